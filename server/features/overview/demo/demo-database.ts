import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { campaignClockAnchor } from '#server/features/shared/campaign-clock.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { demoAccounts } from './ensure-demo-accounts.ts';
import { pastAccount } from './past-account.ts';

/** Only the demonstration has a clock of its own, and it writes it down before anything else. */
async function wasDemonstration(db: Database): Promise<boolean> {
  const [anchor] = await db.select().from(campaignClockAnchor);
  return anchor !== undefined;
}

type Asked = Pick<Deps['env'], 'isDemo' | 'keepsDemoData' | 'databaseUrl'>;

/**
 * Its people are invented and its dates run ahead: production goes on with them only when somebody says so, and the
 * demonstration never begins where people have real accounts.
 */
export async function refuseDemoDatabase(db: Database, env: Asked): Promise<void> {
  if (env.isDemo) return refuseProduction(db, env);
  if (env.keepsDemoData || !(await wasDemonstration(db))) return;
  const refusal = env.databaseUrl
    ? 'DATABASE_URL : cette base de données a servi à la démonstration. Choisissez-en une autre'
    : 'DATA_DIR : ce dossier a servi à la démonstration. Choisissez-en un autre';
  throw new AppError('conflict', `${refusal}, ou posez KEEP_DEMO_DATA=1 pour garder ses données.`);
}

/** A folder of this machine may hold accounts that were made by hand before its first start: the demonstration keeps them. */
async function refuseProduction(db: Database, { databaseUrl }: Asked): Promise<void> {
  if (await wasDemonstration(db)) return;
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (!someone) return;
  if (databaseUrl)
    throw new AppError(
      'conflict',
      'DATABASE_URL\u00a0: cette base de données contient de vrais comptes. La démonstration (DEMO=1) en demande une vide.',
    );
  if (await wasServed(db))
    throw new AppError(
      'conflict',
      'DATA_DIR\u00a0: ce dossier contient de vrais comptes. La démonstration en demande un autre\u00a0; pour reprendre la production, donnez PUBLIC_URL et APP_KEY.',
    );
}

/** The server makes its queues at its first start; making an account by hand does not. */
async function wasServed(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select to_regclass('pgboss.version') is not null as has`);
  return (found as unknown as { rows: { has: boolean }[] }).rows[0]?.has ?? false;
}

/** Marks the accounts that an earlier version made without a mark; the addresses of all that stay closed. */
export async function closeDemoAccounts(db: Database): Promise<string[]> {
  if (!(await wasDemonstration(db))) return [];
  const addresses = [...demoAccounts, pastAccount].map(({ email }) => email);
  await db.update(users).set({ isDemo: true }).where(inArray(users.email, addresses));
  const closed = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isDemo, true))
    .orderBy(asc(users.email));
  return closed.map(({ email }) => email);
}
