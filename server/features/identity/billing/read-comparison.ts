import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Operations } from '#contract/overview/admin-operations.ts';
import { dayMs } from '#core/time/durations.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { compareBilling } from './billing.jobs.ts';
import { billingDifferences } from './billing.table.ts';

const mostDifferences = 50;
const shownMs = 30 * dayMs;

/** What the nightly comparison with the provider found and set right; null: there is no provider. */
export async function readComparison({ db, clock, payments }: Ctx): Promise<Operations['payments']> {
  if (!payments) return null;
  const [last] = await rowsOf<{ at: Date | string | null }>(
    db,
    sql`select max(completed_on) as at from pgboss.job where name = ${compareBilling.name} and state = 'completed'`,
  );
  const rows = await db
    .select({
      id: billingDifferences.id,
      userId: users.id,
      email: users.email,
      foundAt: billingDifferences.foundAt,
      what: billingDifferences.what,
    })
    .from(billingDifferences)
    .innerJoin(users, eq(users.id, billingDifferences.userId))
    .where(gt(billingDifferences.foundAt, new Date(clock.now().getTime() - shownMs)))
    .orderBy(desc(billingDifferences.foundAt), asc(billingDifferences.id))
    .limit(mostDifferences);
  return {
    comparedAt: last?.at ? new Date(last.at).toISOString() : null,
    differences: rows.map((row) => ({ ...row, foundAt: row.foundAt.toISOString() })),
  };
}
