import { keepSettings, keptSettings, type Settings } from './settings.ts';

/** What this device is set to. A change is kept and seen everywhere at once. */
class Preferences {
  now: Settings = $state.raw(keptSettings());

  change(part: Partial<Settings>): void {
    this.now = { ...this.now, ...part };
    keepSettings(this.now);
    this.show();
  }

  /** Marks the page, for the style sheets. */
  show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.isDark() ? 'dark' : 'light';
    dataset.motion = this.isStill() ? 'reduced' : 'full';
  }

  isDark(): boolean {
    const { theme } = this.now;
    return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  }

  /** Whether nothing should move for its own sake. */
  isStill(): boolean {
    const { motion } = this.now;
    if (motion === 'system') return matchMedia('(prefers-reduced-motion: reduce)').matches;
    return motion === 'reduced';
  }

  /** How long something is shown that would take so many milliseconds at a normal pace. */
  taking(milliseconds: number): number {
    return milliseconds * SECONDS[this.now.pace];
  }

  /** How long something moves that would take so many milliseconds at a normal pace. */
  lasting(milliseconds: number): number {
    return this.isStill() ? 0 : milliseconds * SECONDS[this.now.pace];
  }
}

/** What takes one second at a normal pace. */
const SECONDS = { story: 1 / 0.6, normal: 1, brisk: 0.5, instant: 0 } as const;

export const preferences = new Preferences();
