import type { Registration } from '#contract/identity/auth.ts';
import { paths } from '#contract/paths.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { requireOpen } from '#server/features/identity/switches.ts';
import { choosePassword } from '#server/features/identity/users/choose-password.ts';
import { createUser } from '#server/features/identity/users/create-user.ts';
import type { UserRow } from '#server/features/identity/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { requestLink } from './links/auth-links.ts';
import { welcomeTitle } from './welcome-title.ts';

const perAddress = { name: 'sign-up', max: 10, windowMinutes: 60 };

export async function signUp(ctx: Ctx, input: Registration, ip: string): Promise<UserRow> {
  await limitRate(ctx, perAddress, ip);
  await requireOpen(ctx, 'sign_up');
  const passwordHash = await choosePassword('password', input.password, input);
  return inTransaction(ctx, async (ctx) => {
    const user = await createUser(ctx, {
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      chosenPlan: input.plan,
      chosenInterval: input.interval,
    });
    if (!user) {
      const message =
        'Un compte existe déjà avec cette adresse. Connectez-vous, ou demandez un nouveau mot de passe.';
      throw new AppError('email_taken', message, { fields: { email: message } });
    }
    await requestLink(ctx, { purpose: 'verify_email', userId: user.id, email: user.email });
    await notify(ctx, user.id, {
      type: 'info',
      title: welcomeTitle,
      message: `Confirmez votre adresse avec le lien envoyé à ${user.email} : vous pourrez ensuite lancer vos campagnes.`,
      link: paths.profile,
    });
    await recordOwnAct(ctx, user.id, 'signed_up');
    return user;
  });
}
