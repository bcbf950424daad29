import { createHash } from 'node:crypto';
import { paths } from '#contract/paths.ts';
import { type CrmService, crmLabel, defaultMapping } from '#core/integrations/crm-fields.ts';
import { minuteMs } from '#core/time/durations.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { seal, unseal } from '#server/platform/crypto/seal.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, wrongField } from '#server/platform/errors.ts';
import { type CodeProof, CrmError, type CrmTokens, privateToken } from '#server/providers/crm/crm.ts';
import { crmConnections, crmRuns } from './crm.table.ts';
import { sealTokens } from './open-crm.ts';

/** A token that the user made there, and pastes here. */
export async function connectWithToken(ctx: MemberCtx, service: CrmService, token: string): Promise<void> {
  if (!ctx.crms[service].takesToken)
    throw wrongField('token', `${crmLabel(service)} se connecte par son autorisation.`);
  try {
    await keepConnection(ctx, service, privateToken(token));
  } catch (error) {
    throw error instanceof CrmError ? wrongField('token', describeFailure(service, error)) : error;
  }
}

export function describeFailure(service: CrmService, error: CrmError): string {
  const label = crmLabel(service);
  if (error.kind === 'token') return `${label} refuse ce jeton. Vérifiez qu’il est entier et toujours actif.`;
  if (error.kind === 'refused') return `${label} refuse\u00a0: ${error.message}`;
  if (error.kind === 'throttled') return `${label} demande de ralentir. Réessayez dans un instant.`;
  return `${label} ne répond pas. Réessayez dans un instant.`;
}

/** The account is asked for its name before anything is kept, and our properties are made there. */
async function keepConnection(ctx: MemberCtx, service: CrmService, tokens: CrmTokens): Promise<void> {
  const crm = ctx.crms[service].open(tokens);
  const account = await crm.readAccount();
  await crm.prepare();
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const [present] = await ctx.db.select().from(crmConnections).where(own(crmConnections, workspaceId));
    const fresh = { sealedTokens: sealTokens(ctx, workspaceId, tokens), problem: null };
    if (present?.service === service && present.account === account.id) {
      await ctx.db.update(crmConnections).set(fresh).where(own(crmConnections, workspaceId));
      return;
    }
    if (present)
      throw new AppError(
        'conflict',
        `Déconnectez d’abord ${crmLabel(present.service)}, ${present.accountName}.`,
      );
    await ctx.db.insert(crmConnections).values({
      ...{ workspaceId, service, account: account.id, accountName: account.name },
      ...fresh,
      mapping: defaultMapping(service),
      connectedAt: ctx.clock.now(),
    });
  });
}

const redirectOf = (ctx: MemberCtx) => `${ctx.site}${paths.settings}`;
const stateContext = ({ actor }: MemberCtx) => `crm_authorization|${actor.userId}|${actor.sessionId}`;
const answerWithinMs = 15 * minuteMs;

const noApplication = (ctx: MemberCtx, service: CrmService) =>
  ctx.crms[service].takesToken
    ? `${crmLabel(service)} s’ouvre ici avec un jeton privé.`
    : `${crmLabel(service)} n’est pas configuré sur cette installation.`;

/** The page of the service where the user says yes. What comes back is taken from the same user in the same session alone, and soon. */
export function startAuthorization(ctx: MemberCtx, service: CrmService): { url: string } {
  const { authorization } = ctx.crms[service];
  if (!authorization) throw new AppError('not_configured', noApplication(ctx, service));
  const until = ctx.clock.now().getTime() + answerWithinMs;
  // It travels sealed: whoever sees the address of the page sees its digest alone.
  const verifier = ctx.random.bytes(32).toString('base64url');
  const state = seal(ctx.keys, ctx.random, `${service}|${until}|${verifier}`, stateContext(ctx));
  return { url: authorization.urlFor(state, redirectOf(ctx), proofOf(verifier)) };
}

const proofOf = (verifier: string): CodeProof => ({
  verifier,
  challenge: createHash('sha256').update(verifier).digest('base64url'),
});

export async function finishAuthorization(
  ctx: MemberCtx,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { service, proof } = readState(ctx, state);
  const { authorization } = ctx.crms[service];
  if (!authorization) throw new AppError('not_configured', noApplication(ctx, service));
  try {
    const tokens = await authorization.exchange(code, redirectOf(ctx), ctx.clock.now(), proof);
    await keepConnection(ctx, service, tokens);
  } catch (error) {
    throw error instanceof CrmError ? new AppError('conflict', describeFailure(service, error)) : error;
  }
}

function readState(ctx: MemberCtx, state: string): { service: CrmService; proof: CodeProof } {
  const [service = '', until, verifier = ''] = unsealOrNothing(ctx, state).split('|');
  if (!Object.hasOwn(ctx.crms, service) || Number(until) < ctx.clock.now().getTime())
    throw new AppError('expired_token', 'Cette autorisation a expiré. Recommencez la connexion.');
  return { service: service as CrmService, proof: proofOf(verifier) };
}

function unsealOrNothing(ctx: MemberCtx, state: string): string {
  try {
    return unseal(ctx.keys, state, stateContext(ctx));
  } catch {
    return '';
  }
}

/** What was written there stays; the map stays too, so that nothing is made twice after a new connection. */
export const disconnect = (ctx: MemberCtx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    await ctx.db.delete(crmRuns).where(own(crmRuns, ctx.actor));
    await ctx.db.delete(crmConnections).where(own(crmConnections, ctx.actor));
  });
