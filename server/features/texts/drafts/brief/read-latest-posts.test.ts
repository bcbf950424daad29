import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { draftsApi } from '#contract/texts/drafts.ts';
import { tierLimits } from '#core/network/account-quotas.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import {
  accountUses,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders } from '#tests/support/plant-drafts.ts';

const t = setUpNetworkApp();

/** Somebody of the network who wrote something of their own. */
async function findAuthor(account: string): Promise<string> {
  const { network } = t.deps;
  const found = await network?.searchPeople(account, { kind: 'criteria', keywords: 'paie' });
  for (const { personId } of found?.is === 'done' ? found.value.items : []) {
    const posts = await network?.listPosts(account, personId);
    if (posts?.is === 'done' && posts.value.items.some(({ isRepost }) => !isRepost)) return personId;
  }
  throw new Error('nobody wrote anything');
}

/** One person of the campaign is a member of the network who wrote something. */
async function withAuthor() {
  const ana = await t.member();
  const { providerAccountId } = await t.connect(ana);
  const workspaceId = ana.user.id;
  const { id: campaignId } = await prepareCampaign(ana);
  const [personId = ''] = await plantReaders(t, { workspaceId, campaignId, people: 1 });
  const value = await findAuthor(providerAccountId);
  await t.deps.db.insert(personIdentities).values({ workspaceId, personId, kind: 'classic', value });
  const write = async () => {
    await ana.call(draftsApi.write, { params: { id: campaignId }, body: { people: 1 } });
    await t.runJobs();
    const { items } = await ana.call(draftsApi.list, { query: {} });
    return items.length;
  };
  const facts = async () => {
    const [person] = await t.deps.db.select().from(people).where(eq(people.id, personId));
    return person?.facts;
  };
  const readsToday = async () => {
    const rows = await t.deps.db
      .select({ used: accountUses.used })
      .from(accountUses)
      .where(and(eq(accountUses.workspaceId, workspaceId), eq(accountUses.act, 'profile_read')));
    return rows.reduce((sum, { used }) => sum + used, 0);
  };
  return { ana, workspaceId, campaignId, personId, write, facts, readsToday };
}

test('what a person wrote of late is read once, counted, and may prove a sentence', {
  tags: 'heavy',
}, async () => {
  const { ana, workspaceId, campaignId, write, facts, readsToday } = await withAuthor();
  const before = await readsToday();
  expect(await write()).toBe(4);
  const posts = (await facts())?.posts ?? [];
  expect(posts.length).toBeGreaterThan(0);
  expect(posts[0]).toMatchObject({ text: expect.any(String), isRepost: expect.any(Boolean) });
  expect((await facts())?.postsReadAt).toEqual(expect.any(String));
  expect(await readsToday()).toBe(before + 1);
  const { items } = await ana.call(draftsApi.list, { query: {} });
  const draft = await ana.call(draftsApi.get, { params: { id: items[1]?.id ?? '' } });
  expect(draft.rules.facts.map(({ kind }) => kind)).toContain('post');
  // Somebody else, whom the network does not know: nothing is asked.
  await plantReaders(t, { workspaceId, campaignId, people: 1 });
  expect(await write()).toBe(8);
  expect(await readsToday()).toBe(before + 1);
});

test('beyond the day’s budget, or without the network, texts are written all the same', {
  tags: 'heavy',
}, async () => {
  const { workspaceId, write, facts, readsToday } = await withAuthor();
  const [account] = await t.deps.db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.workspaceId, workspaceId));
  const used = tierLimits[account?.tier ?? 'free'].profileReadsPerDay;
  const day = dayIn('Europe/Paris', t.deps.campaignClock.now());
  await t.deps.db
    .insert(accountUses)
    .values({ workspaceId, accountId: account?.id ?? '', act: 'profile_read', day, used })
    .onConflictDoUpdate({
      target: [accountUses.workspaceId, accountUses.accountId, accountUses.act, accountUses.day],
      set: { used },
    });
  expect(await write()).toBe(4);
  expect((await facts())?.posts).toBeUndefined();
  expect(await readsToday()).toBe(used);
});
