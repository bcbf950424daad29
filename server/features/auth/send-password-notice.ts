import { paths } from '#contract/paths.ts';
import { passwordChangedEmail } from '#server/features/emails/password-changed.email.ts';
import { getUser } from '#server/features/users/get-user.ts';
import type { Ctx } from '#server/platform/ctx.ts';

export async function sendPasswordNotice(ctx: Ctx, userId: string): Promise<void> {
  const user = await getUser(ctx, userId);
  const url = `${ctx.env.publicUrl}${paths.forgotPassword}`;
  await ctx.mailer.send(passwordChangedEmail(user.email, user.firstName, url));
}
