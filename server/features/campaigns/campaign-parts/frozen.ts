import { type SQL, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { type Plan, planLimits } from '#core/identity/plans.ts';
import { AppError } from '#server/platform/errors.ts';

type Counted = 'offers' | 'icps';

const limits = (counted: Counted) =>
  Object.entries(planLimits)
    .map(([plan, limit]) => `when '${plan}' then ${limit[counted] ?? 'null'}`)
    .join(' ');

const beyond = (counted: Counted): string => `(
  select count(*) from ${counted} before
  where before.workspace_id = ${counted}.workspace_id
    and (coalesce(before.kept_at, 'infinity'), before.created_at, before.id)
      < (coalesce(${counted}.kept_at, 'infinity'), ${counted}.created_at, ${counted}.id)
) >= (select case subscription ${limits(counted)} end from users where users.id = ${counted}.workspace_id)`;

/**
 * Whether a row lies beyond what the plan holds: those kept by choice come first, then the oldest. Worked out from the
 * plan of this moment, stored nowhere: a higher plan frees it by itself.
 */
export const isFrozen = (counted: Counted): SQL<boolean> =>
  sql.raw(`coalesce(${beyond(counted)}, false)`).mapWith(Boolean) as SQL<boolean>;

const inWords: Record<Counted, { this: string; frozen: string; many: [string, string] }> = {
  offers: { this: 'Cette offre', frozen: 'gelée', many: ['offre', 'offres'] },
  icps: { this: 'Ce ciblage', frozen: 'gelé', many: ['ciblage', 'ciblages'] },
};

export function refuseFrozen(counted: Counted, row: { isFrozen: boolean }, plan?: Plan): void {
  if (!row.isFrozen) return;
  const words = inWords[counted];
  const limit = plan ? planLimits[plan][counted] : null;
  const why =
    plan && limit !== null
      ? `votre formule ${plan} comprend ${limit} ${words.many[limit > 1 ? 1 : 0]}`
      : 'votre formule n’en comprend pas autant';
  throw new AppError(
    'limit_reached',
    `${words.this} est ${words.frozen} : ${why}. Changez de formule, ou choisissez ce que vous gardez.`,
    { counted, limit, upgradeAt: paths.subscription },
  );
}
