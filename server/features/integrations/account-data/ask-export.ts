import { Readable } from 'node:stream';
import { and, asc, eq, gt, isNotNull, lt, lte, ne } from 'drizzle-orm';
import type { DataExport } from '#contract/integrations/account-data.ts';
import { hourMs } from '#core/time/durations.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { makeExportJob } from './account-data.jobs.ts';
import { dataExportParts, dataExports } from './data-export.table.ts';
import { exportSteps } from './make-export.ts';

const perUser = {
  name: 'data-export',
  max: 5,
  windowMinutes: 24 * 60,
  refusal: 'Cinq copies ont été demandées en un jour.',
};
/** One that was begun that long ago is lost: another may be asked for. */
const lostMs = hourMs;

const mine = ({ actor }: MemberCtx) => eq(dataExports.userId, actor.userId);

export async function readExport(ctx: MemberCtx): Promise<DataExport> {
  const [row] = await ctx.db.select().from(dataExports).where(mine(ctx));
  const now = ctx.clock.now();
  if (!row || (row.expiresAt && row.expiresAt <= now)) return null;
  const isLost = row.state !== 'ready' && row.askedAt.getTime() + lostMs <= now.getTime();
  return {
    state: isLost ? 'failed' : row.state,
    askedAt: row.askedAt.toISOString(),
    stepsDone: row.stepsDone,
    stepsTotal: row.stepsTotal,
    bytes: row.bytes,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

/** A new copy takes the place of the last one. */
export async function askExport(ctx: MemberCtx): Promise<DataExport> {
  const last = await readExport(ctx);
  if (last?.state === 'waiting' || last?.state === 'making') throw underWay();
  await limitRate(ctx, perUser, ctx.actor.userId);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(dataExports).where(mine(ctx));
    const [asked] = await ctx.db
      .insert(dataExports)
      .values({
        userId: ctx.actor.userId,
        state: 'waiting',
        askedAt: ctx.clock.now(),
        stepsTotal: exportSteps,
      })
      .onConflictDoNothing()
      .returning();
    // Asked for twice at once: the other one is being made.
    if (!asked) throw underWay();
    await enqueue(ctx, makeExportJob, { exportId: asked.id });
    await recordOwnAct(ctx, ctx.actor.userId, 'export_asked');
  });
  return readExport(ctx);
}

const underWay = () => new AppError('conflict', 'Une copie est déjà en préparation.');

/** The file of one's own copy, piece by piece. */
export async function openExport(ctx: MemberCtx): Promise<Readable> {
  const isReady = and(mine(ctx), eq(dataExports.state, 'ready'), gt(dataExports.expiresAt, ctx.clock.now()));
  const [found] = await ctx.db.select({ id: dataExports.id }).from(dataExports).where(isReady);
  if (!found) throw notFound('Copie');
  await recordOwnAct(ctx, ctx.actor.userId, 'export_fetched');
  return Readable.from(readParts(ctx, found.id));
}

async function* readParts({ db }: Ctx, exportId: string) {
  for (let number = 0; ; number += 1) {
    const [part] = await db
      .select({ content: dataExportParts.content })
      .from(dataExportParts)
      .where(and(eq(dataExportParts.exportId, exportId), eq(dataExportParts.number, number)))
      .orderBy(asc(dataExportParts.number));
    if (!part) return;
    yield Buffer.from(part.content);
  }
}

/** Nothing stays of a copy that is too old, nor of one that was never finished. */
export async function forgetOldExports(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .delete(dataExports)
    .where(and(isNotNull(dataExports.expiresAt), lte(dataExports.expiresAt, now)));
  await ctx.db
    .delete(dataExports)
    .where(
      and(ne(dataExports.state, 'ready'), lt(dataExports.askedAt, new Date(now.getTime() - 24 * lostMs))),
    );
}
