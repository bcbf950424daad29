import { handle } from '#server/platform/jobs/jobs.ts';
import { checkFiguresJob } from './analytics.jobs.ts';
import { checkFigures } from './check-figures.ts';

export const analyticsHandlers = [
  handle(checkFiguresJob, async (ctx) => {
    const { differing, ...checked } = await checkFigures(ctx);
    if (differing.length > 0) ctx.log.error({ ...checked, differing }, 'figures differ from a recount');
    else ctx.log.info(checked, 'figures equal to a recount');
  }),
];
