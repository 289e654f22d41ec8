import { once } from '../../browser/once.ts';
import type { Sound } from './sounds.ts';
import type { Speaker } from './speaker.ts';

const fetchSpeaker = once(async () => (await import('./speaker.ts')).Speaker);

/** A speaker that is fetched when it is first needed; silent until the page has been touched. */
export class Loudspeaker {
  #speaker: Speaker | undefined;
  #volume = 1;
  #isClosed = false;

  set volume(volume: number) {
    this.#volume = volume;
    if (this.#speaker !== undefined) this.#speaker.volume = volume;
  }

  play(sound: Sound): void {
    void this.#open().then((speaker) => speaker?.play(sound));
  }

  setSea(isOn: boolean): void {
    if (!isOn) this.#speaker?.stopSea();
    else void this.#open().then((speaker) => speaker?.startSea());
  }

  close(): void {
    this.#isClosed = true;
    this.#speaker?.close();
    this.#speaker = undefined;
  }

  async #open(): Promise<Speaker | undefined> {
    if (!navigator.userActivation.hasBeenActive) return undefined;
    const Fetched = await fetchSpeaker().catch(() => undefined);
    if (Fetched === undefined || this.#isClosed) return undefined;
    if (this.#speaker === undefined) {
      this.#speaker = new Fetched();
      this.#speaker.volume = this.#volume;
    }
    return this.#speaker;
  }
}
