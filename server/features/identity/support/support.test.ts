import { expect, test } from 'vitest';
import { supportApi } from '#contract/identity/support.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { sweepSupport } from './support.jobs.ts';
import { supportRequests } from './support.table.ts';

const t = setUpTestApp({ SUPPORT_EMAIL: 'aide@accroche.example' });
const body = {
  name: 'Jeanne Morel',
  email: 'jeanne@exemple.fr',
  topic: 'question' as const,
  message: 'Comment connecter mon compte ?\n\nMerci d’avance.',
};
const kept = () => t.deps.db.select().from(supportRequests);

test('a visitor’s request is kept and mailed to the support mailbox', async () => {
  await t.client().call(supportApi.send, { body });
  expect(await kept()).toMatchObject([
    { name: 'Jeanne Morel', userId: null, priority: 'standard', mailedAt: null },
  ]);
  await t.runJobs();
  const mail = await t.mailbox.lastTo('aide@accroche.example');
  expect(mail.subject).toBe('Question de Jeanne Morel');
  expect(mail.text).toContain('Merci d’avance.');
  expect((await kept())[0]?.mailedAt).not.toBeNull();
});

test.each([
  ['PRO', 'Inès Benali', 'Problème d’Inès Benali'],
  ['EXPERT', 'Jeanne Morel', '[Prioritaire] Problème de Jeanne Morel'],
  ['ENTERPRISE', 'Jeanne Morel', '[24 h/24] Problème de Jeanne Morel'],
] as const)('a %s member’s request is marked', async (subscription, name, subject) => {
  const member = await t.member({ subscription });
  await member.call(supportApi.send, { body: { ...body, name, topic: 'problem' } });
  await t.runJobs();
  expect((await t.mailbox.lastTo('aide@accroche.example', { subject: /Problème/ })).subject).toBe(subject);
});

test('a robot that fills the trap is thanked, and nothing is kept', async () => {
  const before = (await kept()).length;
  const reply = await t
    .client()
    .call(supportApi.send, { body: { ...body, website: 'https://spam.example' } });
  expect(reply.message).toContain('bien arrivé');
  expect(await kept()).toHaveLength(before);
});

test('five requests an hour from one address', async () => {
  const visitor = t.client();
  for (let i = 0; i < 5; i++) await visitor.call(supportApi.send, { body });
  await expect(visitor.call(supportApi.send, { body })).rejects.toMatchObject({
    status: 429,
    message: 'Vous avez déjà envoyé cinq messages. Réessayez dans une heure.',
  });
});

test('a message too short is refused at its field', async () => {
  await expect(
    t.client().call(supportApi.send, { body: { ...body, message: 'Aide' } }),
  ).rejects.toMatchObject({
    status: 400,
    fields: { message: expect.stringContaining('10 caractères') },
  });
});

test('a request whose job was lost is mailed by the sweep', async () => {
  await t.runJobs();
  await t.client().call(supportApi.send, { body: { ...body, name: 'Paul Perdu' } });
  await t.deps.jobs.boss.deleteAllJobs('support.mail-request');
  t.clock.advance(3 * 60_000);
  await runJob(makeCtx(t.deps, { kind: 'system' }), sweepSupport, {});
  await t.runJobs();
  await t.mailbox.lastTo('aide@accroche.example', { subject: /Paul Perdu/ });
});

test('a request is kept three years, then purged in the night', async () => {
  const sweep = () => runJob(makeCtx(t.deps, { kind: 'system' }), sweepSupport, {});
  const names = async () => (await kept()).map(({ name }) => name);
  const moveTo = (moment: Date) => t.clock.advance(moment.getTime() - t.clock.now().getTime());
  const send = (name: string) => t.client().call(supportApi.send, { body: { ...body, name } });
  const nightOf = (year: number) => new Date(Date.UTC(year, 5, 10, 2, 30));
  const year = t.clock.now().getUTCFullYear() + 1;

  moveTo(nightOf(year));
  await send('Ancienne');
  moveTo(new Date(nightOf(year).getTime() + 2 * 3_600_000));
  await send('Suivante');
  moveTo(new Date(nightOf(year + 3).getTime() + 12 * 3_600_000));
  await sweep();
  expect(await names(), 'by day').toContain('Ancienne');
  moveTo(new Date(nightOf(year + 3).getTime() + 60_000));
  await sweep();
  expect(await names()).not.toContain('Ancienne');
  expect(await names()).toContain('Suivante');
});
