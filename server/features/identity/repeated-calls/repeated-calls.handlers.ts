import { lt } from 'drizzle-orm';
import { handle } from '#server/platform/jobs/jobs.ts';
import { forgetBefore } from './answer-once.ts';
import { sweepRepeatedCallsJob } from './repeated-calls.jobs.ts';
import { repeatedCalls } from './repeated-calls.table.ts';

export const repeatedCallsHandlers = [
  handle(sweepRepeatedCallsJob, async (ctx) => {
    await ctx.db.delete(repeatedCalls).where(lt(repeatedCalls.createdAt, forgetBefore(ctx.clock.now())));
  }),
];
