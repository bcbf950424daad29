import { and, asc, count, eq } from 'drizzle-orm';
import type { ApiKey, NewApiKey } from '#contract/integrations/api-keys.ts';
import { dayMs } from '#core/time/durations.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type ApiKeyRow, apiKeys } from './api-keys.table.ts';
import { hintOf, makeToken } from './key-token.ts';

const atMost = 20;

export async function listKeys(ctx: MemberCtx): Promise<ApiKey[]> {
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(own(apiKeys, ctx.actor))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return rows.map(presentKey);
}

/** Its secret leaves here, and is nowhere else. */
export const createKey = (
  ctx: MemberCtx,
  { name, scopes, days }: NewApiKey,
): Promise<{ key: ApiKey; secret: string }> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { workspaceId, userId } = ctx.actor;
    const [existing] = await ctx.db.select({ count: count() }).from(apiKeys).where(own(apiKeys, workspaceId));
    if ((existing?.count ?? 0) >= atMost)
      throw new AppError('limit_reached', `Vous avez déjà ${atMost} clés. Révoquez-en une d’abord.`);
    const token = makeToken(ctx.random);
    const createdAt = ctx.clock.now();
    const row: ApiKeyRow = {
      id: ctx.random.uuid(),
      workspaceId,
      name,
      hint: hintOf(token),
      tokenHash: sha256(token),
      scopes: [...new Set(scopes)],
      createdAt,
      lastUsedAt: null,
      expiresAt: new Date(createdAt.getTime() + days * dayMs),
    };
    await ctx.db.insert(apiKeys).values(row);
    await recordOwnAct(ctx, userId, 'api_key_made');
    return { key: presentKey(row), secret: token };
  });

export const revokeKey = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [revoked] = await ctx.db
      .delete(apiKeys)
      .where(and(own(apiKeys, ctx.actor), eq(apiKeys.id, id)))
      .returning({ id: apiKeys.id });
    if (!revoked) throw notFound('Clé');
    await recordOwnAct(ctx, ctx.actor.userId, 'api_key_revoked');
  });

const presentKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
});
