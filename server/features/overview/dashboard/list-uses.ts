import { and, between, count, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { CountedUse } from '#contract/overview/dashboard.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import type { CountedAct } from '#core/network/account-quotas.ts';
import { addDays } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { campaignDay, readUses } from '#server/features/network/social-accounts/account-uses.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { livePersonColumns, presentLivePerson } from '#server/features/overview/campaign-live/live-person.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { type ListedUses, listPending } from './list-pending.ts';

const pageLength = 50;
const Position = z.object({ at: z.iso.datetime(), id: z.uuid() });

const counted: Record<Exclude<CountedUse['act'], 'pending'>, { quota: CountedAct; acts: AttemptAct[] }> = {
  invitations: { quota: 'invitation', acts: ['invite'] },
  messages: { quota: 'message', acts: ['message', 'answer'] },
  visits: { quota: 'visit', acts: ['visit'] },
};

/** What took from a quota of the linked account, the latest first; the quota itself says how many there were. */
export async function listUses(
  ctx: MemberCtx,
  { act, period, cursor }: CountedUse & { cursor?: string | undefined },
): Promise<ListedUses> {
  const account = await findLinkedAccount(ctx, ctx.actor.userId);
  if (!account) return { total: 0, unnamed: 0, items: [], nextCursor: null };
  if (act === 'pending') return listPending(ctx, account, cursor);
  const today = campaignDay(ctx);
  const uses = await readUses(ctx, account, today);
  const { quota, acts } = counted[act];
  const total = period === 'today' ? uses.today(quota) : uses.inSevenDays(quota);
  const isCounted = and(
    own(attempts, ctx.actor),
    eq(attempts.accountId, account.id),
    inArray(attempts.act, acts),
    // What is proved not to have left was given back.
    inArray(attempts.state, ['claimed', 'in_flight', 'unknown', 'confirmed']),
    between(attempts.quotaDay, period === 'today' ? today : addDays(today, -6), today),
  );
  const [known] = await ctx.db.select({ count: count() }).from(attempts).where(isCounted);
  const from = readCursor(Position, cursor);
  const fromAt = from && new Date(from.at);
  const rows = await ctx.db
    .select({
      id: attempts.id,
      at: attempts.claimedAt,
      state: attempts.state,
      settledBy: attempts.settledBy,
      campaignName: campaigns.name,
      person: livePersonColumns,
    })
    .from(attempts)
    .innerJoin(people, and(own(people, attempts), eq(people.id, attempts.personId)))
    .leftJoin(campaigns, and(own(campaigns, attempts), eq(campaigns.id, attempts.campaignId)))
    .where(
      and(
        isCounted,
        from &&
          fromAt &&
          or(lt(attempts.claimedAt, fromAt), and(eq(attempts.claimedAt, fromAt), lt(attempts.id, from.id))),
      ),
    )
    .orderBy(desc(attempts.claimedAt), desc(attempts.id))
    .limit(pageLength + 1);
  const items = rows.slice(0, pageLength).map(({ id, at, state, settledBy, campaignName, person }) => ({
    id,
    person: presentLivePerson(person),
    campaignName,
    at: (at ?? account.connectedAt).toISOString(),
    isCertain: state === 'confirmed' && settledBy !== 'presumed',
    settledBy,
  }));
  const last = items.at(-1);
  return {
    total,
    unnamed: Math.max(0, total - (known?.count ?? 0)),
    items,
    nextCursor: last && rows.length > pageLength ? writeCursor({ at: last.at, id: last.id }) : null,
  };
}
