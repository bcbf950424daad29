import { expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { privacyApi } from '#contract/overview/privacy.ts';
import { senderPageApi } from '#contract/overview/sender-page.ts';
import { senderPagePath } from '#contract/paths.ts';
import { informBy } from '#core/privacy/information.ts';
import { daysLeft, legalZone } from '#core/privacy/legal-delay.ts';
import { afterMonthsIn } from '#core/time/after-months.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantAttempt, plantEnrolments } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const dayMs = 24 * 3_600_000;

async function plantContacts() {
  const ana = await t.member();
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const { id: campaignId } = await prepareCampaign(ana);
  await plantLeads(t.deps, workspaceId, campaignId, 5);
  const owner = { workspaceId, accountId, campaignId };
  const ids = await plantEnrolments(t.deps, owner, [{}, {}, {}, {}, {}]);
  const daysAgo = (days: number) => new Date(t.deps.campaignClock.now().getTime() - days * dayMs);
  const act = (at: number, act: 'invite' | 'message' | 'visit', days: number, text?: string) =>
    plantAttempt(
      t.deps,
      { ...owner, personId: ids[at] ?? '' },
      { act, claimedAt: daysAgo(days), settledAt: daysAgo(days), ...(text && { text }) },
    );
  const relate = (at: number, state: 'invited' | 'connected') =>
    t.deps.db
      .insert(relations)
      .values({ workspaceId, accountId, personId: ids[at] ?? '', state, since: daysAgo(40) });
  return { ana, ids, act, relate };
}

test('a link informs, a month is left to the others, and who is late is listed with what to do', async () => {
  const { ana, ids, act, relate } = await plantContacts();
  await act(0, 'invite', 40);
  await act(
    0,
    'message',
    35,
    `À bientôt.\n\nVos données : https://accroche.example${senderPagePath('0123')}`,
  );
  await act(1, 'invite', 10);
  await act(2, 'invite', 40);
  await relate(2, 'invited');
  await act(3, 'invite', 50);
  await act(3, 'message', 45, 'Bonjour, un mot sans lien.');
  await relate(3, 'connected');
  await act(4, 'visit', 60);
  const read = () => ana.call(privacyApi.information);
  const { people, page, ...counts } = await read();
  expect(counts).toEqual({ byLink: 1, otherwise: 0, inTime: 1, late: 2 });
  const expediteur = new URL(page, 'https://accroche.example').searchParams.get('e') ?? '';
  expect(await t.client().call(senderPageApi.read, { query: { expediteur } })).toMatchObject({
    name: `${ana.user.firstName} ${ana.user.lastName}`,
  });
  expect(people.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
  expect(people[0]?.advice).toContain('écrivez-lui');
  expect(people[1]?.advice).toContain('Invitation sans réponse');

  const note = (by: typeof ana, ...at: number[]) =>
    by.call(privacyApi.noteInformed, {
      body: { personIds: at.map((one) => ids[one] ?? ''), how: 'par téléphone, le 12' },
    });
  await note(ana, 2);
  expect(await read()).toMatchObject({ byLink: 1, otherwise: 1, inTime: 1, late: 1 });
  const history = await ana.call(peopleApi.history, { params: { id: ids[2] ?? '' } });
  expect(history.map(({ text }) => text)).toContain('Informée de ses droits\u00a0: par téléphone, le 12');

  const luc = await t.member();
  expect(await luc.call(privacyApi.information)).toMatchObject({ late: 0, people: [] });
  await expect(note(luc, 3)).rejects.toMatchObject({ status: 404 });
});

test('whoever was first written to a month ago may be informed until tonight', async () => {
  const { ana, act } = await plantContacts();
  const now = t.deps.campaignClock.now();
  const first = instantIn(legalZone, dayIn(legalZone, afterMonthsIn(legalZone, now, -1)), 1);
  await act(0, 'invite', (now.getTime() - first.getTime()) / dayMs);
  // After a shorter month there is no such day: the same rule says so.
  const isLate = daysLeft(informBy(first), now) < 0;
  expect(await ana.call(privacyApi.information)).toMatchObject({
    late: isLate ? 1 : 0,
    inTime: isLate ? 0 : 1,
  });
});

test('several are noted at once, or none where one is unknown', async () => {
  const { ana, ids, act } = await plantContacts();
  for (const at of [0, 1, 2]) await act(at, 'invite', 40);
  const note = (personIds: string[]) =>
    ana.call(privacyApi.noteInformed, { body: { personIds, how: 'par courrier' } });
  await expect(note([...ids.slice(0, 2), crypto.randomUUID()])).rejects.toMatchObject({ status: 404 });
  expect(await ana.call(privacyApi.information)).toMatchObject({ otherwise: 0, late: 3 });
  expect(await note(ids.slice(0, 2))).toMatchObject({ otherwise: 2, late: 1 });
});
