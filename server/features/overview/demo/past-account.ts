import { eq } from 'drizzle-orm';
import { users } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';

/** The account of the recorded past that the demonstration opens with. */
export const pastAccount = {
  label: 'Compte avec un passé',
  email: 'claire@accroche.example',
  password: 'bonjour-accroche-claire',
  firstName: 'Claire',
  lastName: 'Delmas',
  role: 'user',
  subscription: 'EXPERT',
} as const;

/** A demonstration that began before there was a past goes on without it. */
export async function hasPastAccount(ctx: Ctx): Promise<boolean> {
  const [found] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, pastAccount.email));
  return found !== undefined;
}
