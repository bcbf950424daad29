import { and, eq } from 'drizzle-orm';
import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { canExtend } from '#core/privacy/legal-delay.ts';
import { getPerson } from '#server/features/audience/people/read/get-person.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { getRequest, presentOne } from './list-requests.ts';
import { type PrivacyRequestRow, type ProofLine, privacyRequests } from './privacy-requests.table.ts';

export const proofOf = (ctx: MemberCtx, { proof }: PrivacyRequestRow, text: string): ProofLine[] => [
  ...proof,
  { at: ctx.clock.now().toISOString(), text },
];

export async function requireOpen(ctx: MemberCtx, id: string): Promise<PrivacyRequestRow> {
  const request = await getRequest(ctx, id);
  if (request.state !== 'open') throw new AppError('conflict', 'Cette demande est déjà close.');
  return request;
}

type Change = { personId?: string | null | undefined; identityHow?: string | undefined };

export const changeRequest = (ctx: MemberCtx, id: string, change: Change): Promise<PrivacyRequest> =>
  inTransaction(ctx, async (ctx) => {
    const request = await requireOpen(ctx, id);
    if (change.personId) await getPerson(ctx, change.personId);
    const proof = change.identityHow ? `Identité vérifiée` : 'Fiche rapprochée de la demande';
    const [row] = await ctx.db
      .update(privacyRequests)
      .set({
        ...(change.personId !== undefined && { personId: change.personId }),
        ...(change.identityHow && { identity: 'checked' as const, identityHow: change.identityHow }),
        proof: proofOf(ctx, request, proof),
      })
      .where(and(own(privacyRequests, ctx.actor), eq(privacyRequests.id, id)))
      .returning();
    return presentOne(ctx, row!);
  });

/** Two more months, for a reason that the person is told. */
export const extendRequest = (ctx: MemberCtx, id: string, reason: string): Promise<PrivacyRequest> =>
  inTransaction(ctx, async (ctx) => {
    const request = await requireOpen(ctx, id);
    if (request.extensionReason !== null) throw new AppError('conflict', 'Le délai est déjà prolongé.');
    if (!canExtend(request.receivedAt, ctx.clock.now()))
      throw new AppError(
        'conflict',
        'Le premier mois est passé\u00a0: le délai ne peut plus être prolongé. Répondez dès maintenant.',
      );
    const [row] = await ctx.db
      .update(privacyRequests)
      .set({
        extensionReason: reason,
        proof: proofOf(ctx, request, 'Délai prolongé de deux mois, avec un motif'),
      })
      .where(and(own(privacyRequests, ctx.actor), eq(privacyRequests.id, id)))
      .returning();
    return presentOne(ctx, row!);
  });
