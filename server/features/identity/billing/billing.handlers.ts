import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import {
  compareBilling,
  handleBillingNews,
  mailGraceNotice,
  planChangeAgain,
  sweepBilling,
} from './billing.jobs.ts';
import { compareWithProvider } from './compare-with-provider.ts';
import { followGrace, mailNotice } from './follow-grace.ts';
import { findWaitingNews, handleNews } from './receive-news.ts';

export const billingHandlers = [
  handle(handleBillingNews, (ctx, { newsId }) => handleNews(ctx, newsId)),
  handle(sweepBilling, async (ctx) => {
    for (const newsId of await findWaitingNews(ctx))
      await enqueue(ctx, handleBillingNews, { newsId }, { singletonKey: newsId, singletonSeconds: 600 });
    await followGrace(ctx);
  }),
  handle(mailGraceNotice, (ctx, notice) => mailNotice(ctx, notice)),
  handle(planChangeAgain, async ({ payments }, { subscriptionId, from, next }) => {
    await payments?.planAgain(subscriptionId, from, next);
  }),
  handle(compareBilling, (ctx) => compareWithProvider(ctx)),
];
