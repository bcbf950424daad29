import { paths } from '#contract/paths.ts';
import { limitsOf } from '#core/identity/custom-limits.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockOwner } from './lock-owner.ts';

type Counted = 'offers' | 'icps';

const inWords: Record<Counted, { one: string; many: string }> = {
  offers: { one: 'offre', many: 'offres' },
  icps: { one: 'ciblage', many: 'ciblages' },
};

/** Refuses one more than the plan holds. The caller is in the transaction that inserts it. */
export async function requireAllowance(
  ctx: MemberCtx,
  counted: Counted,
  count: (ctx: Ctx) => Promise<number>,
): Promise<void> {
  const owner = await lockOwner(ctx);
  const limit = limitsOf(owner)[counted];
  if (limit === null || (await count(ctx)) < limit) return;
  const { one, many } = inWords[counted];
  const included = limit > 1 ? `${limit} ${many}` : `${limit} ${one}`;
  throw new AppError(
    'limit_reached',
    `Votre formule ${owner.subscription} comprend ${included}. Réutilisez l’existant, ou changez de formule pour en ajouter.`,
    { counted, limit, upgradeAt: paths.subscription },
  );
}
