import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { UseLine } from '#contract/overview/dashboard.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { readPending } from '#server/features/network/social-accounts/read-pending.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { livePersonColumns, presentLivePerson } from '#server/features/overview/campaign-live/live-person.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';

const pageLength = 50;
const Position = z.object({ at: z.iso.datetime(), id: z.uuid() });

export type ListedUses = { total: number; unnamed: number; items: UseLine[]; nextCursor: string | null };

/** Invitations of an account that nobody answered, the latest first; the network may list more than we sent. */
export async function listPending(
  ctx: MemberCtx,
  account: SocialAccountRow,
  cursor: string | undefined,
): Promise<ListedUses> {
  const isPending = own(relations, ctx.actor, { accountId: account.id, state: 'invited' });
  const [sent] = await ctx.db.select({ count: count() }).from(relations).where(isPending);
  const from = readCursor(Position, cursor);
  const fromAt = from && new Date(from.at);
  const rows = await ctx.db
    .select({ at: relations.since, campaignName: campaigns.name, person: livePersonColumns })
    .from(relations)
    .innerJoin(people, and(own(people, relations), eq(people.id, relations.personId)))
    .leftJoin(campaigns, and(own(campaigns, relations), eq(campaigns.id, relations.campaignId)))
    .where(
      and(
        isPending,
        from &&
          fromAt &&
          or(lt(relations.since, fromAt), and(eq(relations.since, fromAt), lt(relations.personId, from.id))),
      ),
    )
    .orderBy(desc(relations.since), desc(relations.personId))
    .limit(pageLength + 1);
  const items = rows.slice(0, pageLength).map(({ at, campaignName, person }) => ({
    id: person.id,
    person: presentLivePerson(person),
    campaignName,
    at: (at ?? account.connectedAt).toISOString(),
    isCertain: true,
    settledBy: null,
  }));
  const last = items.at(-1);
  const total = Math.max((await readPending(ctx, account)) ?? 0, sent?.count ?? 0);
  return {
    total,
    unnamed: total - (sent?.count ?? 0),
    items,
    nextCursor: last && rows.length > pageLength ? writeCursor({ at: last.at, id: last.id }) : null,
  };
}
