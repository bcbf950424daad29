import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { type ApiScope, callsPerMinute } from '#core/integrations/api-scopes.ts';
import { minuteMs } from '#core/time/durations.ts';
import type { Deps } from '#server/deps.ts';
import { canSignIn } from '#server/features/identity/users/can-sign-in.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner, ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Member } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { type ApiKeyRow, apiKeys } from './api-keys.table.ts';
import { isToken } from './key-token.ts';

/** Whoever holds a key acts for its workspace; no session of theirs exists, so nothing that asks for one is open. */
export type KeyHolder = { member: Member; key: ApiKeyRow };

/** What the key of a request is worth now. Only the header counts: a cookie opens nothing here. */
export async function authenticateKey(deps: Deps, request: FastifyRequest): Promise<KeyHolder> {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!isToken(token)) throw refused('Donnez votre clé dans l’en-tête Authorization, après « Bearer ».');
  const [found] = await deps.db
    .select({
      key: apiKeys,
      user: { subscription: users.subscription, isDemo: users.isDemo, suspendedAt: users.suspendedAt },
    })
    .from(apiKeys)
    .innerJoin(users, isOwner(apiKeys))
    .where(eq(apiKeys.tokenHash, sha256(token)));
  if (!found || !canSignIn(deps, found.user)) throw refused('Cette clé n’existe pas, ou n’existe plus.');
  const { key, user } = found;
  const now = deps.clock.now();
  if (key.expiresAt <= now) throw refused('Cette clé a expiré. Créez-en une autre dans vos paramètres.');
  if (!hasFeature(user, 'api'))
    throw new AppError('plan_required', `L’API demande la formule ${requiredPlans.api}.`, {
      feature: 'api',
      plan: requiredPlans.api,
      upgradeAt: paths.subscription,
    });
  await noteUse(deps, key, now);
  return { member: memberOf(key), key };
}

export function requireScope({ scopes }: ApiKeyRow, scope: ApiScope | null): void {
  if (scope !== null && !scopes.includes(scope))
    throw new AppError('forbidden', `Cette clé n’a pas le droit «\u00a0${scope}\u00a0».`, { scope });
}

const refused = (message: string) => new AppError('unauthenticated', message);

const memberOf = ({ id, workspaceId }: ApiKeyRow): Member => ({
  kind: 'member',
  userId: ownerOf(workspaceId),
  workspaceId,
  sessionId: id,
  role: 'user',
});

/** To the minute: writing at every call would cost more than it tells. */
async function noteUse({ db }: Deps, { id, workspaceId, lastUsedAt }: ApiKeyRow, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  if (lastUsedAt !== null && lastUsedAt >= minute) return;
  await db
    .update(apiKeys)
    .set({ lastUsedAt: minute })
    .where(
      and(
        own(apiKeys, workspaceId),
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, minute)),
      ),
    );
}

/** Calls of one key, whatever process answers them. */
export const keyLimit = {
  name: 'api-key',
  max: callsPerMinute,
  windowMinutes: 1,
  refusal: 'Trop d’appels avec cette clé.',
};
