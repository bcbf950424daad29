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
    // What a user does from end to end, one way through each part of the product.
    { name: 'browser', grep: /@journey/ },
    // Everything else: other ways, edges, every page looked over.
    { name: 'heavy', grepInvert: /@journey/ },
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
        // A page lives for seconds: compiling its scripts twice costs more than it saves, a seventh of a test.
        '--js-flags=--no-opt',
      ],
    },
  },
});
