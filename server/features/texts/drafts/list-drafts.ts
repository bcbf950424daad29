import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { DraftPart, DraftRow } from '#contract/drafts.ts';
import { byBytes } from '#server/features/audience/people/people.table.ts';
import { isInPart } from '#server/features/texts/drafts/needs-approval.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { isOffered } from './can-leave.ts';
import { drafts } from './drafts.table.ts';
import { selectDrafts } from './find-draft.ts';
import { presentRow } from './present-draft.ts';

const pageLength = 50;
const Position = z.object({ position: z.string().max(150) });

type Wanted = { campaignId?: string | undefined; state: DraftPart; cursor?: string | undefined };

/** Campaign by campaign, the best person first; whoever can be reached no more is left out. A page costs the same wherever it begins. */
export async function listDrafts(
  ctx: MemberCtx,
  { campaignId, state, cursor }: Wanted,
): Promise<{ items: DraftRow[]; nextCursor: string | null }> {
  const from = readCursor(Position, cursor);
  const rows = await selectDrafts(
    ctx,
    ctx.actor.workspaceId,
    and(
      campaignId ? eq(drafts.campaignId, campaignId) : undefined,
      ...isInPart(state),
      isOffered,
      from && gt(byBytes(drafts.position), from.position),
    ),
  )
    .orderBy(asc(byBytes(drafts.position)))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1)?.draft;
  return {
    items: page.map(presentRow),
    nextCursor: rows.length > pageLength && last ? writeCursor({ position: last.position }) : null,
  };
}
