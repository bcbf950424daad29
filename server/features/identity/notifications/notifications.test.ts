import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/notifications.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { notify } from './notify.ts';

const t = setUpTestApp();
const notifyUser = (userId: string, title: string) =>
  notify(makeCtx(t.deps, { kind: 'system' }), userId, {
    title,
    message: 'Texte',
    type: 'success',
    link: '/leads',
  });

test('the newest come first; one can be read, dismissed, or all read', async () => {
  const ana = await t.member();
  t.clock.advance(1000);
  await notifyUser(ana.user.id, 'Deuxième');
  t.clock.advance(1000);
  await notifyUser(ana.user.id, 'Troisième');
  const list = await ana.call(notificationsApi.list);
  expect(list.map(({ title }) => title)).toEqual(['Troisième', 'Deuxième', 'Bienvenue sur Accroche']);
  expect(list[0]).toMatchObject({ type: 'success', read: false, dismissed: false, link: '/leads' });

  await ana.call(notificationsApi.read, { params: { id: list[0]?.id ?? '' } });
  await ana.call(notificationsApi.dismiss, { params: { id: list[1]?.id ?? '' } });
  const after = await ana.call(notificationsApi.list);
  expect(after.map(({ title, read }) => [title, read])).toEqual([
    ['Troisième', true],
    ['Bienvenue sur Accroche', false],
  ]);
  await ana.call(notificationsApi.readAll);
  expect((await ana.call(notificationsApi.list)).every(({ read }) => read)).toBe(true);
});

test('another person’s notification does not exist, and reading all of mine leaves theirs', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const id = (await ana.call(notificationsApi.list))[0]?.id ?? '';
  await expect(paul.call(notificationsApi.read, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(paul.call(notificationsApi.dismiss, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
  await paul.call(notificationsApi.readAll);
  expect((await ana.call(notificationsApi.list))[0]?.read).toBe(false);
});
