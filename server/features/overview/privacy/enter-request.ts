import type { z } from 'zod';
import type { NewPrivacyRequest, PrivacyRequest } from '#contract/overview/privacy.ts';
import { asksIdentity } from '#core/privacy/legal-delay.ts';
import { dayMs } from '#core/time/durations.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { namesOfPerson } from '#server/features/audience/oppositions/names-of.ts';
import { getPerson } from '#server/features/audience/people/read/get-person.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { wrongField } from '#server/platform/errors.ts';
import { identityKeysOf } from './identity-keys.ts';
import { presentOne } from './list-requests.ts';
import { privacyRequests } from './privacy-requests.table.ts';

const oldestMs = 366 * dayMs;

/** Told by a message, a mail, a call: the delay runs from the day it came, not from the day it is written down. */
export async function enterRequest(
  ctx: MemberCtx,
  { receivedAt, personId, ...given }: z.output<typeof NewPrivacyRequest>,
): Promise<PrivacyRequest> {
  const now = ctx.clock.now();
  const cameAt = receivedAt ? new Date(receivedAt) : now;
  if (cameAt.getTime() > now.getTime() + dayMs)
    throw wrongField('receivedAt', 'Cette date est dans le futur.');
  if (now.getTime() - cameAt.getTime() > oldestMs)
    throw wrongField('receivedAt', 'Cette date a plus d’un an.');
  if (personId) await getPerson(ctx, personId);
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(privacyRequests)
      .values({
        ...given,
        workspaceId,
        personId: personId ?? null,
        receivedAt: cameAt,
        identity: asksIdentity(given.right) ? 'to_check' : 'not_needed',
        proof: [{ at: now.toISOString(), text: 'Demande saisie par l’utilisateur' }],
      })
      .returning();
    // As on the page: whoever asks for that is not written to while the request waits.
    if (given.right === 'objection' || given.right === 'erasure')
      await keepOpposition(ctx, {
        workspaceId,
        keys: [
          ...identityKeysOf({ ...given, profile: '' }),
          ...(personId ? await namesOfPerson(ctx, workspaceId, personId) : []),
        ],
        source: 'user',
      });
    return presentOne(ctx, row!);
  });
}
