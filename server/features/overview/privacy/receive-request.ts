import type { z } from 'zod';
import type { PublicRequest } from '#contract/overview/privacy.ts';
import { paths } from '#contract/paths.ts';
import { asksIdentity, rightNames } from '#core/privacy/legal-delay.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { findSender } from '#server/features/overview/sender-page/read-sender.ts';
import { findNamed } from '#server/features/overview/sender-page/receive-opposition.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { identityKeysOf, profileOf } from './identity-keys.ts';
import { privacyRequests } from './privacy-requests.table.ts';

const perAddress = { name: 'privacy_request', max: 5, windowMinutes: 60 };
const perSender = { name: 'privacy_requests_of', max: 50, windowMinutes: 24 * 60 };

/**
 * Somebody asks for a right, without an account. A request is written down whoever it names, and the answer says the same:
 * nobody learns who is in a list. Until it is dealt with, whoever asks to be erased or left alone is not written to.
 */
export async function receiveRequest(
  ctx: Ctx,
  { expediteur, website, ...given }: z.output<typeof PublicRequest>,
  address: string,
): Promise<void> {
  await limitRate(ctx, perAddress, address);
  const { workspaceId } = await findSender(ctx, expediteur);
  if (website) return;
  await limitRate(ctx, perSender, workspaceId);
  const { right, firstName, lastName, company, profile, email, message } = given;
  const name = `${firstName} ${lastName}`;
  await inTransaction(ctx, async (ctx) => {
    const known = await findNamed(ctx, workspaceId, { ...given, identity: profileOf(profile) });
    const now = ctx.clock.now();
    await ctx.db.insert(privacyRequests).values({
      ...{ workspaceId, right, name, company, email, profile, message },
      channel: 'page',
      receivedAt: now,
      // Of several homonyms, the user says which.
      personId: known.length === 1 ? (known[0] ?? null) : null,
      identity: asksIdentity(right) ? 'to_check' : 'not_needed',
      proof: [{ at: now.toISOString(), text: 'Demande déposée sur la page d’information' }],
    });
    if (right === 'objection' || right === 'erasure')
      await keepOpposition(ctx, {
        workspaceId,
        keys: identityKeysOf({ name, company, email, profile }),
        source: 'page',
      });
    await notify(ctx, ownerOf(workspaceId), {
      type: 'warning',
      title: `Une personne exerce un droit\u00a0: ${rightNames[right].toLowerCase()}`,
      message: 'Vous avez un mois pour lui répondre. La demande est dans Données des personnes.',
      link: paths.personalData,
    });
  });
}
