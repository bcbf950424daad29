import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { oppositions } from './oppositions.table.ts';
import { restoreOppositions } from './restore-oppositions.ts';

const t = setUpTestApp();

test('what was said on the page since a backup stays surer than the message that the backup knew, and not the reverse', async () => {
  const { user } = await t.member();
  const at = new Date('2026-11-16T09:00:00Z');
  const row = (hash: string, source: 'reply' | 'page') => ({
    ...{ workspaceId: user.id, hash, source },
    opposedAt: at,
  });
  await t.deps.db.insert(oppositions).values([row('one', 'reply'), row('two', 'page')]);
  await restoreOppositions(makeCtx(t.deps, { kind: 'system' }), [
    row('one', 'page'),
    row('two', 'reply'),
    row('three', 'reply'),
  ]);
  const rows = await t.deps.db.select().from(oppositions).where(eq(oppositions.workspaceId, user.id));
  expect(Object.fromEntries(rows.map(({ hash, source }) => [hash, source]))).toEqual({
    one: 'page',
    two: 'page',
    three: 'reply',
  });
});
