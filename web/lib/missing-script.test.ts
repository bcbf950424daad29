import { expect, test } from 'vitest';
import { makeMemoryStorage } from '#tests/support/fake-campaign-server.ts';
import { isMissingScript, mayReload } from './missing-script.ts';

test('a page is loaded anew once for each script that is missing, and never where nothing can be remembered', () => {
  const storage = makeMemoryStorage();
  expect(mayReload(() => storage, 'leads-1.js')).toBe(true);
  expect(mayReload(() => storage, 'leads-1.js')).toBe(false);
  expect(mayReload(() => storage, 'leads-2.js')).toBe(true);
  expect(mayReload(() => storage, 'leads-2.js')).toBe(false);
  storage.isFull = true;
  expect(mayReload(() => storage, 'leads-3.js')).toBe(false);
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(mayReload(forbidden, 'leads-4.js')).toBe(false);
});

test.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/leads.page-1.js',
  'error loading dynamically imported module: https://a.example/assets/leads.page-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/leads-1.css',
])('a script that did not come is told from a fault of the page: %s', (message) => {
  expect(isMissingScript(new TypeError(message))).toBe(true);
  expect(isMissingScript(new TypeError('undefined is not a function'))).toBe(false);
});
