/** Sounds, made of notes: nothing has to be fetched. Whether they are wanted, `settings.sound` says. */

interface Note {
  /** When it begins, in seconds. */
  at: number;
  /** In hertz. */
  pitch: number;
}

/** Two notes of a small bell. */
export const BELL: readonly Note[] = [
  { at: 0, pitch: 587 },
  { at: 0.14, pitch: 880 },
];

const LOUDNESS = 0.12;
const SILENCE = 0.001;
const SECONDS = 0.6;

let context: AudioContext | null = null;

/** Play notes that fade away as those of a bell. */
export function play(notes: readonly Note[]): void {
  context ??= new AudioContext();
  for (const note of notes) {
    const start = context.currentTime + note.at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = note.pitch;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
  }
}
