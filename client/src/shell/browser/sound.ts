/** A soft chime of wood for one's turn; made here, nothing is fetched. */

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    strike(context, 523.25, 0, 0.09);
    strike(context, 783.99, 0.13, 0.07);
  } catch {
    // no sound on this device
  }
}

export function knock(): void {
  try {
    context ??= new AudioContext();
    strike(context, 210, 0, 0.06, 0.09);
  } catch {
    // no sound on this device
  }
}

function strike(audio: AudioContext, pitch: number, after: number, loudness: number, length = 0.5): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
