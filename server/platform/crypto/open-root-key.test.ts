import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { secureRandom } from '../random.ts';
import { openRootKey } from './open-root-key.ts';
import { rootKeys } from './root-key.table.ts';

const t = setUpTestApp();
beforeEach(() => t.deps.db.delete(rootKeys));

let drawn = 0;
const open = (appKey: string, previousAppKey?: string) =>
  openRootKey(t.deps.db, secureRandom, { appKey, previousAppKey, first: async () => `root-${++drawn}` });

test('a new APP_KEY opens what the one before sealed, and then alone', async () => {
  const root = await open('first-key');
  expect(await open('first-key')).toBe(root);
  expect(await open('second-key')).toBeNull();
  expect(await open('second-key', 'first-key')).toBe(root);
  expect(await open('second-key')).toBe(root);
  expect(await open('first-key')).toBeNull();
  expect(await open('third-key', 'first-key')).toBeNull();
});

test('processes that start together agree on one root', async () => {
  const roots = await Promise.all(Array.from({ length: 8 }, () => open('first-key')));
  expect(new Set(roots).size).toBe(1);
  expect(await t.deps.db.select().from(rootKeys)).toHaveLength(1);
});
