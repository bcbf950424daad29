import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { referralsApi } from '#contract/overview/referrals.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { done } from '#server/providers/social-network/outcome.ts';
import type { FoundPerson } from '#server/providers/social-network/people.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import { countingNetwork } from '#tests/support/plant-ready.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

const claire: FoundPerson = {
  personId: 'ACoClairePetit',
  publicIdentifier: 'claire-petit',
  memberUrn: null,
  firstName: 'Claire',
  lastName: 'Petit',
  name: 'Claire Petit',
  headline: 'Directrice des ressources humaines',
  location: 'Lille',
  industry: null,
  pictureUrl: null,
  distance: 2,
  hasPendingInvitation: false,
  isPremium: false,
  isOpenProfile: false,
  positions: [
    {
      title: 'Directrice des ressources humaines',
      company: 'Tréfileries du Nord',
      companyId: null,
      location: null,
      startYear: null,
      startMonth: null,
    },
  ],
};

/** Somebody of « Tréfileries du Nord » who writes this, and a network that finds these. */
async function sentBy(text: string, found: FoundPerson[]) {
  const { network, calls } = countingNetwork({
    searchPeople: () => Promise.resolve(done({ items: found, cursor: null, total: found.length })),
  });
  Object.assign(t.deps, { network });
  const ana = await plantSender(t);
  const camille = await ana.enrol();
  await ana.record('message_received', camille, text);
  await t.runJobs();
  const thread = await ana.member.call(conversationsApi.ofPerson, { params: { id: camille.personId } });
  const id = thread.conversation?.id ?? '';
  const read = async () => (await ana.member.call(referralsApi.read, { params: { id } })).referral;
  const add = async (candidate?: string) =>
    ana.member.call(referralsApi.add, {
      params: { id },
      body: { messageId: (await read())?.messageId ?? '', ...(candidate && { candidate }) },
    });
  const leads = () =>
    t.deps.db
      .select({ personId: campaignLeads.personId })
      .from(campaignLeads)
      .where(eq(campaignLeads.campaignId, ana.campaignId));
  return { ana, id, read, add, calls, leads };
}
const sends = 'Ce n’est pas moi. Adressez-vous plutôt à Claire Petit, notre DRH.';

test('whom a reply sends to enters the campaign once, with a recommendation that messages may cite', {
  tags: 'heavy',
}, async () => {
  const { ana, read, add, calls, leads } = await sentBy(sends, [claire]);
  expect(await read()).toMatchObject({ name: 'Claire Petit', role: 'DRH', added: null });
  const added = await add();
  expect(added).toMatchObject({ is: 'added', person: { name: 'Claire Petit' } });
  const personId = added.person?.id ?? '';
  const lead = await ana.member.call(leadListApi.one, { params: { id: personId } });
  expect(lead.details).toEqual([
    expect.objectContaining({
      ...{ name: 'Recommandation', value: 'Camille Moreau' },
      ...{ isCitable: true, isOfReply: true },
    }),
  ]);
  expect(await read()).toMatchObject({ added: { id: personId } });
  const asked = calls.length;
  expect(await add()).toMatchObject({ is: 'known', person: { id: personId } });
  expect(calls).toHaveLength(asked);
  expect(await leads()).toHaveLength(2);
});

test('somebody who is named beside a yes is shown too, and nobody is by a signature', {
  tags: 'heavy',
}, async () => {
  const yes = await sentBy('Oui, volontiers. Voyez la date avec Claire Petit, mon adjointe.', [claire]);
  expect(await yes.read()).toMatchObject({ name: 'Claire Petit', role: 'adjointe' });
  const signed = await sentBy('Oui, volontiers, appelez-moi mardi.\n\nCordialement,\nClaire Petit', [claire]);
  expect(await signed.read()).toBeNull();
});

test('in a running campaign they begin at once: the colleague who answered sent us to them', {
  tags: 'heavy',
}, async () => {
  const { ana, add } = await sentBy(sends, [claire]);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', accountId: ana.accountId, launchedAt: t.clock.now() })
    .where(eq(campaigns.id, ana.campaignId));
  const { person } = await add();
  await t.runJobs();
  const [enrolment] = await t.deps.db
    .select({ isOnHold: enrolments.isOnHold })
    .from(enrolments)
    .where(and(eq(enrolments.campaignId, ana.campaignId), eq(enrolments.personId, person?.id ?? '')));
  expect(enrolment).toEqual({ isOnHold: false });
});

test('whom the network does not show there is said to be unknown, and nobody enters', {
  tags: 'heavy',
}, async () => {
  const [position] = claire.positions;
  const elsewhere = { ...claire, positions: position ? [{ ...position, company: 'Autre Maison' }] : [] };
  const { add, leads } = await sentBy(sends, [elsewhere]);
  expect(await add()).toMatchObject({
    is: 'unknown',
    message: 'LinkedIn ne montre aucune personne du nom de Claire Petit chez Tréfileries du Nord.',
  });
  expect(await leads()).toHaveLength(1);
});

test('of several, the user chooses', { tags: 'heavy' }, async () => {
  const other = { ...claire, personId: 'ACoAutre', publicIdentifier: 'claire-petit-2' };
  const { add, leads } = await sentBy(sends, [claire, other]);
  const asked = await add();
  expect(asked).toMatchObject({ is: 'several' });
  expect(asked.candidates.map(({ key }) => key)).toEqual([claire.personId, other.personId]);
  expect(await leads()).toHaveLength(1);
  expect(await add(other.personId)).toMatchObject({ is: 'added' });
  expect(await leads()).toHaveLength(2);
});

test('of whom the network does not say where they work, the user is asked', { tags: 'heavy' }, async () => {
  const { add } = await sentBy(sends, [{ ...claire, positions: [], headline: 'Ressources humaines' }]);
  expect(await add()).toMatchObject({ is: 'several', candidates: [{ key: claire.personId }] });
  expect(await add(claire.personId)).toMatchObject({ is: 'added' });
});

test('an opposition and an exclusion keep them out', { tags: 'heavy' }, async () => {
  const no = await sentBy(sends, [claire]);
  await keepOpposition(makeCtx(t.deps, { kind: 'system' }), {
    workspaceId: no.ana.workspaceId,
    keys: [{ kind: 'public_identifier', value: 'claire-petit' }],
    source: 'page',
  });
  expect(await no.add()).toMatchObject({ is: 'refused', person: null });
  expect(await no.leads()).toHaveLength(1);

  const out = await sentBy(sends, [claire]);
  await out.ana.member.call(exclusionsApi.add, { body: { kind: 'company', text: 'Tréfileries du Nord' } });
  expect(await out.add()).toMatchObject({ is: 'refused', person: { name: 'Claire Petit' } });
  expect(await out.leads()).toHaveLength(1);
});

test('a reply that sends to nobody, and one of another account, give nothing', {
  tags: 'heavy',
}, async () => {
  const { id, read } = await sentBy('Oui, cela m’intéresse.', []);
  expect(await read()).toBeNull();
  const stranger = await t.member();
  await expect(stranger.call(referralsApi.read, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
