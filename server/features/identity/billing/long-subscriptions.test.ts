/** @module-tag heavy */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Billing, billingApi, type PlanOrder } from '#contract/identity/billing.ts';
import { paths } from '#contract/paths.ts';
import { graceDays } from '#core/identity/billing.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { cards, setUpBillingApp } from '#tests/support/billing-app.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { sweepBilling } from './billing.jobs.ts';
import { billingSubscriptions } from './billing.table.ts';

// Months pass here for everybody: these customers are alone.
const t = setUpBillingApp();

const verified = { emailVerifiedAt: new Date() };
const read = (person: TestClient): Promise<Billing> => person.call(billingApi.read);
const change = async (person: TestClient, order: PlanOrder) => {
  const { pricedAt } = await person.call(billingApi.preview, { body: order });
  await person.call(billingApi.change, { body: { ...order, pricedAt } });
};

test('fourteen months, one at a time: an invoice each, a plan up, a plan down, an end that is dated', async () => {
  const ana = await t.member(verified);
  const begunAt = t.clock.now();
  await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' });
  const lived: string[] = [];
  for (let month = 1; month <= 14; month++) {
    if (month === 3) await change(ana, { plan: 'EXPERT', interval: 'monthly' });
    if (month === 6) await change(ana, { plan: 'SOLO', interval: 'monthly' });
    if (month === 12) await ana.call(billingApi.cancel);
    // As long as the longest month: each brings one renewal, whatever the day it begins on.
    await t.advanceDays(31);
    const { plan, state } = await read(ana);
    lived.push(`${plan} ${state}`);
  }
  expect(lived).toEqual([
    ...Array(2).fill('PRO active'),
    ...Array(3).fill('EXPERT active'),
    ...Array(6).fill('SOLO active'),
    ...Array(3).fill('FREE ended'),
  ]);
  const { invoices } = await read(ana);
  expect(invoices, 'the first, eleven renewals, and the difference of a plan').toHaveLength(13);
  expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(13);
  const [row] = await t.deps.db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, ana.user.id));
  const months = ((row?.endedAt?.getTime() ?? 0) - begunAt.getTime()) / (30.44 * 86_400_000);
  expect(Math.round(months)).toBe(12);
});

test('a month that the bank refuses: the mail says what happens on which day, in words and in HTML', async () => {
  const ana = await t.member({ ...verified, firstName: 'Ana' });
  await t.subscribe(ana, { plan: 'PRO', interval: 'monthly' }, cards.failsLater);
  await t.advanceDays(32);
  await runJob(makeCtx(t.deps, { kind: 'system' }), sweepBilling, {});
  await t.runJobs();
  const [row] = await t.deps.db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, ana.user.id));
  const until = new Date((row?.pastDueSince?.getTime() ?? 0) + graceDays * 86_400_000);
  const day = until.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const mail = await t.mailbox.lastTo(ana.email, { subject: /n’est pas passé/ });
  for (const content of [mail.text, mail.html]) {
    expect(content).toContain('Bonjour Ana,');
    expect(content).toContain('Votre banque a refusé le paiement de votre formule PRO.');
    expect(content).toContain(`Rien ne change jusqu’au ${day}.`);
    expect(content).toContain('Changer de carte');
    expect(content).not.toMatch(/undefined|null|NaN/);
  }
  expect(mail.links).toContain(`${t.deps.env.publicUrl}${paths.subscription}`);
});
