import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaignPath, paths, wizardPath } from '#contract/paths.ts';
import { helpFor, helpQuestions, sharedShortcuts } from './help-topics.ts';

const article = readFileSync('web/site/help/help.md', 'utf8');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(Object.entries(helpQuestions))('the help centre answers %s in these words', (anchor, question) => {
  expect(plain(article)).toContain(`### ${plain(question)} {#${anchor}}`);
});

test.each([
  paths.home,
  campaignPath('c1'),
  wizardPath('c1', 'offer'),
  paths.leads,
  paths.discovery,
  paths.prospects,
  paths.search,
  paths.socialAccounts,
  paths.settings,
  paths.administration,
])('%s has questions of its own and the shortcuts of every page', (path) => {
  const { questions, shortcuts } = helpFor(path, '');
  expect(questions.length).toBeGreaterThan(1);
  expect(shortcuts.slice(-sharedShortcuts.length)).toEqual(sharedShortcuts);
});

test('a page with keys of its own lists them first', () => {
  const keysOf = (path: string, search = '') => helpFor(path, search).shortcuts.map(([keys]) => keys[0]);
  expect(keysOf(paths.prospects, '?vue=validation')).toEqual(expect.arrayContaining(['V', 'S', 'J', 'K']));
  expect(keysOf(paths.prospects, '?vue=conversations')).toEqual(['J', 'K', 'R', 'Ctrl', 'Ctrl', '?']);
  expect(keysOf(paths.discovery)).toEqual(['→', '←', '↓', 'Z', 'Ctrl', '?']);
  expect(keysOf(paths.prospects)).toEqual(['Ctrl', '?']);
});
