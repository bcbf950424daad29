import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { peopleApi } from '#contract/audience/people.ts';
import { savedViewsApi } from '#contract/audience/saved-views.ts';
import { sequenceTemplatesApi } from '#contract/campaigns/engagement.ts';
import { leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { apiKeysApi } from '#contract/integrations/api-keys.ts';
import { webhooksApi } from '#contract/integrations/webhooks.ts';
import { savedAnswersApi } from '#contract/overview/conversations.ts';
import { privacyApi } from '#contract/overview/privacy.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { writingApi } from '#contract/texts/writing.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { mergePeople } from '#server/features/audience/people/merge/merge-people.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { crmItems, crmRuns } from '#server/features/integrations/crm/crm.table.ts';
import { webhookEvents } from '#server/features/integrations/webhooks/webhooks.table.ts';
import {
  connectionAttempts,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { leadSearches } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from './plant-campaign.ts';
import { plantAttempt, plantEnrolments } from './plant-engine.ts';
import { plantPeople, plantRecord } from './plant-people.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { uploadList } from './upload-list.ts';

type Member = TestClient & { user: { id: string } };

/** One object of each kind that a route can name, by the beginning of its path, and somebody in a sequence. */
export async function plantObjects(t: TestApp, owner: Member) {
  const byPath: Record<string, string | undefined> = {
    '/api/notifications/': (await owner.call(notificationsApi.list))[0]?.id,
    '/api/auth/sessions/': (await owner.call(authApi.sessions))[0]?.id,
    '/api/imports/': (await uploadList(owner, 'linkedin.com/in/camille-moreau\nun-lien-illisible')).id,
    ...(await plantSocialAccount(t, owner.user.id)),
    ...(await plantCampaign(t, owner)),
    ...(await plantLeadActs(t, owner)),
    ...(await plantConversation(t, owner)),
  };
  const campaignId = byPath['/api/campaigns/'] ?? '';
  const accountId = byPath['/api/social-accounts/'] ?? '';
  const [personId = ''] = await plantEnrolments(
    t.deps,
    { workspaceId: owner.user.id, accountId, campaignId },
    [{}],
  );
  const request = await owner.call(privacyApi.enter, {
    body: { right: 'restriction', channel: 'mail', name: 'Camille Moreau' },
  });
  Object.assign(byPath, {
    '/api/privacy/requests/': request.id,
    '/api/privacy/people/': personId,
    '/api/privacy/register/': campaignId,
  });
  Object.assign(byPath, { '/api/prospects/': personId }, await plantHumanQueue(t, owner.user.id));
  Object.assign(byPath, await plantForKeys(owner, byPath, t));
  return {
    byPath,
    campaignId,
    personId,
    icpId: byPath['/api/icps/'] ?? '',
    offerId: byPath['/api/offers/'] ?? '',
  };
}
export type PlantedObjects = Awaited<ReturnType<typeof plantObjects>>;

/** What the public API names by the same ids, and what it may end before the application does. */
async function plantForKeys(owner: Member, byPath: Record<string, string | undefined>, t: TestApp) {
  const [person] = await plantPeople(t.deps, owner.user.id, [{ firstName: 'Luc', lastName: 'Faure' }]);
  await owner.call(exclusionsApi.add, { body: { kind: 'company', text: 'Zénith' } });
  const { items } = await owner.call(exclusionsApi.list, { query: { q: 'Zénith' } });
  const { key } = await owner.call(apiKeysApi.create, {
    body: { name: 'À révoquer', scopes: ['leads:read'], days: 30 },
  });
  return {
    '/api/api-keys/': key.id,
    '/api/v1/people/': person?.id,
    '/api/v1/exclusions/': items[0]?.id,
    '/api/v1/searches/': byPath['/api/lead-searches/'],
    ...Object.fromEntries(
      ['campaigns', 'leads', 'lead-actions', 'prospects', 'drafts'].map((name) => [
        `/api/v1/${name}/`,
        byPath[`/api/${name}/`],
      ]),
    ),
  };
}

/** Written straight to the tables: the network itself is tested elsewhere. */
async function plantSocialAccount(t: TestApp, workspaceId: string) {
  const accountId = await plantAccount(t.deps, workspaceId);
  const now = new Date();
  const [attempt] = await t.deps.db
    .insert(connectionAttempts)
    .values({ workspaceId, tokenHash: randomUUID(), createdAt: now, expiresAt: now })
    .returning();
  return { '/api/social-accounts/': accountId, '/api/social-accounts/attempts/': attempt?.id };
}

async function plantCampaign(t: TestApp, owner: Member) {
  const campaign = await prepareCampaign(owner);
  const body = { name: 'Mon modèle', config: defaultEngagement };
  const model = await owner.call(sequenceTemplatesApi.create, { body });
  return {
    '/api/production/campaigns/': campaign.id,
    '/api/campaigns/': campaign.id,
    '/api/drafts/': await plantDraft(t, owner, campaign.id),
    '/api/offers/': campaign.offerId ?? undefined,
    '/api/icps/': campaign.icpId ?? undefined,
    '/api/discovery/': campaign.icpId ?? undefined,
    '/api/sequence-models/': model.id,
    '/api/lead-searches/': await plantSearch(t, owner, campaign.id),
    ...(await plantPerson(t, owner)),
  };
}

async function plantPerson(t: TestApp, { call, user }: Member) {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const ids = await Promise.all(
    ['a', 'b'].map((name) => plantRecord(t.deps, user.id, { publicIdentifier: name })),
  );
  await mergePeople(ctx, user.id, [ids[0] ?? '', ids[1] ?? ''], { kind: 'public_identifier', value: 'a' });
  const [merge] = await call(peopleApi.merges, { query: {} });
  await call(exclusionsApi.add, { body: { kind: 'company', text: 'Acme' } });
  const { items } = await call(exclusionsApi.list, { query: {} });
  return {
    '/api/leads/': merge?.keptId,
    '/api/leads/merges/': merge?.id,
    '/api/exclusions/': items[0]?.id,
  };
}

async function plantConversation(t: TestApp, { call, user }: Member) {
  const [account] = await call(socialAccountsApi.list);
  const personId = await plantRecord(t.deps, user.id, { publicIdentifier: 'qui-ecrit' });
  const { conversationId } = await keepMessage(makeCtx(t.deps, { kind: 'system' }), {
    workspaceId: user.id,
    accountId: account?.id ?? '',
    personId,
    author: 'person',
    text: 'Bonjour',
    at: new Date(),
  });
  const saved = await call(savedAnswersApi.create, { body: { name: 'Tarif', text: 'Dès 90 €.' } });
  return { '/api/conversations/': conversationId, '/api/saved-answers/': saved.id };
}

async function plantDraft(t: TestApp, owner: Member, campaignId: string) {
  await plantLeads(t.deps, owner.user.id, campaignId, 1);
  await owner.call(draftsApi.write, { params: { id: campaignId }, body: { people: 1 } });
  await t.runJobs();
  const { items } = await owner.call(draftsApi.list, { query: {} });
  return items[0]?.id;
}

async function plantSearch(t: TestApp, owner: Member, campaignId: string) {
  const [account] = await owner.call(socialAccountsApi.list);
  const [search] = await t.deps.db
    .insert(leadSearches)
    .values({
      workspaceId: owner.user.id,
      campaignId,
      accountId: account?.id ?? '',
      query: { kind: 'criteria' },
      criteria: emptyCriteria,
      unitMonth: '2026-11',
      startedAt: new Date(),
    })
    .returning();
  return search?.id;
}

/** One that may have left, which only its owner can settle. */
async function plantHumanQueue(t: TestApp, workspaceId: string) {
  const [enrolled] = await t.deps.db
    .select()
    .from(campaignLeads)
    .where(eq(campaignLeads.workspaceId, workspaceId))
    .limit(1);
  const [account] = await t.deps.db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.workspaceId, workspaceId));
  const { campaignId = '', personId = '' } = enrolled ?? {};
  const id = await plantAttempt(
    t.deps,
    { workspaceId, accountId: account?.id ?? '', campaignId, personId },
    { act: 'invite', state: 'unknown', askedAt: new Date() },
  );
  return { '/api/undecided-sends/': id, '/api/manual-tasks/': id };
}

async function plantLeadActs(t: TestApp, owner: Member) {
  const [person] = await plantPeople(t.deps, owner.user.id, [{ firstName: 'Léa', lastName: 'Roux' }]);
  const view = await owner.call(savedViewsApi.create, { body: { name: 'Ma vue', content: { filter: {} } } });
  const action = await owner.call(leadActionsApi.start, {
    body: { act: { is: 'tag', tags: ['vip'] }, selection: { ids: [person?.id ?? ''] } },
  });
  const note = await owner.call(prospectsApi.addNote, {
    params: { id: person?.id ?? '' },
    body: { text: 'À rappeler.' },
  });
  const rule = await owner.call(writingApi.addRule, { body: { habit: { kind: 'no_emoji' } } });
  const { endpoint } = await owner.call(webhooksApi.create, {
    body: { url: 'https://hooks.exemple.fr/', events: ['reply.received'] },
  });
  const event = { id: randomUUID(), workspaceId: owner.user.id, endpointId: endpoint.id };
  await t.deps.db.insert(webhookEvents).values({
    ...{ ...event, type: 'reply.received', payload: {}, activityId: 1 },
    ...{ nextAt: new Date(), createdAt: new Date() },
  });
  const run = { id: randomUUID(), workspaceId: owner.user.id };
  await t.deps.db.insert(crmRuns).values({
    ...{ ...run, service: 'hubspot', account: '1', phase: 'compared', isTrial: true },
    startedAt: new Date(),
  });
  const item = { id: randomUUID(), workspaceId: owner.user.id, runId: run.id };
  await t.deps.db.insert(crmItems).values({
    ...{ ...item, kind: 'contact', key: 'a', verdict: 'conflict', state: 'failed' },
    changes: [{ field: 'headline', ours: 'DAF', theirs: 'Directrice', act: 'conflict' }],
  });
  return {
    '/api/crm/runs/': run.id,
    '/api/crm/items/': item.id,
    '/api/webhook-endpoints/': endpoint.id,
    '/api/webhook-events/': event.id,
    '/api/saved-views/': view.id,
    '/api/lead-actions/': action.id,
    '/api/person-notes/': note.id,
    '/api/writing/voice/': rule.id,
  };
}
