import { defineConfig, devices } from '@playwright/test';
import base from './playwright.config.ts';

/** What is measured in milliseconds: one page at a time, to be run on a machine that does nothing else. */
export default defineConfig({
  ...base,
  testDir: 'packages/web/e2e/pace',
  workers: 1,
  projects: [{ name: 'pace', use: { ...devices['Desktop Chrome'] } }],
});
