import { paths } from '#contract/paths.ts';
import { hasFeature, type PlanFeature, requiredPlans } from '#core/identity/plans.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';

const inWords: Record<PlanFeature, string> = {
  profileImport: 'L’import de votre profil',
  detailedAnalytics: 'L’analyse détaillée',
  csvExport: 'L’export CSV',
  standardScheduling: 'Le choix des jours et des heures d’envoi',
  webhooks: 'Les webhooks',
  advancedScheduling: 'La planification avancée',
  realTimeNotifications: 'Le suivi en temps réel',
  prioritySupport: 'Le support prioritaire',
  api: 'L’API',
  roundTheClockSupport: 'Le support 24 h/24',
};

/**
 * The server's side of a plan gate. Closed unless the stored plan opens it: the request brought it with its session; in a
 * transaction, where the caller holds the owner's lock, it is read again.
 */
export async function requireFeature(ctx: MemberCtx, feature: PlanFeature): Promise<void> {
  const known = ctx.isInTransaction ? undefined : ctx.actor.subscription;
  const subscription = known ?? (await getOwnUser(ctx)).subscription;
  if (hasFeature({ subscription }, feature)) return;
  const plan = requiredPlans[feature];
  throw new AppError('plan_required', `${inWords[feature]} demande la formule ${plan} ou plus.`, {
    feature,
    plan,
    upgradeAt: paths.subscription,
  });
}
