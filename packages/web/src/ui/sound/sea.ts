/** Two layers of noise that swell and ebb like a calm sea and the wind over it, each in its own time. */
const LAYERS = [
  { type: 'lowpass', hertz: 420, loud: 0.05, seconds: 9 },
  { type: 'bandpass', hertz: 1300, loud: 0.012, seconds: 14 },
] as const;

/** Lets the sea be heard until the returned function is called. */
export function startSea(audio: AudioContext, noise: AudioBuffer, out: AudioNode): () => void {
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setTargetAtTime(1, audio.currentTime, 2);
  fade.connect(out);
  const sources = LAYERS.flatMap(({ type, hertz, loud, seconds }) => {
    const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
    const swell = new OscillatorNode(audio, { frequency: 1 / seconds });
    const depth = new GainNode(audio, { gain: loud / 2 });
    const gain = new GainNode(audio, { gain: loud });
    swell.connect(depth).connect(gain.gain);
    source
      .connect(new BiquadFilterNode(audio, { type, frequency: hertz }))
      .connect(gain)
      .connect(fade);
    return [source, swell];
  });
  for (const source of sources) source.start();
  return () => {
    for (const source of sources) source.stop();
    fade.disconnect();
  };
}
