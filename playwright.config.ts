import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What is there is seen at once; only a machine that is busy with something else needs as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  projects: [
    { name: 'browser', testIgnore: '**/*.heavy.spec.ts' },
    // The public site page by page, every page looked over, the edges of the wizard, and what seldom changes.
    { name: 'heavy', testMatch: '**/*.heavy.spec.ts' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording every test in case it fails doubles the time of the suite: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'on' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
});
