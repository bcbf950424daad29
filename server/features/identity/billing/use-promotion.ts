import { and, eq, isNotNull, lte, ne, or } from 'drizzle-orm';
import type { PlanOrder } from '#contract/identity/billing.ts';
import { type BillingPeriod, companyKeyOf, isYearly, promotionRefusal } from '#core/identity/billing.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { wrongField } from '#server/platform/errors.ts';
import { findSubscription } from './apply-plan.ts';
import { promotionUses } from './billing.table.ts';
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
  const companyKey = await readCompanyKey(ctx);
  const rows = await ctx.db
    .select()
    .from(promotionUses)
    .where(
      companyKey
        ? or(eq(promotionUses.userId, userId), eq(promotionUses.companyKey, companyKey))
        : eq(promotionUses.userId, userId),
    );
  const now = ctx.clock.now();
  const isTaken = ({ reservedUntil }: (typeof rows)[number]) => reservedUntil === null || reservedUntil > now;
  return {
    // Their own payment page may be opened again.
    isUsed: rows.some((row) => row.userId === userId && row.reservedUntil === null),
    isUsedByCompany: rows.some((row) => row.userId !== userId && isTaken(row)),
  };
}

/** Reserved for the time of a payment page, in the database: of two colleagues at once, one gets it. */
export async function reservePromotion(ctx: MemberCtx, until: Date): Promise<void> {
  const { userId } = ctx.actor;
  const companyKey = await readCompanyKey(ctx);
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
  const [reserved] = await ctx.db
    .insert(promotionUses)
    .values({ userId, companyKey, reservedUntil: until })
    .onConflictDoNothing()
    .returning();
  if (reserved) return;
  const [again] = await ctx.db
    .update(promotionUses)
    .set({ reservedUntil: until })
    .where(and(eq(promotionUses.userId, userId), isNotNull(promotionUses.reservedUntil)))
    .returning();
  if (again) return;
  const isUsed = (await readUses(ctx)).isUsed;
  throw wrongField(
    'code',
    promotionRefusal('BIENVENUE', { interval: 'yearly', isUsed, isUsedByCompany: true }) ?? '',
  );
}

async function readCompanyKey(ctx: MemberCtx): Promise<string | null> {
  const { email } = await getOwnUser(ctx);
  const customer = await findCustomer(ctx);
  return companyKeyOf(email, customer?.vatNumber ?? null);
}
