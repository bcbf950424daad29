import { and, eq } from 'drizzle-orm';
import type { FeatureSwitch } from '#contract/overview/admin-operations.ts';
import { type SwitchName, switches, switchNames } from '#core/identity/switches.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { featureSwitches } from './switches.table.ts';

/** Refuses while an administrator keeps this part closed. */
export async function requireOpen({ db }: Pick<Ctx, 'db'>, name: SwitchName): Promise<void> {
  const [closed] = await db
    .select({ name: featureSwitches.name })
    .from(featureSwitches)
    .where(and(eq(featureSwitches.name, name), eq(featureSwitches.isOpen, false)));
  if (closed) throw new AppError('unavailable', switches[name].closed);
}

export async function listSwitches({ db }: MemberCtx): Promise<FeatureSwitch[]> {
  const rows = await db.select().from(featureSwitches);
  return switchNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, isOpen: row?.isOpen ?? true, changedAt: row?.changedAt.toISOString() ?? null };
  });
}

export const changeSwitch = (ctx: MemberCtx, name: SwitchName, isOpen: boolean): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const change = { isOpen, changedAt: ctx.clock.now() };
    await ctx.db
      .insert(featureSwitches)
      .values({ name, ...change })
      .onConflictDoUpdate({ target: featureSwitches.name, set: change });
    const reason = `${switches[name].label.toLowerCase()}, ${isOpen ? 'en marche' : 'à l’arrêt'}`;
    await recordAdminAct(ctx, null, 'switch_changed', { reason });
  });
