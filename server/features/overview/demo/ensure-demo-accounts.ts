import { notify } from '#server/features/identity/notifications/notify.ts';
import { createUser } from '#server/features/identity/users/create-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import { pastAccount } from './past-account.ts';
import { plantDemoCampaign } from './plant-demo-campaign.ts';

export const demoAccounts = [
  {
    label: 'Compte PRO',
    email: 'demo@accroche.example',
    password: 'bonjour-accroche-demo',
    firstName: 'Hélène',
    lastName: 'Vasseur-Guérin',
    role: 'user',
    subscription: 'PRO',
  },
  {
    label: 'Administrateur',
    email: 'admin@accroche.example',
    password: 'bonjour-accroche-admin',
    firstName: 'Adrien',
    lastName: 'Maréchal',
    role: 'admin',
    subscription: 'FREE',
  },
] as const;

/** Creates what is missing and leaves the rest as people changed it. */
export async function ensureDemoAccounts(ctx: Ctx): Promise<void> {
  const known = await ctx.db.select({ id: users.id, email: users.email }).from(users);
  for (const { label: _, password, ...account } of demoAccounts) {
    if (known.some(({ email }) => email === account.email)) continue;
    const passwordHash = await hashPassword(password);
    await inTransaction(ctx, async (ctx) => {
      const emailVerifiedAt = ctx.clock.now();
      const created = await createUser(ctx, { ...account, isDemo: true, passwordHash, emailVerifiedAt });
      if (!created) return;
      await notify(ctx, created.id, {
        type: 'info',
        title: 'Bienvenue dans la démonstration',
        // A model that is configured is a third party, in the demonstration too.
        message: ctx.env.model
          ? 'Les personnes et les entreprises sont fictives.'
          : 'Les personnes et les entreprises sont fictives, et rien ne quitte cette machine.',
      });
      if (account.role !== 'user') return;
      await plantDemoCampaign(ctx, workspaceOf(created.id));
      // The texts of the past were checked by the version that recorded it.
      const past = known.find(({ email }) => email === pastAccount.email);
      if (past) await publish(ctx, 'writing-settings.changed', { workspaceId: workspaceOf(past.id) });
    });
  }
}
