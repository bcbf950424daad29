import { and, desc, eq, isNull } from 'drizzle-orm';
import { verificationErrorText } from '#contract/errors.ts';
import { canSignIn } from '#server/features/identity/users/can-sign-in.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { sendLinkJob } from '../auth.jobs.ts';
import { authLinks } from '../auth.table.ts';

type LinkRow = typeof authLinks.$inferSelect;

const refusals = {
  verify_email: {
    invalid: verificationErrorText('invalid_token'),
    expired: verificationErrorText('expired_token'),
  },
  reset_password: {
    invalid: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    expired: 'Ce lien a expiré. Demandez-en un nouveau.',
  },
};

/** Notes that a mail is wanted; the job mints the token and sends it. */
export async function requestLink(
  ctx: Ctx,
  wanted: { purpose: LinkRow['purpose']; userId: string | null; email: string },
): Promise<void> {
  const [link] = await ctx.db
    .insert(authLinks)
    .values({ ...wanted, requestedAt: ctx.clock.now() })
    .returning();
  await enqueue(ctx, sendLinkJob, { linkId: link!.id });
}

type GoodLink = LinkRow & { userId: string };

/** A link that would work now, or the reason why it does not. Uses nothing up. */
export async function findLink(ctx: Ctx, purpose: LinkRow['purpose'], token: string): Promise<GoodLink> {
  const [found] = await ctx.db
    .select({ link: authLinks, isDemo: users.isDemo, suspendedAt: users.suspendedAt })
    .from(authLinks)
    .innerJoin(users, eq(users.id, authLinks.userId))
    .where(and(eq(authLinks.tokenHash, sha256(token)), eq(authLinks.purpose, purpose)));
  const link = found && canSignIn(ctx, found) ? found.link : null;
  if (!link?.userId || link.usedAt) throw new AppError('invalid_token', refusals[purpose].invalid);
  if (!link.expiresAt || link.expiresAt <= ctx.clock.now()) {
    throw new AppError('expired_token', refusals[purpose].expired);
  }
  return { ...link, userId: link.userId };
}

/** Uses a link up, once: of two simultaneous tries only one gets the row. */
export async function spendLink(ctx: Ctx, purpose: LinkRow['purpose'], token: string): Promise<GoodLink> {
  const link = await findLink(ctx, purpose, token);
  const [used] = await ctx.db
    .update(authLinks)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(authLinks.id, link.id), isNull(authLinks.usedAt)))
    .returning();
  if (!used) throw new AppError('invalid_token', refusals[purpose].invalid);
  return link;
}

/** The address that waits for its owner to confirm it, if it is not the present one. */
export async function getPendingEmail(ctx: MemberCtx, presentEmail: string): Promise<string | null> {
  const [latest] = await ctx.db
    .select()
    .from(authLinks)
    .where(and(eq(authLinks.userId, ctx.actor.userId), eq(authLinks.purpose, 'verify_email')))
    .orderBy(desc(authLinks.requestedAt))
    .limit(1);
  if (!latest || latest.usedAt || latest.email === presentEmail) return null;
  const isStillGood = !latest.expiresAt || latest.expiresAt > ctx.clock.now();
  return isStillGood ? latest.email : null;
}

/** An unused link of the same kind must not outlive the change it was made for. */
export async function forgetLinks(ctx: Ctx, userId: string, purpose: LinkRow['purpose']): Promise<void> {
  await ctx.db
    .delete(authLinks)
    .where(and(eq(authLinks.userId, userId), eq(authLinks.purpose, purpose), isNull(authLinks.usedAt)));
}
