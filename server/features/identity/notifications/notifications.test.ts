import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
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

test('what shows on the screen is chosen by what it is about; what nobody knows is refused', async () => {
  const ana = await t.member();
  const change = (hiddenNews: string[]) =>
    ana.call(notificationsApi.changeSettings, { body: { hiddenNews } as never });
  expect((await ana.call(notificationsApi.settings)).hiddenNews).toEqual([]);
  expect((await change(['prospects', 'campaigns'])).hiddenNews).toEqual(['prospects', 'campaigns']);
  await expect(change(['weather'])).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(change(['account', 'account'])).rejects.toMatchObject({ code: 'invalid_input' });
  // The other choices stay as they are.
  const after = await ana.call(notificationsApi.changeSettings, { body: { mailsWeek: false } });
  expect(after).toMatchObject({ hiddenNews: ['prospects', 'campaigns'], mailsWeek: false, showsNews: true });
  expect((await (await t.member()).call(notificationsApi.settings)).hiddenNews).toEqual([]);
});
