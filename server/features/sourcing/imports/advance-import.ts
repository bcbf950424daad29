import { and, asc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { prepareSpelling } from '#core/imports/unite-tags.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import {
  type RecordedImport,
  recordImportedPeople,
} from '#server/features/audience/people/record-imported-people.ts';
import { refreshStatistics } from '#server/features/audience/people/refresh-statistics.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { judgeLeads } from '#server/features/campaigns/leads/judge-leads.ts';
import { lockOwnerOf } from '#server/features/identity/plans/require-slot.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { takenStatuses } from './diagnose-rows.ts';
import { type ImportLine, importRows, imports } from './imports.table.ts';
import { type LightImport, lightColumns } from './light-import.ts';
import { readErased } from './screen-rows.ts';

/** Long enough to be worth a commit, short enough that nobody waits for it. */
const piece = { postgresql: 500, pglite: 100 };
const largeImport = 1000;

/**
 * One piece of a confirmed list, in one short commit: how far it is moves as its people come, so that whoever goes on after
 * a crash finds what is left, and nothing twice. False once nothing is.
 */
export async function advanceImport(ctx: Ctx, id: string): Promise<boolean> {
  const outcome = await inTransaction(ctx, async (ctx) => {
    const [owner] = await ctx.db.select({ userId: imports.userId }).from(imports).where(eq(imports.id, id));
    if (!owner) return 'nothing';
    await lockOwnerOf(ctx, owner.userId);
    const [found] = await ctx.db
      .select(lightColumns)
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.state, 'confirming')))
      .for('update');
    if (!found) return 'nothing';
    const lines = await ctx.db
      .select({ at: importRows.at, told: importRows.told })
      .from(importRows)
      .where(and(takenOf(found), gt(importRows.at, found.doneUpTo)))
      .orderBy(asc(importRows.at))
      .limit(piece[ctx.databaseKind]);
    if (lines.length === 0) return finish(ctx, found);
    await takeLines(ctx, found, lines);
    return 'more';
  });
  if (outcome === 'large') await refreshStatistics(ctx);
  return outcome === 'more';
}

const takenOf = ({ id, readingNo }: LightImport) =>
  and(
    eq(importRows.importId, id),
    eq(importRows.readingNo, readingNo),
    inArray(importRows.status, [...takenStatuses]),
  );

type Line = Pick<ImportLine, 'at' | 'told'>;

async function takeLines(ctx: Ctx, found: LightImport, lines: readonly Line[]): Promise<void> {
  const { userId, name, lawfulBasis, tag, campaignId } = found;
  // Somebody may have asked to be forgotten since the list was looked at.
  const erased = await readErased(
    ctx,
    userId,
    lines.map(({ told }) => told),
  );
  for (const [at, { at: place }] of lines.entries()) {
    const reason = erased[at];
    if (!reason) continue;
    await ctx.db
      .update(importRows)
      .set({ status: 'erased', reason, isFixed: false })
      .where(and(takenOf(found), eq(importRows.at, place)));
  }
  const taken = lines.filter((_, at) => !erased[at]);
  const spell = prepareSpelling(tag ? [tag] : []);
  const recorded = await recordImportedPeople(
    ctx,
    userId,
    taken.map(({ told }) => ({ ...told, tags: told.tags.map(spell) })),
    { name, lawfulBasis: lawfulBasis ?? 'legitimate_interest', tag },
  );
  const added = campaignId ? await addToCampaign(ctx, { userId, campaignId }, recorded) : 0;
  const created = recorded.filter(({ isNew }) => isNew).length;
  const updated = recorded.filter(({ isNew, isChanged }) => !isNew && isChanged).length;
  await ctx.db
    .update(imports)
    .set({
      done: sql`${imports.done} + ${taken.length}`,
      doneUpTo: lines.at(-1)?.at ?? found.doneUpTo,
      created: sql`${imports.created} + ${created}`,
      updated: sql`${imports.updated} + ${updated}`,
      addedToCampaign: sql`${imports.addedToCampaign} + ${added}`,
      advancedAt: ctx.clock.now(),
    })
    .where(eq(imports.id, found.id));
}

/** Nothing of its people is kept but the lines left out, for a day. */
async function finish(ctx: Ctx, found: LightImport): Promise<'large' | 'nothing'> {
  const { id, readingNo, rowCount, done, columns, reading, created, updated } = found;
  await ctx.db.delete(importRows).where(takenOf(found));
  const [leftOut] = await ctx.db
    .select({ at: importRows.at })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.readingNo, readingNo),
        notInArray(importRows.status, [...takenStatuses]),
      ),
    )
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
  return created + updated >= largeImport ? 'large' : 'nothing';
}

/** Judged against the campaign's target, on what the list tells; without a target, nothing is asked of them. */
async function addToCampaign(
  ctx: Ctx,
  campaign: { userId: string; campaignId: string },
  recorded: readonly RecordedImport[],
): Promise<number> {
  const [found] = await ctx.db
    .select({ content: icps.content })
    .from(campaigns)
    .leftJoin(icps, and(eq(icps.userId, campaigns.userId), eq(icps.id, campaigns.icpId)))
    .where(
      and(
        eq(campaigns.userId, campaign.userId),
        eq(campaigns.id, campaign.campaignId),
        isNull(campaigns.deletedAt),
      ),
    );
  // Deleted while its people came: they are among the leads all the same.
  if (!found) return 0;
  const qualify = prepareCriteria(found.content ?? emptyCriteria);
  return judgeLeads(
    ctx,
    campaign,
    recorded.map(({ personId, facts }) => ({ personId, qualification: qualify(facts) })),
  );
}
