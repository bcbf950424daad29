import { and, eq } from 'drizzle-orm';
import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { asksIdentity, rightNames } from '#core/privacy/legal-delay.ts';
import { excludePeople } from '#server/features/audience/exclusions/exclude-people.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { eraseAtRequest } from '#server/features/audience/people/forget/erase-person.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { findNamed } from '#server/features/overview/sender-page/receive-opposition.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { proofOf, requireOpen } from './change-request.ts';
import { identityKeysOf, isIdentity } from './identity-keys.ts';
import { presentOne } from './list-requests.ts';
import { type PrivacyRequestRow, privacyRequests } from './privacy-requests.table.ts';

type Settlement =
  | { outcome: 'done'; confirmation?: string | undefined }
  | { outcome: 'refused'; reason: string };

/** What is asked is done and written down in one commit; the answer is as it was before what names the person went. */
export const settleRequest = (ctx: MemberCtx, id: string, settlement: Settlement): Promise<PrivacyRequest> =>
  inTransaction(ctx, async (ctx) => {
    const request = await requireOpen(ctx, id);
    const isDone = settlement.outcome === 'done';
    const did = isDone
      ? await doAsAsked(ctx, request, settlement.confirmation)
      : 'Demande refusée, avec un motif';
    const { workspaceId } = ctx.actor;
    const [row] = await ctx.db
      .update(privacyRequests)
      .set({
        state: settlement.outcome,
        closedAt: ctx.clock.now(),
        ...(settlement.outcome === 'refused' && { refusal: settlement.reason }),
        proof: proofOf(ctx, request, did),
      })
      .where(and(own(privacyRequests, workspaceId), eq(privacyRequests.id, id)))
      .returning();
    await recordOwnAct(ctx, ctx.actor.userId, 'privacy_request_settled', {
      reason: rightNames[request.right],
    });
    const { name, email, profile } = request;
    return { ...(await presentOne(ctx, { ...row!, name })), email, profile };
  });

async function doAsAsked(
  ctx: MemberCtx,
  request: PrivacyRequestRow,
  confirmation: string | undefined,
): Promise<string> {
  const { right, personId, identity } = request;
  const { workspaceId } = ctx.actor;
  if (asksIdentity(right) && identity !== 'checked' && personId)
    throw new AppError(
      'conflict',
      'Vérifiez d’abord l’identité de la personne\u00a0: ce dossier ne doit être montré qu’à elle.',
    );
  if (right === 'objection') {
    if (personId) await oppose(ctx, { workspaceId, personId, source: 'user' });
    else await keepOpposition(ctx, { workspaceId, keys: identityKeysOf(request), source: 'user' });
    return 'Opposition enregistrée, pour toutes les campagnes et sans limite de durée';
  }
  if (!personId) {
    await requireUnknown(ctx, request);
    return 'Aucune donnée trouvée sous le nom donné';
  }
  if (right === 'erasure') {
    if (!confirmation) throw new AppError('conflict', 'Confirmez l’effacement.');
    // Also the addresses that they gave with it: none of them brings them back.
    await eraseAtRequest(ctx, personId, identityKeysOf(request).filter(isIdentity));
    return 'Données effacées\u00a0; une empreinte chiffrée empêche leur retour';
  }
  if (right === 'restriction') {
    await excludePeople(ctx, workspaceId, [personId]);
    return 'Personne mise à part\u00a0: rien ne lui sera envoyé, ses données sont gardées';
  }
  return right === 'rectification' ? 'Fiche corrigée' : 'Dossier complet remis à la personne';
}

/** « Après recherche, nous ne gardons aucune donnée » is not answered to whose address or profile a record has by now. */
async function requireUnknown(ctx: MemberCtx, request: PrivacyRequestRow): Promise<void> {
  const nameless = { firstName: '', lastName: '', company: '' };
  for (const identity of identityKeysOf(request).filter(isIdentity)) {
    const [known] = await findNamed(ctx, ctx.actor.workspaceId, { ...nameless, identity });
    if (known)
      throw new AppError(
        'conflict',
        'Une fiche porte l’adresse ou le profil donné dans cette demande\u00a0: rapprochez-la d’abord.',
      );
  }
}
