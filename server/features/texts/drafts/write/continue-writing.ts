import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { readGround } from '../brief/read-ground.ts';
import { readLatestPosts } from '../brief/read-latest-posts.ts';
import { type DraftRun, draftRuns } from '../drafts.table.ts';
import { findNextReaders } from './find-unwritten.ts';
import { writeForPerson } from './write-for-person.ts';

const lockMs = 3 * 60_000;
/** Then the others' turn comes: one account's hundred texts do not keep the rest waiting. */
const turnMs = 5_000;
const giveUpAfter = 5;

/**
 * As many people at once as the writer takes, until all are written or the turn is over. What is written is in the table: whoever takes
 * it up after a crash goes on with the first person who lacks a text. True when there is more to do.
 */
export async function continueWriting(ctx: Ctx, runId: string): Promise<boolean> {
  const run = await lockRun(ctx, runId);
  if (!run) return false;
  const until = ctx.clock.now().getTime() + turnMs;
  try {
    do if (!(await writeNext(ctx, runId))) return false;
    while (ctx.clock.now().getTime() < until);
    await ctx.db.update(draftRuns).set({ lockedUntil: null }).where(isRunning(runId));
    return true;
  } catch (error) {
    await noteFailure(ctx, run, error);
    return false;
  }
}

const isRunning = (runId: string) => and(eq(draftRuns.id, runId), eq(draftRuns.state, 'running'));

async function lockRun(ctx: Ctx, runId: string): Promise<DraftRun | undefined> {
  const now = ctx.clock.now();
  const [locked] = await ctx.db
    .update(draftRuns)
    .set({ lockedUntil: new Date(now.getTime() + lockMs) })
    .where(and(isRunning(runId), or(isNull(draftRuns.lockedUntil), lte(draftRuns.lockedUntil, now))))
    .returning();
  return locked;
}

/** False once nobody is left, or as many as were asked for are written. */
async function writeNext(ctx: Ctx, runId: string): Promise<boolean> {
  const [run] = await ctx.db
    .update(draftRuns)
    .set({ lockedUntil: new Date(ctx.clock.now().getTime() + lockMs) })
    .where(isRunning(runId))
    .returning();
  if (!run) return false;
  const { workspaceId, campaignId } = run;
  const ground = await readGround(ctx, workspaceId, campaignId);
  const stepKeys = ground?.steps.map(({ key }) => key) ?? [];
  const isDone = !ground || stepKeys.length === 0 || run.written >= run.asked;
  const atOnce = Math.min(ctx.writer.atOnce, run.asked - run.written);
  const readers = isDone ? [] : await findNextReaders(ctx, { workspaceId, campaignId, stepKeys }, atOnce);
  if (!ground || readers.length === 0) {
    await finish(ctx, run, 'completed', null);
    return false;
  }
  // Each is kept on its own: one that fails does not undo the others, who end before anybody is asked for again.
  const written = await Promise.allSettled(
    readers.map(async (reader) => {
      const person = await readLatestPosts(ctx, reader.person);
      await writeForPerson(ctx, run, ground, { ...reader, person });
    }),
  );
  for (const one of written) if (one.status === 'rejected') throw one.reason;
  return true;
}

const finish = (ctx: Ctx, { id }: DraftRun, state: 'completed' | 'failed', error: string | null) =>
  ctx.db
    .update(draftRuns)
    .set({ state, error, lockedUntil: null, finishedAt: ctx.clock.now() })
    .where(isRunning(id));

/** What is written stays; the sweeper tries the rest again, a few times. */
async function noteFailure(ctx: Ctx, run: DraftRun, error: unknown): Promise<void> {
  const failures = run.failures + 1;
  ctx.log.error({ err: error, runId: run.id, failures }, 'writing of drafts failed');
  if (failures >= giveUpAfter)
    await finish(
      ctx,
      run,
      'failed',
      'L’écriture s’est interrompue. Relancez-la\u00a0: elle reprendra où elle en était.',
    );
  else await ctx.db.update(draftRuns).set({ failures, lockedUntil: null }).where(isRunning(run.id));
}
