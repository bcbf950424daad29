import { handle } from '#server/platform/jobs/jobs.ts';
import { checkFiguresJob, mailWeekJob, sendWeekNewsJob } from './analytics.jobs.ts';
import { checkFigures } from './check-figures.ts';
import { mailWeek, sendWeekNews } from './send-week-news.ts';

export const analyticsHandlers = [
  handle(checkFiguresJob, async (ctx) => {
    const { differing, ...checked } = await checkFigures(ctx);
    if (differing.length > 0) ctx.log.error({ ...checked, differing }, 'figures differ from a recount');
    else ctx.log.info(checked, 'figures equal to a recount');
  }),
  handle(sendWeekNewsJob, (ctx) => sendWeekNews(ctx)),
  handle(mailWeekJob, (ctx, week) => mailWeek(ctx, week)),
];
