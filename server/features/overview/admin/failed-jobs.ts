import { sql } from 'drizzle-orm';
import type { Operations } from '#contract/overview/admin-operations.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { AppError } from '#server/platform/errors.ts';

const longestFailure = 160;
const mostRetried = 500;

/** By queue, with the first line of the latest failure: what follows it may name somebody. */
export async function readFailedJobs({ db }: MemberCtx): Promise<Operations['failedJobs']> {
  const rows = await rowsOf<{ queue: string; count: string; latest: string | null; failure: string | null }>(
    db,
    sql`select name as queue, count(*) as count, max(completed_on)::text as latest,
      (array_agg(output->>'message' order by completed_on desc))[1] as failure
      from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%' group by name order by name`,
  );
  return rows.map(({ queue, count, latest, failure }) => ({
    queue,
    count: Number(count),
    latestAt: latest ? new Date(latest).toISOString() : null,
    failure: failure?.split('\n')[0]?.slice(0, longestFailure) ?? null,
  }));
}

/** Those of one queue that gave up are due again. */
export async function retryFailedJobs(ctx: MemberCtx, queue: string): Promise<void> {
  const failed = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select id from pgboss.job where name = ${queue} and state = 'failed' limit ${mostRetried}`,
  );
  if (failed.length === 0) throw new AppError('conflict', 'Cette file n’a plus de travail en échec.');
  await ctx.jobs.boss.retry(
    queue,
    failed.map(({ id }) => id),
  );
  ctx.jobs.nudge(queue);
  await recordAdminAct(ctx, null, 'jobs_retried', { count: failed.length, reason: queue });
}
