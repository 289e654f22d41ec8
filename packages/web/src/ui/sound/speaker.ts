/** What a table sounds like. */
export type Sound = 'bell' | 'cannon' | 'card' | 'coin' | 'dice';

/** One stroke of a sound: a tone or a hiss that dies away. */
interface Stroke {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** In hertz: of the tone, or of the middle of the hiss. */
  readonly pitch: number;
  /** Where the pitch falls to. */
  readonly to?: number;
  readonly kind: 'hiss' | 'sine' | 'triangle';
}

const SCORE: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: [{ at: 0, lasts: 0.09, loud: 0.16, pitch: 2600, to: 900, kind: 'hiss' }],
  dice: [
    { at: 0, lasts: 0.05, loud: 0.22, pitch: 1500, kind: 'hiss' },
    { at: 0.07, lasts: 0.05, loud: 0.19, pitch: 1380, kind: 'hiss' },
    { at: 0.16, lasts: 0.05, loud: 0.16, pitch: 1260, kind: 'hiss' },
    { at: 0.29, lasts: 0.05, loud: 0.12, pitch: 1140, kind: 'hiss' },
  ],
  coin: [
    { at: 0, lasts: 0.18, loud: 0.1, pitch: 1980, kind: 'triangle' },
    { at: 0.06, lasts: 0.3, loud: 0.1, pitch: 2640, kind: 'triangle' },
  ],
  cannon: [
    { at: 0, lasts: 0.7, loud: 0.5, pitch: 110, to: 32, kind: 'sine' },
    { at: 0, lasts: 0.5, loud: 0.35, pitch: 500, to: 90, kind: 'hiss' },
  ],
  bell: [
    { at: 0, lasts: 1.4, loud: 0.16, pitch: 880, kind: 'sine' },
    { at: 0, lasts: 0.9, loud: 0.08, pitch: 2217, kind: 'sine' },
    { at: 0.24, lasts: 1.6, loud: 0.16, pitch: 880, kind: 'sine' },
  ],
};

/** A browser lets a page be heard only after somebody has touched it; before that it is silent. */
export class Speaker {
  #audio: AudioContext | undefined;

  play(sound: Sound): void {
    if (!navigator.userActivation.hasBeenActive) return;
    const audio = (this.#audio ??= new AudioContext());
    void audio.resume();
    for (const stroke of SCORE[sound]) strike(audio, stroke);
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = undefined;
  }
}

function strike(audio: AudioContext, stroke: Stroke): void {
  const { at, lasts, loud, kind } = stroke;
  const begin = audio.currentTime + at;
  const gain = new GainNode(audio);
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  gain.connect(audio.destination);
  const source = kind === 'hiss' ? hiss(audio, stroke, gain) : tone(audio, kind, stroke, gain);
  source.start(begin);
  source.stop(begin + lasts);
}

function tone(audio: AudioContext, type: OscillatorType, stroke: Stroke, out: AudioNode): OscillatorNode {
  const oscillator = new OscillatorNode(audio, { type });
  fall(oscillator.frequency, audio.currentTime, stroke);
  oscillator.connect(out);
  return oscillator;
}

function hiss(audio: AudioContext, stroke: Stroke, out: AudioNode): AudioBufferSourceNode {
  const length = Math.ceil(audio.sampleRate * stroke.lasts);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  buffer.copyToChannel(
    Float32Array.from({ length }, () => Math.random() * 2 - 1),
    0,
  );
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 1.2 });
  fall(filter.frequency, audio.currentTime, stroke);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(out);
  return source;
}

function fall(pitch: AudioParam, now: number, { at, lasts, pitch: from, to = from }: Stroke): void {
  pitch.setValueAtTime(from, now + at);
  pitch.exponentialRampToValueAtTime(to, now + at + lasts);
}
