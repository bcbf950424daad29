import type { z } from 'zod';
import type { Ctx, System } from '#server/platform/ctx.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { jobHandlers } from '#server/worker.ts';

/** Now and here, as a worker would. */
export async function runJob<P extends z.ZodType>(
  ctx: Ctx<System>,
  job: JobDefinition<P>,
  payload: z.input<P>,
): Promise<void> {
  const handler = jobHandlers.find(({ job: { name } }) => name === job.name);
  if (!handler) throw new Error(`No job is called ${job.name}.`);
  await handler.run(ctx, job.payload.parse(payload));
}
