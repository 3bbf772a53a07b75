/** Small sounds made on the spot: wood on wood, a card, a bell. Nothing is loaded. */
type Sound = "tap" | "turn" | "won" | "over";

let context: AudioContext | null = null;

function note(
  at: AudioContext,
  pitch: number,
  start: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  const voice = at.createOscillator();
  const gain = at.createGain();
  const begin = at.currentTime + start;
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, begin);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(gain).connect(at.destination);
  voice.start(begin);
  voice.stop(begin + length + 0.05);
}

const TUNES: Record<Sound, [pitch: number, start: number, length: number, loud: number, shape: OscillatorType][]> = {
  tap: [
    [220, 0, 0.07, 0.12, "triangle"],
    [440, 0, 0.03, 0.05, "sine"],
  ],
  turn: [
    [587, 0, 0.35, 0.1, "sine"],
    [880, 0.13, 0.5, 0.09, "sine"],
  ],
  won: [
    [523, 0, 0.4, 0.1, "sine"],
    [659, 0.14, 0.4, 0.1, "sine"],
    [784, 0.28, 0.4, 0.1, "sine"],
    [1047, 0.42, 0.8, 0.1, "sine"],
  ],
  over: [
    [523, 0, 0.4, 0.09, "sine"],
    [440, 0.18, 0.7, 0.08, "sine"],
  ],
};

/** A page that nobody has touched yet may neither sound nor shake. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Plays a sound. */
export function play(sound: Sound): void {
  if (!touched()) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const [pitch, start, length, loud, shape] of TUNES[sound]) note(context, pitch, start, length, loud, shape);
  } catch {
    // no sound here
  }
}

/** A short shake, where the device can and somebody has touched the page already. */
export function shake(): void {
  if (touched()) navigator.vibrate?.(60);
}

export const canShake = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
