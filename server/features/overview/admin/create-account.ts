import type { Plan } from '#core/identity/plans.ts';
import { recordLine } from '#server/features/identity/audit/record-act.ts';
import { choosePassword } from '#server/features/identity/users/choose-password.ts';
import { createUser } from '#server/features/identity/users/create-user.ts';
import type { UserRow } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';

export type NewAccount = {
  email: string;
  firstName: string;
  lastName: string;
  plan: Plan;
  isAdmin: boolean;
  /** null: one is made, and printed once. */
  password: string | null;
};

const generatedBytes = 15;

/** An account made by whoever runs the installation: its address needs no proof. */
export async function createAccount(
  ctx: Pick<Ctx, 'db' | 'clock' | 'random'>,
  { email, firstName, lastName, plan, isAdmin, password }: NewAccount,
): Promise<{ user: UserRow; generatedPassword: string | null }> {
  const generatedPassword = password === null ? ctx.random.bytes(generatedBytes).toString('base64url') : null;
  const person = { email, firstName, lastName };
  const passwordHash = await choosePassword('password', password ?? generatedPassword ?? '', person);
  const user = await createUser(ctx, {
    ...person,
    passwordHash,
    role: isAdmin ? 'admin' : 'user',
    subscription: plan,
    emailVerifiedAt: ctx.clock.now(),
  });
  if (!user) throw new AppError('email_taken', `Un compte existe déjà avec l’adresse ${email}.`);
  await recordLine(ctx, { act: 'account_made', actor: 'command', actorId: null, subjectId: user.id });
  return { user, generatedPassword };
}
