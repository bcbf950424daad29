import type { SupportRequest } from '#contract/identity/support.ts';
import { hasFeature } from '#core/identity/plans.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { mailSupportRequest } from './support.jobs.ts';
import { supportRequests } from './support.table.ts';

const perAddress = { name: 'support', max: 5, windowMinutes: 60 };

const tooMany = 'Vous avez déjà envoyé cinq messages. Réessayez dans une heure.';

/** Keeps the request, then mails it. A robot that filled the trap is thanked and forgotten. */
export async function sendSupportRequest(
  ctx: Ctx,
  { website, ...request }: SupportRequest,
  ip: string,
): Promise<void> {
  await limitRate(ctx, perAddress, ip).catch((refusal: unknown) => {
    if (!(refusal instanceof AppError) || refusal.code !== 'rate_limited') throw refusal;
    throw new AppError('rate_limited', tooMany, refusal.details);
  });
  if (website) return;
  const user = ctx.actor.kind === 'member' ? await getUser(ctx, ctx.actor.userId) : null;
  const priority = hasFeature(user, 'roundTheClockSupport')
    ? 'round_the_clock'
    : hasFeature(user, 'prioritySupport')
      ? 'priority'
      : 'standard';
  await inTransaction(ctx, async (ctx) => {
    const [kept] = await ctx.db
      .insert(supportRequests)
      .values({ ...request, userId: user?.id, priority, createdAt: ctx.clock.now() })
      .returning();
    await enqueue(ctx, mailSupportRequest, { requestId: kept!.id });
  });
}
