import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CustomLimits } from '#core/identity/custom-limits.ts';
import type { Plan } from '#core/identity/plans.ts';
import { pauseAll } from '#server/features/engine/campaign-status/pause-all.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { sessions } from '#server/features/identity/auth/auth.table.ts';
import { requestLink } from '#server/features/identity/auth/links/auth-links.ts';
import { endAllSessions } from '#server/features/identity/auth/sessions/end-sessions.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { type UserRow, users } from '#server/features/identity/users/users.table.ts';
import { asOwnerOf, workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { requireKept } from './require-kept.ts';

/** Each act is one commit with its line of the log. */
const onUser = (
  ctx: MemberCtx,
  id: string,
  act: (ctx: MemberCtx, user: UserRow) => Promise<void>,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!user) throw notFound('Compte');
    await act(ctx, user);
  });

/** Nothing is deleted by a lower plan: what it does not hold is frozen, and comes back with a higher one. */
export const changePlan = (ctx: MemberCtx, id: string, plan: Plan): Promise<void> =>
  onUser(ctx, id, async (ctx, { subscription }) => {
    if (plan === subscription) throw new AppError('conflict', `Ce compte a déjà la formule ${plan}.`);
    await requireKept(ctx, id, plan);
    await ctx.db.update(users).set({ subscription: plan }).where(eq(users.id, id));
    await notify(ctx, id, {
      type: 'info',
      title: `Votre formule est maintenant ${plan}`,
      message: 'Elle a été changée par notre équipe. Une question\u00a0? Écrivez à notre support.',
      link: '/parametres#abonnement',
    });
    await publish(ctx, 'plan.changed', { workspaceId: workspaceOf(id) });
    await recordAdminAct(ctx, id, 'plan_changed', { before: subscription, after: plan });
  });

export const changeLimits = (ctx: MemberCtx, id: string, limits: CustomLimits | null): Promise<void> =>
  onUser(ctx, id, async (ctx, { subscription }) => {
    if (subscription !== 'ENTERPRISE')
      throw new AppError('conflict', 'Des limites sur mesure vont avec la formule ENTERPRISE.');
    await ctx.db.update(users).set({ customLimits: limits }).where(eq(users.id, id));
    await recordAdminAct(ctx, id, 'limits_changed', limits ? { limits } : { reason: 'celles de la formule' });
  });

/** Its sessions end with this commit, and what was running on its behalf is paused: nothing leaves any more. */
export const suspendUser = (ctx: MemberCtx, id: string, reason: string): Promise<void> =>
  onUser(ctx, id, async (ctx) => {
    if (id === ctx.actor.userId) throw new AppError('conflict', 'Vous ne pouvez pas suspendre votre compte.');
    const [suspended] = await ctx.db
      .update(users)
      .set({ suspendedAt: ctx.clock.now(), suspendedBecause: reason })
      .where(and(eq(users.id, id), isNull(users.suspendedAt)))
      .returning();
    if (!suspended) throw new AppError('conflict', 'Ce compte est déjà suspendu.');
    await endAllSessions(ctx, id);
    await pauseAll({ ...ctx, actor: asOwnerOf(workspaceOf(id)) });
    await recordAdminAct(ctx, id, 'user_suspended');
  });

/** Campaigns stay paused: their owner decides what goes on. */
export const restoreUser = (ctx: MemberCtx, id: string): Promise<void> =>
  onUser(ctx, id, async (ctx) => {
    const [restored] = await ctx.db
      .update(users)
      .set({ suspendedAt: null, suspendedBecause: null })
      .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
      .returning();
    if (!restored) throw new AppError('conflict', 'Ce compte n’est pas suspendu.');
    // What began to run while it was being suspended rests as well.
    await pauseAll({ ...ctx, actor: asOwnerOf(workspaceOf(id)) });
    await notify(ctx, id, {
      type: 'success',
      title: 'Votre compte est rétabli',
      message: 'Vos campagnes sont restées en pause\u00a0: reprenez celles que vous voulez.',
      link: '/',
    });
    await recordAdminAct(ctx, id, 'user_restored');
  });

export const endUserSessions = (ctx: MemberCtx, id: string): Promise<void> =>
  onUser(ctx, id, async (ctx) => {
    const count = await ctx.db.$count(sessions, eq(sessions.userId, id));
    await endAllSessions(ctx, id);
    await recordAdminAct(ctx, id, 'user_sessions_ended', { count });
  });

export const resendUserVerification = (ctx: MemberCtx, id: string): Promise<void> =>
  onUser(ctx, id, async (ctx, user) => {
    if (user.emailVerifiedAt) throw new AppError('conflict', 'Cette adresse est déjà confirmée.');
    await requestLink(ctx, { purpose: 'verify_email', userId: id, email: user.email });
    await recordAdminAct(ctx, id, 'verification_resent');
  });
