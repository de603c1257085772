// A short bell, made on the spot.
let context: AudioContext | null = null;

export function ring(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, delay] of [[660, 0], [880, 0.12]] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, now + delay);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.55);
  }
}
