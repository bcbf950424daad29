import { secondMs } from '#core/time/durations.ts';
import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { collectEvents } from './collect-events.ts';
import { deliverEvents } from './deliver-events.ts';
import { mailStopped } from './mail-stopped.ts';
import { purgeEvents } from './purge-events.ts';
import { collectEventsJob, deliverEventsJob, mailStoppedJob, purgeEventsJob } from './webhooks.jobs.ts';

const lookEveryMs = 3 * secondMs;

export const webhooksHandlers = [
  handle(collectEventsJob, async (ctx) => {
    if (!(await collectEvents(ctx))) return;
    await enqueue(ctx, deliverEventsJob, {});
    await enqueue(
      ctx,
      collectEventsJob,
      {},
      { startAfter: new Date(ctx.clock.now().getTime() + lookEveryMs) },
    );
  }),
  handle(deliverEventsJob, (ctx) => deliverEvents(ctx)),
  handle(mailStoppedJob, (ctx, { endpointId }) => mailStopped(ctx, endpointId)),
  handle(purgeEventsJob, (ctx) => purgeEvents(ctx)),
];
