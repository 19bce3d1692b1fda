/** Soft sounds of wood and paper; made here, nothing is fetched. */

/** Placing, taking, one's turn, anything else that others do, and the end of the match. */
export type Sound = 'place' | 'take' | 'turn' | 'knock' | 'end';

interface Strike {
  pitch: number; // Hz
  after: number; // seconds
  loudness: number;
  length: number; // seconds
  to?: number; // the pitch at the end
}

const SOUNDS: Readonly<Record<Sound, readonly Strike[]>> = {
  place: [
    { pitch: 165, after: 0, loudness: 0.1, length: 0.12 },
    { pitch: 330, after: 0, loudness: 0.03, length: 0.06 },
  ],
  take: [{ pitch: 420, to: 620, after: 0, loudness: 0.04, length: 0.14 }],
  knock: [{ pitch: 210, after: 0, loudness: 0.06, length: 0.09 }],
  turn: [
    { pitch: 523.25, after: 0, loudness: 0.09, length: 0.5 },
    { pitch: 783.99, after: 0.13, loudness: 0.07, length: 0.5 },
  ],
  end: [
    { pitch: 392, after: 0, loudness: 0.08, length: 0.6 },
    { pitch: 523.25, after: 0.16, loudness: 0.08, length: 0.6 },
    { pitch: 659.25, after: 0.32, loudness: 0.08, length: 0.9 },
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  // Before somebody has touched the page no browser lets it sound, and each complains of the attempt.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const one of SOUNDS[name]) strike(context, one);
  } catch {
    // no sound on this device
  }
}

function strike(audio: AudioContext, { pitch, to, after, loudness, length }: Strike): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
