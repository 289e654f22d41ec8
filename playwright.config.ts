import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const port = process.env.E2E_PORT ?? '4173';
const address = `http://127.0.0.1:${port}`;

const browser = findBrowser();

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Whole games in a browser without a graphics card: what hangs is found late, and what is only slow is not called wrong.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: address,
    trace: { mode: 'retain-on-failure', screenshots: false },
    // Else every test would fetch all of the pages once more, to keep them for a time without a network.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/phone.spec.ts', '**/pace/**'],
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'phone',
      testMatch: '**/phone.spec.ts',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs ${port}`,
    url: address,
    reuseExistingServer: false,
    // Rather than at once, so that it can take its folder along.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
