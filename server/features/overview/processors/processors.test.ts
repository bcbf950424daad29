import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { privacyApi } from '#contract/overview/privacy.ts';
import type { Processor } from '#core/processors.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { watchProcessorsJob } from './processors.jobs.ts';

const t = setUpTestApp();
beforeEach(async () => {
  await t.deps.db.execute(sql`delete from processor_lists`);
  await t.deps.db.execute(sql`delete from announcements`);
});

const host = { name: 'OVH', task: 'hébergement' };
const writer = { name: 'Mistral AI', task: 'modèle d’écriture' };
const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000);

/** A worker that starts with this configuration. */
const start = (processors: Processor[], nextProcessors: typeof t.deps.env.nextProcessors = null) =>
  runJob(
    {
      ...makeCtx(t.deps, { kind: 'system' } as const),
      env: { ...t.deps.env, nextProcessors, site: { ...t.deps.env.site, processors } },
    },
    watchProcessorsJob,
    {},
  );
const noticesOf = async (member: Awaited<ReturnType<typeof t.member>>) =>
  (await member.call(notificationsApi.list))
    .filter(({ title }) => title.includes('sous-traitants'))
    .map(({ message }) => message);

test('a first list is no news; a changed one is announced to everybody, once', async () => {
  const ana = await t.member();
  await start([host]);
  await start([host]);
  expect(await noticesOf(ana)).toEqual([]);
  await start([host, writer]);
  await start([host, writer]);
  const notices = await noticesOf(ana);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatch(/^Ajouté\u00a0: Mistral AI \(modèle d’écriture\)\. À partir du /);
  const { changes } = await ana.call(privacyApi.agreement);
  expect(changes).toMatchObject([{ added: [writer], removed: [], isToCome: false }]);
});

test('one that is planned is announced with its day, and not again when the day comes', async () => {
  const ana = await t.member();
  await start([host]);
  const planned = { processors: [writer], effectiveAt: inDays(30) };
  await start([host], planned);
  await start([host], planned);
  expect(await noticesOf(ana)).toHaveLength(1);
  expect((await ana.call(privacyApi.agreement)).changes).toMatchObject([
    { added: [writer], removed: [host], isToCome: true, effectiveAt: planned.effectiveAt.toISOString() },
  ]);
  await start([writer]);
  expect(await noticesOf(ana)).toHaveLength(1);
});

test('the agreement is read on the screen and on paper, by who is signed in', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const { parts } = await ana.call(privacyApi.agreement);
  expect(parts.map(({ title }) => title)).toEqual([
    'Parties',
    'Clauses',
    'Autres sous-traitants',
    'Mesures de sécurité',
  ]);
  const { text } = await readPdf((await ana.request({ url: privacyApi.agreementFile.path })).rawPayload);
  expect(text).toContain('Pas encore en place');
  expect(text).toContain(t.deps.env.site.contactEmail);
});
