import type { MemberCtx } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { getOwnAccount } from '../find-account.ts';
import { networkFailure } from '../require-network.ts';
import type { SocialAccountRow } from '../social-accounts.table.ts';
import { refreshAccount } from './refresh-account.ts';

const perUser = { name: 'social-account-check', max: 12, windowMinutes: 10 };

/** « Vérifier maintenant »: the state as the provider gives it at this moment. */
export async function checkAccount(ctx: MemberCtx, id: string): Promise<SocialAccountRow> {
  const account = await getOwnAccount(ctx, id);
  await limitRate(ctx, perUser, ctx.actor.userId);
  const outcome = await refreshAccount(ctx, account.providerAccountId);
  if (outcome.is === 'unavailable' || outcome.is === 'throttled') throw networkFailure(outcome);
  return getOwnAccount(ctx, id);
}
