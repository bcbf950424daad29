import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { livePersonColumns } from './live-person.ts';

const mostShown = 100;

/** One user's attempts, or those of one campaign. */
export type AttemptScope = { workspaceId: string; campaignId?: string | undefined };
export const isInScope = ({ workspaceId, campaignId }: AttemptScope) =>
  and(own(attempts, workspaceId), campaignId ? eq(attempts.campaignId, campaignId) : undefined);

/** Lines of the ledger that the user sees one by one, the oldest first, with whom and what they are about. */
export async function findAttempts(ctx: MemberCtx, where: SQL | undefined) {
  const rows = await ctx.db
    .select({
      attempt: attempts,
      person: { ...livePersonColumns, phone: people.phone, email: people.email },
      campaign: { id: campaigns.id, name: campaigns.name },
      config: campaignSequences.config,
    })
    .from(attempts)
    .innerJoin(people, and(own(people, attempts), eq(people.id, attempts.personId)))
    // An answer of the user belongs to no campaign.
    .leftJoin(campaigns, and(own(campaigns, attempts), eq(campaigns.id, attempts.campaignId)))
    .leftJoin(
      campaignSequences,
      own(campaignSequences, campaigns, { campaignId: campaigns.id, version: campaigns.sequenceVersion }),
    )
    .where(and(own(attempts, ctx.actor), where))
    .orderBy(asc(attempts.askedAt), asc(attempts.plannedAt), asc(attempts.id))
    .limit(mostShown);
  return {
    rows: rows.map(({ config, ...row }) => ({ ...row, steps: config?.steps ?? [] })),
    total: rows.length < mostShown ? rows.length : await countAttempts(ctx, where),
  };
}

export async function countAttempts(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db.select({ total: count() }).from(attempts).where(where);
  return counted?.total ?? 0;
}
