import { SCORE, type Stroke } from './score.ts';
import { startSea } from './sea.ts';
import type { Sound } from './sounds.ts';

/** The same sound within this time is quieter, so that ten payments in a row do not hammer. */
const SOON_SECONDS = 0.6;
const QUIETER = 0.55;
/** How far a pitch may be off, up or down, so that no two coins are quite alike. */
const DETUNE = 0.03;
const SWELL_SECONDS = 0.004;
const NOISE_SECONDS = 4;

/** Plays the sounds of a table. A browser lets a page be heard only after somebody has touched it. */
export class Speaker {
  readonly #audio = new AudioContext();
  readonly #volume = new GainNode(this.#audio);
  readonly #noise = noise(this.#audio);
  readonly #last = new Map<Sound, number>();
  #stopSea: (() => void) | undefined;

  constructor() {
    this.#volume.connect(new DynamicsCompressorNode(this.#audio)).connect(this.#audio.destination);
  }

  /** From silent, 0, to as loud as can be, 1. What people hear grows slower than the power. */
  set volume(volume: number) {
    this.#volume.gain.setTargetAtTime(volume ** 2, this.#audio.currentTime, 0.05);
  }

  play(sound: Sound): void {
    void this.#audio.resume();
    const now = this.#audio.currentTime;
    const before = this.#last.get(sound) ?? -SOON_SECONDS;
    this.#last.set(sound, now);
    const loud = now - before < SOON_SECONDS ? QUIETER : 1;
    const pitch = 1 + (Math.random() * 2 - 1) * DETUNE;
    for (const stroke of SCORE[sound]) this.#strike(stroke, now + stroke.at, loud, pitch);
  }

  startSea(): void {
    void this.#audio.resume();
    this.#stopSea ??= startSea(this.#audio, this.#noise, this.#volume);
  }

  stopSea(): void {
    this.#stopSea?.();
    this.#stopSea = undefined;
  }

  close(): void {
    void this.#audio.close();
  }

  #strike(stroke: Stroke, begin: number, louder: number, higher: number): void {
    const { lasts, loud, swell = SWELL_SECONDS } = stroke;
    const gain = new GainNode(this.#audio, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud * louder, begin + swell);
    gain.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
    gain.connect(this.#volume);
    const source = this.#source(stroke, begin, higher, gain);
    source.start(begin);
    source.stop(begin + lasts);
  }

  #source(stroke: Stroke, begin: number, higher: number, out: AudioNode): AudioScheduledSourceNode {
    if (stroke.kind !== 'hiss') {
      const tone = new OscillatorNode(this.#audio, { type: stroke.kind });
      slide(tone.frequency, stroke, begin, higher);
      tone.connect(out);
      return tone;
    }
    const filter = new BiquadFilterNode(this.#audio, { type: 'bandpass', Q: 1.2 });
    slide(filter.frequency, stroke, begin, higher);
    const source = new AudioBufferSourceNode(this.#audio, { buffer: this.#noise, loop: true });
    source.connect(filter).connect(out);
    return source;
  }
}

function slide(param: AudioParam, { lasts, pitch, to = pitch }: Stroke, begin: number, higher: number): void {
  param.setValueAtTime(pitch * higher, begin);
  param.exponentialRampToValueAtTime(to * higher, begin + lasts);
}

/** White noise, made once: every hiss is cut out of it. */
function noise({ sampleRate }: AudioContext): AudioBuffer {
  const length = sampleRate * NOISE_SECONDS;
  const buffer = new AudioBuffer({ length, sampleRate });
  buffer.copyToChannel(
    Float32Array.from({ length }, () => Math.random() * 2 - 1),
    0,
  );
  return buffer;
}
