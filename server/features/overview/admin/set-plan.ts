import { eq } from 'drizzle-orm';
import type { Plan } from '#core/identity/plans.ts';
import { recordLine } from '#server/features/identity/audit/record-act.ts';
import { type UserRow, users } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireKept } from './require-kept.ts';

/** Nothing is deleted by a lower plan: what it does not hold is frozen. */
export const setPlan = (
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { email, plan }: { email: string; plan: Plan },
): Promise<UserRow> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
    if (!before) throw new AppError('not_found', `Aucun compte n’a l’adresse ${email}.`);
    const inside = { db: tx as unknown as Ctx['db'], clock };
    await requireKept(inside, before.id, plan);
    const [user] = await tx
      .update(users)
      .set({ subscription: plan })
      .where(eq(users.id, before.id))
      .returning();
    const by = { actor: 'command', actorId: null, subjectId: before.id } as const;
    const detail = { before: before.subscription, after: plan };
    await recordLine(inside, { act: 'plan_changed', ...by, detail });
    return user!;
  });
