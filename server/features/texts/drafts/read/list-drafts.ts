import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DraftPart, DraftRow } from '#contract/texts/drafts.ts';
import { byBytes, people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { isInPart } from '#server/features/texts/drafts/read/needs-approval.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { drafts } from '../drafts.table.ts';
import { isOffered } from './can-leave.ts';
import { selectDrafts } from './find-draft.ts';
import { presentRow } from './present-draft.ts';
import { departsAt } from './text-departure.ts';

const pageLength = 50;
/** `asOf`: what is overdue departs « now », so later pages are cut out of the same now as the first. */
const Position = z.object({
  position: z.string().max(150),
  at: z.string().max(40).optional(),
  asOf: z.iso.datetime().optional(),
});

type Wanted = { campaignId?: string | undefined; state: DraftPart; cursor?: string | undefined };

/**
 * What is asked for, or will be, by departure; the rest campaign by campaign, the best person first. Whoever can be
 * reached no more is left out. A page costs the same wherever it begins.
 */
export async function listDrafts(
  ctx: MemberCtx,
  { campaignId, state, cursor }: Wanted,
): Promise<{ items: DraftRow[]; nextCursor: string | null }> {
  const { workspaceId } = ctx.actor;
  const from = readCursor(Position, cursor);
  const position = byBytes(drafts.position);
  const now = ctx.campaignClock.now();
  const asOf = from?.asOf ?? now.toISOString();
  const at = state === 'waiting' || state === 'later' ? departsAt(new Date(asOf)) : null;
  const found = await ctx.db
    .select({ id: drafts.id, position: drafts.position, ...(at && { at: sql<string>`${at}::text` }) })
    .from(drafts)
    .innerJoin(people, and(own(people, drafts), eq(people.id, drafts.personId)))
    .innerJoin(
      campaigns,
      and(own(campaigns, drafts), eq(campaigns.id, drafts.campaignId), isNull(campaigns.deletedAt)),
    )
    .where(
      and(
        own(drafts, workspaceId),
        campaignId ? eq(drafts.campaignId, campaignId) : undefined,
        ...isInPart(ctx, state),
        isOffered,
        from &&
          (at && from.at
            ? or(
                sql`${at} > ${from.at}::timestamptz`,
                and(sql`${at} = ${from.at}::timestamptz`, gt(position, from.position)),
              )
            : gt(position, from.position)),
      ),
    )
    .orderBy(...(at ? [asc(at)] : []), asc(position))
    .limit(pageLength + 1);
  const page = found.slice(0, pageLength);
  const last = page.at(-1);
  const views =
    page.length === 0
      ? []
      : await selectDrafts(
          ctx,
          workspaceId,
          inArray(
            drafts.id,
            page.map(({ id }) => id),
          ),
        );
  const rowOf = new Map(views.map((view) => [view.draft.id, view]));
  return {
    items: page.flatMap(({ id }) => {
      const view = rowOf.get(id);
      return view ? [presentRow(view, now)] : [];
    }),
    nextCursor:
      found.length > pageLength && last
        ? writeCursor({ position: last.position, ...(last.at && { at: last.at, asOf }) })
        : null,
  };
}
