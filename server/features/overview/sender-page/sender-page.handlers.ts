import { handle } from '#server/platform/jobs/jobs.ts';
import { applyOpposition } from './apply-opposition.ts';
import { applyOppositionJob } from './sender-page.jobs.ts';

export const senderPageHandlers = [handle(applyOppositionJob, (ctx, person) => applyOpposition(ctx, person))];
