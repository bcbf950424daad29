import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { handleBillingNews } from './billing.jobs.ts';
import { billingNews } from './billing.table.ts';
import { mirrorCustomer } from './mirror-customer.ts';

/** Kept once under the provider's own id, then handled by a job: the answer never waits for us. */
export async function receiveNews(ctx: Ctx, raw: string, signature: string | undefined): Promise<void> {
  if (!ctx.payments) throw new AppError('not_configured', 'Le paiement en ligne n’est pas configuré.');
  const news = ctx.payments.readNews(raw, signature ?? '');
  if (!news) throw new AppError('forbidden', 'Signature refusée.');
  const { id, type, customerId, createdAt } = news;
  await inTransaction(ctx, async (ctx) => {
    const [kept] = await ctx.db
      .insert(billingNews)
      .values({ id, type, customerId, happenedAt: createdAt, receivedAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (kept) await enqueue(ctx, handleBillingNews, { newsId: id });
  });
}

/** Handled or not, it is handled once more: what is kept in the end is what the provider says now. */
export async function replayNews(ctx: Ctx, id: string): Promise<void> {
  if (!ctx.payments) throw new AppError('not_configured', 'Le paiement en ligne n’est pas configuré.');
  const [waiting] = await ctx.db
    .update(billingNews)
    .set({ handledAt: null })
    .where(eq(billingNews.id, id))
    .returning({ id: billingNews.id });
  if (!waiting) throw notFound('Événement');
  await enqueue(ctx, handleBillingNews, { newsId: id });
}

/** What it tells is read again at the provider; its mark and what was read are one commit. */
export async function handleNews(ctx: Ctx, newsId: string): Promise<void> {
  const isWaiting = and(eq(billingNews.id, newsId), isNull(billingNews.handledAt));
  const [news] = await ctx.db.select().from(billingNews).where(isWaiting);
  if (!news || !ctx.payments) return;
  const { customerId } = news;
  const markHandled = async (ctx: Ctx, ids: readonly string[]) => {
    await ctx.db
      .update(billingNews)
      .set({ handledAt: ctx.clock.now() })
      .where(and(inArray(billingNews.id, [...ids]), isNull(billingNews.handledAt)));
  };
  if (!customerId) return markHandled(ctx, [newsId]);
  // One reading answers everything that came before it began.
  const waiting = await ctx.db
    .select({ id: billingNews.id })
    .from(billingNews)
    .where(and(eq(billingNews.customerId, customerId), isNull(billingNews.handledAt)));
  const ids = waiting.map(({ id }) => id);
  await mirrorCustomer(ctx, ctx.payments, customerId, (ctx) => markHandled(ctx, ids));
}

const lateMs = 2 * 60_000;

/** Whose job was lost, or gave up. */
export async function findWaitingNews(ctx: Ctx): Promise<string[]> {
  const before = new Date(ctx.clock.now().getTime() - lateMs);
  const rows = await ctx.db
    .select({ id: billingNews.id })
    .from(billingNews)
    .where(and(isNull(billingNews.handledAt), lt(billingNews.receivedAt, before)))
    .limit(200);
  return rows.map(({ id }) => id);
}
