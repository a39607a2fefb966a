/** Sounds, made of notes: nothing has to be fetched. Whether and how loud they are wanted, the settings say. */

import { settings } from "../settings/settings.svelte";

interface Note {
  /** When it begins, in seconds. */
  at: number;
  /** In hertz. */
  pitch: number;
  /** How long it sounds, in seconds. */
  length: number;
  shape: OscillatorType;
}

/** What is turned down together. */
export const SOUND_GROUPS = ["turn", "table", "moments"] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

const bell = (at: number, pitch: number): Note => ({ at, pitch, length: 0.6, shape: "sine" });
const knock = (at: number, pitch: number): Note => ({ at, pitch, length: 0.09, shape: "triangle" });
const horn = (at: number, pitch: number, length = 0.5): Note => ({ at, pitch, length, shape: "sawtooth" });

const SOUNDS = {
  /** It is your turn. */
  turn: { group: "turn", notes: [bell(0, 587), bell(0.14, 880)] },
  /** A card is played or turned up. */
  card: { group: "table", notes: [knock(0, 320), knock(0.05, 240)] },
  /** Something moves. */
  step: { group: "table", notes: [knock(0, 196)] },
  /** Something is gained. */
  gain: { group: "table", notes: [bell(0, 1318), bell(0.07, 1760)] },
  /** Something is lost or struck down. */
  strike: { group: "table", notes: [horn(0, 98, 0.18), knock(0, 73)] },
  /** All should look up. */
  moment: { group: "moments", notes: [horn(0, 294, 0.35), horn(0.16, 392, 0.35), horn(0.32, 440, 0.7)] },
  /** The reader has won, or not. */
  won: { group: "moments", notes: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.36, 1047)] },
  lost: { group: "moments", notes: [bell(0, 440), bell(0.2, 392), bell(0.4, 330)] },
} as const satisfies Record<string, { group: SoundGroup; notes: readonly Note[] }>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.12;
/** Horns and knocks carry further than bells. */
const SHARE: Partial<Record<OscillatorType, number>> = { sawtooth: 0.35, triangle: 1.4 };
const SILENCE = 0.001;

let context: AudioContext | null = null;

/** Play a sound, as loud as its group is wanted. */
export function play(sound: Sound): void {
  const { group, notes } = SOUNDS[sound];
  const volume = settings.sound ? settings.volumes[group] : 0;
  if (volume <= 0) return;
  context ??= new AudioContext();
  for (const note of notes) {
    const start = context.currentTime + note.at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = note.shape;
    tone.frequency.value = note.pitch;
    gain.gain.setValueAtTime(LOUDNESS * volume * (SHARE[note.shape] ?? 1), start);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + note.length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + note.length);
  }
}
