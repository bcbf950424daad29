import { and, eq, inArray } from 'drizzle-orm';
import { bySureness, type IdentityKind } from '#core/people/identity.ts';
import { type PersonRow, personIdentities } from '#server/features/audience/people/people.table.ts';
import { keepPosts } from '#server/features/audience/people/record/keep-posts.ts';
import { spendQuota } from '#server/features/network/social-accounts/account-uses.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { noteOutcome } from '#server/features/network/social-accounts/record-account-state.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const howMany = 5;
/** The names that the network itself gives to a member. */
const askedBy: readonly IdentityKind[] = ['classic', 'sales_navigator'];

/**
 * What the person wrote of late, read once, within the account's budget of the day. Without an account, a budget or an
 * answer, their texts are written from the rest of their profile.
 */
export async function readLatestPosts(ctx: Ctx, person: PersonRow): Promise<PersonRow> {
  const { workspaceId, id, facts } = person;
  if (facts.postsReadAt !== undefined || !ctx.network) return person;
  const account = await findLinkedAccount(ctx, workspaceId);
  if (account?.state !== 'connected') return person;
  const [name] = (
    await ctx.db
      .select({ kind: personIdentities.kind, value: personIdentities.value })
      .from(personIdentities)
      .where(
        and(
          own(personIdentities, workspaceId),
          eq(personIdentities.personId, id),
          inArray(personIdentities.kind, [...askedBy]),
        ),
      )
  ).sort(bySureness);
  if (!name || (await spendQuota(ctx, account.id, 'profile_read')) === 0) return person;
  const posts = await ctx.network.listPosts(account.providerAccountId, name.value, { limit: howMany });
  await noteOutcome(ctx, account, posts);
  if (posts.is !== 'done') return person;
  return (await keepPosts(ctx, { workspaceId, personId: id }, posts.value.items.slice(0, howMany))) ?? person;
}
