import { randomUUID } from 'node:crypto';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { peopleApi } from '#contract/audience/people.ts';
import { savedViewsApi } from '#contract/audience/saved-views.ts';
import { leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { accountDataApi } from '#contract/integrations/account-data.ts';
import { webhooksApi } from '#contract/integrations/webhooks.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { referralsApi } from '#contract/overview/referrals.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { webhookEventTypes } from '#core/integrations/webhook-events.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { keepProfile } from '#server/features/audience/people/record/keep-profile.ts';
import { recordPeople } from '#server/features/audience/people/record/record-people.ts';
import { mailDigestJob } from '#server/features/engine/inbound/inbound.jobs.ts';
import { collectEventsJob } from '#server/features/integrations/webhooks/webhooks.jobs.ts';
import { pendingInvitations } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { leadSearches, searchResults } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { done } from '#server/providers/social-network/outcome.ts';
import { aProfile, aRow } from './a-person.ts';
import { plantSender } from './plant-enrolled.ts';
import { countingNetwork } from './plant-ready.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';
import { confirmList, uploadList } from './upload-list.ts';

/** What must be found nowhere once the person is erased. */
export const canary = {
  firstName: 'Zéphyrine',
  lastName: 'Quatrebarbes',
  company: 'Fonderies Ixelloises',
  email: 'zephyrine.quatrebarbes@fonderies-ixelloises.example',
  phone: '+33 6 98 76 54 01',
  publicIdentifier: 'zephyrine-quatrebarbes',
  memberUrn: 'urn:li:member:998877001',
} as const;

/** One person, planted in every place where a person may be, through the ways in that the product has. */
export async function plantCanary(t: TestApp) {
  const ana = await plantSender(t, { subscription: 'ENTERPRISE' });
  const { member, workspaceId, campaignId, accountId } = ana;
  const system = () => makeCtx(t.deps, { kind: 'system' });
  await member.call(webhooksApi.create, {
    body: { url: 'https://outils.example/accroche', events: [...webhookEventTypes] },
  });

  const zephyrine = await ana.enrol({
    firstName: canary.firstName,
    lastName: canary.lastName,
    company: canary.company,
    headline: 'Responsable paie',
    publicIdentifier: canary.publicIdentifier,
    profileReadAt: new Date(),
  });
  const { personId, networkId } = zephyrine;
  const names = {
    personId: networkId,
    publicIdentifier: canary.publicIdentifier,
    memberUrn: canary.memberUrn,
  };
  await recountCampaigns(system(), workspaceId, [campaignId]);
  await member.call(draftsApi.write, { params: { id: campaignId }, body: { people: 1 } });
  await t.runJobs();
  // A search, then the profile, then a list.
  await inTransaction(system(), (ctx) =>
    recordPeople(ctx, workspaceId, [
      aRow({
        ...names,
        firstName: canary.firstName,
        lastName: canary.lastName,
        headline: 'Responsable paie',
      }),
    ]),
  );
  await inTransaction(system(), (ctx) =>
    keepProfile(
      ctx,
      { workspaceId, personId },
      aProfile({
        ...names,
        firstName: canary.firstName,
        lastName: canary.lastName,
        about: `Je suis ${canary.firstName} ${canary.lastName}.`,
      }),
      null,
    ),
  );
  const head = 'Prénom;Nom;Société;E-mail;Téléphone;LinkedIn';
  const line = `${canary.firstName};${canary.lastName};${canary.company};${canary.email};${canary.phone};linkedin.com/in/${canary.publicIdentifier}`;
  const { id: listId } = await uploadList(member, `${head}\n${line}\nune ligne;illisible;;;;`);
  await confirmList(member, listId, { lawfulBasis: 'legitimate_interest' });
  await uploadList(member, `${head}\n${line}`, 'salon-en-attente.csv');
  await plantSearch(t, { workspaceId, accountId, personId });

  await ana.attempt(zephyrine, {
    act: 'message',
    state: 'confirmed',
    text: `Bonjour ${canary.firstName} ${canary.lastName}, une question.`,
    networkId: 'message-1',
  });
  await ana.accept(zephyrine);
  await t.deps.db.insert(pendingInvitations).values({
    workspaceId,
    accountId,
    invitationId: `inv-${networkId}`,
    personId: networkId,
    publicIdentifier: canary.publicIdentifier,
  });
  await ana.record(
    'message_received',
    zephyrine,
    `Bonjour, ce n’est pas moi, voyez avec ma collègue Claire Petit.\n${canary.firstName} ${canary.lastName}, ${canary.phone}`,
  );
  await t.runJobs();
  await runJob(system(), collectEventsJob, {});
  const claire = aRow({
    personId: `ACoClaire${randomUUID()}`,
    publicIdentifier: 'claire-petit-canari',
    firstName: 'Claire',
    lastName: 'Petit',
  });
  const { network } = countingNetwork({
    searchPeople: () => Promise.resolve(done({ items: [claire], cursor: null, total: 1 })),
  });
  const realNetwork = t.deps.network;
  Object.assign(t.deps, { network });
  await addReferred(ana.member, personId);
  Object.assign(t.deps, { network: realNetwork });
  await writeAbout(t, ana.member, personId);
  await inTransaction(system(), async (ctx) => {
    const lines = [`${canary.firstName} ${canary.lastName} a accepté votre invitation.`];
    await enqueue(ctx, mailDigestJob, { workspaceId, title: 'Une acceptation', lines });
  });
  await t.runJobs();
  await inTransaction(system(), (ctx) =>
    enqueue(ctx, mailDigestJob, {
      workspaceId,
      title: 'Deux acceptations',
      lines: [`${canary.firstName} ${canary.lastName}`],
    }),
  );
  return { ...ana, personId, networkId, words: wordsOf(networkId) };
}
export type Canary = Awaited<ReturnType<typeof plantCanary>>;

const wordsOf = (networkId: string) => [
  canary.firstName,
  `${canary.firstName} ${canary.lastName}`,
  canary.lastName,
  canary.email,
  canary.phone,
  canary.publicIdentifier,
  canary.memberUrn,
  networkId,
];

async function plantSearch(
  t: TestApp,
  { workspaceId, accountId, personId }: { workspaceId: string; accountId: string; personId: string },
) {
  const [search] = await t.deps.db
    .insert(leadSearches)
    .values({
      workspaceId,
      accountId,
      name: `${canary.firstName} ${canary.lastName}`,
      query: { kind: 'criteria', keywords: `${canary.firstName} ${canary.lastName}` },
      state: 'completed',
      unit: 'spent',
      unitMonth: '2026-11',
      startedAt: new Date(),
      finishedAt: new Date(),
    })
    .returning();
  await t.deps.db.insert(searchResults).values({
    workspaceId,
    searchId: search?.id ?? '',
    personId,
    rank: 1,
    profileKey: canary.publicIdentifier,
    score: 80,
    isWorthReading: true,
  });
}

/** Whom she recommends carries her name. */
async function addReferred(member: Awaited<ReturnType<typeof plantSender>>['member'], personId: string) {
  const { conversation } = await member.call(conversationsApi.ofPerson, { params: { id: personId } });
  const params = { id: conversation?.id ?? '' };
  const { referral } = await member.call(referralsApi.read, { params });
  await member.call(referralsApi.add, { params, body: { messageId: referral?.messageId ?? '' } });
}

/** What the user writes and keeps about her. */
async function writeAbout(
  t: TestApp,
  member: Awaited<ReturnType<typeof plantSender>>['member'],
  personId: string,
) {
  const name = `${canary.firstName} ${canary.lastName}`;
  const params = { id: personId };
  await member.call(prospectsApi.addNote, { params, body: { text: `${name} rappelle lundi.` } });
  await member.call(peopleApi.edit, { params, body: { fields: { headline: `Paie, ${canary.lastName}` } } });
  await member.call(savedViewsApi.create, {
    body: { name: `Suivi ${name}`, content: { list: 'leads', filter: { q: name }, sort: 'recent' } },
  });
  await member.call(leadActionsApi.start, {
    body: { act: { is: 'tag', tags: ['à rappeler'] }, selection: { filter: { q: name }, except: [] } },
  });
  await member.call(exclusionsApi.add, {
    body: { kind: 'person', text: `linkedin.com/in/${canary.publicIdentifier}` },
  });
  await member.call(accountDataApi.askExport);
  await t.runJobs();
}
