// Serves the game on free ports of loopback, in memory, and prints the addresses of the game and of the lobby; ends with the one who started it.
const { Server } = require("boardgame.io/server");
const { Hands } = require("./hands.js");

async function main() {
  const server = Server({ games: [Hands], origins: ["http://127.0.0.1"] });
  const free = { host: "127.0.0.1", port: 0 };
  const running = await server.run({ port: free, lobbyConfig: { apiPort: free } });
  process.stdin.resume();
  process.stdin.on("end", () => process.exit(0));
  process.on("SIGUSR2", () => global.gc && global.gc());
  const [game, lobby] = [running.appServer, running.apiServer].map((one) => `http://127.0.0.1:${one.address().port}`);
  process.stdout.write(`${game} ${lobby}\n`);
}

main();
