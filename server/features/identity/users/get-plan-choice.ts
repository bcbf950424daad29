import type { PlanChoice } from '#contract/identity/users.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { getOwnUser } from './get-user.ts';

/** Nothing left to choose once the account has that plan or another paid one. */
export async function getPlanChoice(ctx: MemberCtx): Promise<PlanChoice> {
  const { subscription, chosenPlan, chosenInterval } = await getOwnUser(ctx);
  const isOpen = subscription === 'FREE' && chosenPlan !== null && chosenPlan !== 'FREE';
  return isOpen ? { plan: chosenPlan, interval: chosenInterval } : { plan: null, interval: null };
}
