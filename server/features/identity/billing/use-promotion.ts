import { and, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PlanOrder } from '#contract/identity/billing.ts';
import { type BillingPeriod, companyKeysOf, isYearly, promotionRefusal } from '#core/identity/billing.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { wrongField } from '#server/platform/errors.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { findSubscription } from './apply-plan.ts';
import { billingCustomers, promotionUses } from './billing.table.ts';
import { findCustomer } from './find-customer.ts';

/** What is ordered, with the code or without; a code that is not taken says why, at its field. */
export async function readOrder(ctx: MemberCtx, { interval, code }: PlanOrder): Promise<BillingPeriod> {
  if (!code) return interval;
  const isYearlyNow = isYearly(await findSubscription(ctx, ctx.actor.userId));
  const refusal = promotionRefusal(code, { interval, isYearlyNow, ...(await readUses(ctx)) });
  if (refusal) throw wrongField('code', refusal);
  return 'welcome';
}

export async function readUses(ctx: MemberCtx): Promise<{ isUsed: boolean; isUsedByCompany: boolean }> {
  const { userId } = ctx.actor;
  const keys = await readCompanyKeys(ctx);
  // A number is often given on the payment page itself: what is known of the others now counts as well.
  const vat = sql`'vat:' || upper(regexp_replace(${billingCustomers.vatNumber}, '[^0-9A-Za-z]', '', 'g'))`;
  const domain = sql`'domain:' || lower(split_part(${users.email}, '@', 2))`;
  const rows = await ctx.db
    .select({ userId: promotionUses.userId, reservedUntil: promotionUses.reservedUntil })
    .from(promotionUses)
    .innerJoin(users, eq(users.id, promotionUses.userId))
    .leftJoin(billingCustomers, eq(billingCustomers.userId, promotionUses.userId))
    .where(
      or(
        eq(promotionUses.userId, userId),
        ...(keys.length > 0
          ? [inArray(promotionUses.companyKey, keys), inArray(vat, keys), inArray(domain, keys)]
          : []),
      ),
    );
  const now = ctx.clock.now();
  const isTaken = ({ reservedUntil }: (typeof rows)[number]) => reservedUntil === null || reservedUntil > now;
  return {
    // Their own payment page may be opened again.
    isUsed: rows.some((row) => row.userId === userId && row.reservedUntil === null),
    isUsedByCompany: rows.some((row) => row.userId !== userId && isTaken(row)),
  };
}

/**
 * Reserved while the provider is asked: the mirror then keeps it for as long as it waits, or for good (`applyPlan`). What the
 * provider refused leaves it as it was; without an answer it may have been done, and the minutes end it.
 */
export async function reservingPromotion<T>(
  ctx: MemberCtx,
  minutes: number,
  act: () => Promise<T>,
): Promise<T> {
  const mine = eq(promotionUses.userId, ctx.actor.userId);
  const [before] = await ctx.db.select().from(promotionUses).where(mine);
  const until = new Date(ctx.clock.now().getTime() + minutes * 60_000);
  await reservePromotion(
    ctx,
    before?.reservedUntil && before.reservedUntil > until ? before.reservedUntil : until,
  );
  try {
    return await act();
  } catch (error) {
    if (error instanceof PaymentsError && error.kind !== 'unavailable') {
      await releasePromotion(ctx);
      if (before) await ctx.db.insert(promotionUses).values(before).onConflictDoNothing();
    }
    throw error;
  }
}

/** Reserved until that moment, in the database: of two colleagues at once, one gets it. */
const reservePromotion = (ctx: MemberCtx, reservedUntil: Date): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { userId } = ctx.actor;
    const keys = await readCompanyKeys(ctx);
    for (const key of keys.toSorted())
      await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`promotion ${key}`}))`);
    const refusal = promotionRefusal('BIENVENUE', { interval: 'yearly', ...(await readUses(ctx)) });
    if (refusal) throw wrongField('code', refusal);
    const [companyKey = null] = keys;
    if (companyKey)
      await ctx.db
        .delete(promotionUses)
        .where(
          and(
            eq(promotionUses.companyKey, companyKey),
            ne(promotionUses.userId, userId),
            isNotNull(promotionUses.reservedUntil),
            lte(promotionUses.reservedUntil, ctx.clock.now()),
          ),
        );
    await ctx.db
      .insert(promotionUses)
      .values({ userId, companyKey, reservedUntil })
      .onConflictDoUpdate({
        target: promotionUses.userId,
        set: { companyKey, reservedUntil },
        setWhere: isNotNull(promotionUses.reservedUntil),
      });
  });

/** What was only planned does not happen: a colleague may have it. */
export async function releasePromotion(ctx: MemberCtx): Promise<void> {
  await ctx.db
    .delete(promotionUses)
    .where(and(eq(promotionUses.userId, ctx.actor.userId), isNotNull(promotionUses.reservedUntil)));
}

async function readCompanyKeys(ctx: MemberCtx): Promise<string[]> {
  const { email } = await getOwnUser(ctx);
  const customer = await findCustomer(ctx);
  return companyKeysOf(email, customer?.vatNumber ?? null);
}
