import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { prepareSpelling } from '#core/imports/rows/merge-tags.ts';
import type { ReadRow } from '#core/imports/rows/read-row.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import {
  makeReady,
  type ReadyPeople,
  type RecordedImport,
  recordImportedPeople,
} from '#server/features/audience/people/record/record-imported-people.ts';
import { refreshStatistics } from '#server/features/audience/people/refresh-statistics.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { judgeLeads } from '#server/features/campaigns/leads/judge/judge-leads.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { importRows, imports } from '../imports.table.ts';
import { type LightImport, lightColumns } from '../light-import.ts';
import { isLeftOut, isTakenLine, linesOf } from './lines-of.ts';
import { readErased } from './screen-rows.ts';

/** Long enough to be worth a commit, short enough that nobody waits for it. */
const pieceLength = { postgresql: 500, pglite: 100 };
const largeImport = 1000;

/** Takes a confirmed list for so long, piece after piece; true while some of it is left. */
export async function advanceImport(ctx: Ctx, id: string, forMs: number): Promise<boolean> {
  const until = ctx.clock.now().getTime() + forMs;
  const [found] = await ctx.db.select(lightColumns).from(imports).where(isConfirming(id));
  if (!found) return false;
  let piece = await readPiece(ctx, found, found.doneUpTo);
  while (ctx.clock.now().getTime() < until) {
    const { upTo } = piece;
    let next: Promise<Piece> | undefined;
    const outcome = await takePiece(ctx, found, piece, () => {
      // Read and made ready while the database writes this one.
      next = readPiece(ctx, found, upTo);
      next.catch(() => undefined);
    });
    if (outcome === 'large') await refreshStatistics(ctx);
    if (outcome !== 'more') return false;
    piece = await (next ?? readPiece(ctx, found, upTo));
    // The embedded database answers without a pause: whoever else waits is heard here.
    await othersTurn();
  }
  return true;
}

const isConfirming = (id: string) => and(eq(imports.id, id), eq(imports.state, 'confirming'));

/** Lines between two positions: nothing but the cursor decides whether they are still to be taken. */
type Piece = { after: number; upTo: number; positions: number[]; given: ReadRow[]; ready: ReadyPeople };

async function readPiece(ctx: Ctx, found: LightImport, after: number): Promise<Piece> {
  const lines = await ctx.db
    .select({ at: importRows.at, given: importRows.given })
    .from(importRows)
    .where(and(linesOf(found), isTakenLine, gt(importRows.at, after)))
    .orderBy(asc(importRows.at))
    .limit(pieceLength[ctx.databaseKind]);
  const { name, lawfulBasis, tag } = found;
  const spell = prepareSpelling(tag ? [tag] : []);
  const given = lines.map(({ given }) => ({ ...given, tags: given.tags.map(spell) }));
  return {
    after,
    upTo: lines.at(-1)?.at ?? after,
    positions: lines.map(({ at }) => at),
    given,
    ready: makeReady(ctx, given, { name, lawfulBasis: lawfulBasis ?? 'legitimate_interest', tag }),
  };
}

/**
 * In one short commit: how far the list is moves as its people come, so that whoever goes on after a crash finds what is
 * left, and nothing twice.
 */
const takePiece = (
  ctx: Ctx,
  { id, workspaceId }: LightImport,
  piece: Piece,
  whileWriting: () => void,
): Promise<'more' | 'large' | 'over'> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnerOf(ctx, workspaceId);
    const [found] = await ctx.db.select(lightColumns).from(imports).where(isConfirming(id)).for('update');
    if (!found) return 'over';
    // Somebody else may have gone on with it meanwhile.
    const current = found.doneUpTo === piece.after ? piece : await readPiece(ctx, found, found.doneUpTo);
    if (current.positions.length === 0) return finish(ctx, found);
    await takeLines(ctx, found, current, whileWriting);
    return 'more';
  });

async function takeLines(
  ctx: Ctx,
  found: LightImport,
  { positions, given, ready, upTo }: Piece,
  whileWriting: () => void,
): Promise<void> {
  const { workspaceId, campaignId } = found;
  // Somebody may have asked to be forgotten since the list was looked at.
  const erased = await readErased(ctx, workspaceId, given);
  for (const [at, position] of positions.entries()) {
    const reason = erased[at];
    if (!reason) continue;
    await ctx.db
      .update(importRows)
      .set({ status: 'erased', reason, isFixed: false })
      .where(and(linesOf(found), eq(importRows.at, position)));
  }
  const taken = ready.people.filter((_, at) => !erased[at]);
  const recorded = await recordImportedPeople(ctx, workspaceId, { ...ready, people: taken }, whileWriting);
  const added = campaignId ? await addToCampaign(ctx, { workspaceId, campaignId }, recorded) : 0;
  const created = recorded.filter(({ isNew }) => isNew).length;
  const updated = recorded.filter(({ isNew, isChanged }) => !isNew && isChanged).length;
  await ctx.db
    .update(imports)
    .set({
      done: sql`${imports.done} + ${taken.length}`,
      doneUpTo: upTo,
      created: sql`${imports.created} + ${created}`,
      updated: sql`${imports.updated} + ${updated}`,
      addedToCampaign: sql`${imports.addedToCampaign} + ${added}`,
      advancedAt: ctx.clock.now(),
    })
    .where(eq(imports.id, found.id));
}

/** Nothing of its people is kept but the lines left out, for a day. */
async function finish(ctx: Ctx, found: LightImport): Promise<'large' | 'over'> {
  const { id, rowCount, done, columns, reading, created, updated } = found;
  await ctx.db.delete(importRows).where(and(linesOf(found), isTakenLine));
  const [leftOut] = await ctx.db
    .select({ at: importRows.at })
    .from(importRows)
    .where(and(linesOf(found), isLeftOut))
    .limit(1);
  await ctx.db
    .update(imports)
    .set({
      state: 'confirmed',
      skipped: rowCount - done,
      hasRefusals: leftOut !== undefined,
      reading: { ...reading, firstLines: [] },
      columns: columns.map(({ name }) => ({ name, samples: [] })),
      source: null,
      confirmedAt: ctx.clock.now(),
    })
    .where(eq(imports.id, id));
  return created + updated >= largeImport ? 'large' : 'over';
}

/** Judged against the campaign's target, on what the list gives; without a target, nothing is asked of them. */
async function addToCampaign(
  ctx: Ctx,
  campaign: { workspaceId: string; campaignId: string },
  recorded: readonly RecordedImport[],
): Promise<number> {
  const [found] = await ctx.db
    .select({ content: icps.content })
    .from(campaigns)
    .leftJoin(icps, and(own(icps, campaigns), eq(icps.id, campaigns.icpId)))
    .where(and(own(campaigns, campaign), eq(campaigns.id, campaign.campaignId), isNull(campaigns.deletedAt)));
  // Deleted while its people came: they are among the leads all the same.
  if (!found) return 0;
  const qualify = prepareCriteria(found.content ?? emptyCriteria, ctx.clock.now());
  return judgeLeads(
    ctx,
    campaign,
    recorded.map(({ personId, facts }) => ({ personId, qualification: qualify(facts) })),
  );
}
