import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, canAptInstall } from './apt.ts';
import { runCommand } from './run-command.ts';

// The first has no window to draw: the same engine for a fifth less time.
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const knownPaths = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that is already on the machine: CHROMIUM_PATH, an installed one, or one that Playwright fetched. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...knownPaths, ...playwrightBrowsers()].find((path) => existsSync(path));
}

function playwrightBrowsers() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ];
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => /^chromium-\d+$/.test(name))
        .flatMap((name) => inside.map((rest) => join(cache, name, rest))),
    );
}

/** The path of a Chromium that starts; fetches one when the machine has none. */
export async function ensureChromium(): Promise<string> {
  if (!process.env.CHROMIUM_PATH && canAptInstall && !findChromium()?.endsWith(headlessShell))
    await aptInstall(headlessShell).catch(() => undefined);
  const found = findChromium();
  if (found) return found;
  const reasons: string[] = [];
  const download = await runCommand(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { timeoutMs: 180_000 },
  );
  if (download.code !== 0) reasons.push(`playwright install: ${download.output.trim().split('\n').at(-1)}`);
  // A downloaded browser may lack the system's libraries: it counts only if it runs.
  const downloaded = findChromium();
  if (downloaded && (await runCommand(downloaded, ['--version'], { timeoutMs: 30_000 })).code === 0)
    return downloaded;
  if (canAptInstall) {
    try {
      await aptInstall('chromium');
      if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error(
    `No Chromium: install one, or set CHROMIUM_PATH. Tried, in vain:\n${reasons.join('\n') || 'nothing could be tried'}`,
  );
}
