// A trick game of four hidden hands, as one writes it for boardgame.io: the colour led must be followed, the highest
// card of it takes the trick. The pack holds two of each card; what was taken lies open.
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const HAND = 18;
const COLOURS = ["bark", "howl", "yelp", "growl"];

function freshPack() {
  const pack = [];
  for (const colour of COLOURS)
    for (let rank = 1; rank <= 13; rank++) pack.push({ colour, rank }, { colour, rank });
  return pack;
}

function deal(G, random) {
  const pack = random.Shuffle(freshPack());
  G.deal += 1;
  G.hands = [];
  for (let seat = 0; seat < SEATS; seat++) G.hands.push(pack.splice(0, HAND));
  G.pack = pack;
  G.trick = [];
  G.taken = [[], [], [], []];
}

function mayPlay(G, seat, index) {
  const hand = G.hands[seat];
  if (!Number.isInteger(index) || index < 0 || index >= hand.length) return false;
  const led = G.trick.length ? G.trick[0].card.colour : null;
  return led === null || hand[index].colour === led || hand.every((card) => card.colour !== led);
}

function winnerOf(trick) {
  let best = trick[0];
  for (const laid of trick)
    if (laid.card.colour === best.card.colour && laid.card.rank > best.card.rank) best = laid;
  return best.seat;
}

function play({ G, playerID, events, random }, index) {
  const seat = Number(playerID);
  if (!mayPlay(G, seat, index)) return INVALID_MOVE;
  const [card] = G.hands[seat].splice(index, 1);
  G.trick.push({ seat, card });
  let next = (seat + 1) % SEATS;
  if (G.trick.length === SEATS) {
    next = winnerOf(G.trick);
    G.taken[next].push(...G.trick.map((laid) => laid.card));
    G.points[next] += 1;
    G.trick = [];
    if (G.hands.every((hand) => hand.length === 0)) deal(G, random);
  }
  events.endTurn({ next: String(next) });
}

// Everybody sees the own hand; of the others' and of the pack, how many cards there are.
function playerView({ G, playerID }) {
  const { pack, hands, ...open } = G;
  const hand = playerID === null || playerID === undefined ? [] : hands[playerID];
  return { ...open, hand, held: hands.map((cards) => cards.length), left: pack.length };
}

exports.Hands = {
  name: "hands",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = { deal: 0, points: [0, 0, 0, 0] };
    deal(G, random);
    return G;
  },
  moves: { play: { move: play, client: false } },
  playerView,
};
