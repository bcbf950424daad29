import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { judgeText } from '../brief/judge-text.ts';
import { type Ground, readGround } from '../brief/read-ground.ts';
import { drafts } from '../drafts.table.ts';
import type { DraftView } from '../read/draft-view.ts';
import { selectDrafts } from '../read/find-draft.ts';
import { freshenOn } from '../read/recheck-draft.ts';

const batchLength = 50;

type Changed = { offerId: string } | { campaignId: string } | { personId: string } | 'settings';

/**
 * Once an offer, a sequence, a person or the writing settings changed: texts that wait and were written from what no longer holds are marked,
 * and judged by what does. Approved ones stay as they were approved.
 */
export async function refreshDrafts(ctx: Ctx, workspaceId: string, changed: Changed): Promise<void> {
  // What the gate alone looks at makes no text stale, and may block any of them.
  const isForced = changed === 'settings';
  const grounds = new Map<string, Ground | null>();
  const groundOf = async (campaignId: string) => {
    const known = grounds.get(campaignId);
    if (known !== undefined) return known;
    const read = await readGround(ctx, workspaceId, campaignId);
    grounds.set(campaignId, read);
    return read;
  };
  let last: string | undefined;
  do {
    const batch = await readBatch(ctx, workspaceId, concerned(changed), last);
    for (const view of batch) await refresh(ctx, view, await groundOf(view.draft.campaignId), { isForced });
    last = batch.length === batchLength ? batch.at(-1)?.draft.id : undefined;
  } while (last);
}

function concerned(changed: Changed): SQL | undefined {
  if (changed === 'settings') return undefined;
  if ('offerId' in changed) return eq(campaigns.offerId, changed.offerId);
  if ('campaignId' in changed) return eq(drafts.campaignId, changed.campaignId);
  return eq(drafts.personId, changed.personId);
}

const readBatch = (
  ctx: Ctx,
  workspaceId: string,
  which: SQL | undefined,
  last: string | undefined,
): Promise<DraftView[]> =>
  selectDrafts(
    ctx,
    workspaceId,
    and(which, eq(drafts.state, 'waiting'), last ? gt(drafts.id, last) : undefined),
  )
    .orderBy(asc(drafts.id))
    .limit(batchLength);

/** What changed since it was read is left to whoever changed it. */
async function refresh(
  ctx: Ctx,
  view: DraftView,
  ground: Ground | null,
  { isForced }: { isForced: boolean },
): Promise<void> {
  const { draft } = view;
  const { rules, sentences, isStale } = freshenOn(view, ground);
  if (isStale === draft.isStale && !isForced) return;
  const verdict = await judgeText(ctx, draft, { text: draft.text, sentences }, rules, draft.updatedAt);
  await ctx.db
    .update(drafts)
    .set({ ...verdict, rules, sentences, isStale })
    .where(own(drafts, draft, { id: draft.id, version: draft.version, state: 'waiting' }));
}
