import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Confirmation, IdentityProof } from '#contract/identity/auth.ts';
import { minuteMs } from '#core/time/durations.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { checkSecondFactor } from '#server/features/identity/two-factor/check-second-factor.ts';
import { isTwoFactorOn } from '#server/features/identity/two-factor/two-factor-state.ts';
import { confirmPassword } from '#server/features/identity/users/confirm-password.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { clearRateLimit, limitRate } from '#server/platform/rate-limit.ts';
import { sessions } from './auth.table.ts';

const windowMs = 10 * minuteMs;
const codes = { name: 'confirm-identity', max: 10, windowMinutes: 15 };

const isOwnSession = ({ actor }: MemberCtx) =>
  and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.userId));

async function confirmedUntil(ctx: MemberCtx): Promise<Date | null> {
  const [session] = await ctx.db.select({ at: sessions.confirmedAt }).from(sessions).where(isOwnSession(ctx));
  const until = session?.at ? new Date(session.at.getTime() + windowMs) : null;
  return until && until > ctx.clock.now() ? until : null;
}

export async function readConfirmation(ctx: MemberCtx): Promise<z.input<typeof Confirmation>> {
  return {
    asks: (await isTwoFactorOn(ctx, ctx.actor.userId)) ? 'code' : 'password',
    until: (await confirmedUntil(ctx))?.toISOString() ?? null,
  };
}

/** For ten minutes, in this session alone. */
export async function confirmIdentity(ctx: MemberCtx, { password, code }: IdentityProof): Promise<void> {
  const { userId } = ctx.actor;
  if (await isTwoFactorOn(ctx, userId)) {
    await limitRate(ctx, codes, userId);
    if (!code || !(await checkSecondFactor(ctx, userId, code))) {
      const message = 'Ce code n’est pas le bon, ou il a déjà servi.';
      throw new AppError('wrong_code', message, { fields: { code: message } });
    }
    await clearRateLimit(ctx, codes, userId);
  } else await confirmPassword(ctx, password ?? '', 'password');
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(sessions).set({ confirmedAt: ctx.clock.now() }).where(isOwnSession(ctx));
    await recordOwnAct(ctx, userId, 'identity_confirmed');
  });
}

/** Before an act of administration that changes something. */
export async function requireConfirmed(ctx: MemberCtx): Promise<void> {
  if (await confirmedUntil(ctx)) return;
  throw new AppError('confirmation_required', 'Confirmez votre identité pour continuer.');
}
