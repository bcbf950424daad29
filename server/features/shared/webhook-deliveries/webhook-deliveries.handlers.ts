import { handle } from '#server/platform/jobs/jobs.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';
import { sweepDeliveriesJob } from './webhook-deliveries.jobs.ts';

export const webhookDeliveriesHandlers = [handle(sweepDeliveriesJob, (ctx) => sweepDeliveries(ctx))];
