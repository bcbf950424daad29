import { z } from 'zod';
import { minuteMs } from '#core/time/durations.ts';
import { seal, unseal } from '#server/platform/crypto/seal.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Crm, CrmTokens } from '#server/providers/crm/crm.ts';
import { type CrmConnectionRow, crmConnections } from './crm.table.ts';

const Tokens = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  expiresAt: z.coerce.date().nullable(),
  origin: z.string().optional(),
});
const placeOf = (workspaceId: string) => `crm_connections|${workspaceId}|sealed_tokens`;

/** Renewed so long before its end, so that it lasts for what is about to be done. */
const renewBeforeMs = 5 * minuteMs;

export const sealTokens = (ctx: Ctx, workspaceId: string, tokens: CrmTokens): string =>
  seal(ctx.keys, ctx.random, JSON.stringify(tokens), placeOf(workspaceId));

const readTokens = (ctx: Ctx, { workspaceId, sealedTokens }: CrmConnectionRow): CrmTokens =>
  Tokens.parse(JSON.parse(unseal(ctx.keys, sealedTokens, placeOf(workspaceId))));

/** The user said yes on the page of the service: there is no token to paste. */
export const isAuthorized = (ctx: Ctx, connection: CrmConnectionRow): boolean =>
  readTokens(ctx, connection).refresh !== null;

/** The user's CRM, with a token that is still good. */
export async function openCrm(ctx: Ctx, connection: CrmConnectionRow): Promise<Crm> {
  const { workspaceId, service } = connection;
  const provider = ctx.crms[service];
  const tokens = readTokens(ctx, connection);
  const now = ctx.clock.now();
  const isFresh = !tokens.expiresAt || tokens.expiresAt.getTime() - now.getTime() > renewBeforeMs;
  if (isFresh || !tokens.refresh || !provider.authorization) return provider.open(tokens);
  const renewed = await provider.authorization.renew(tokens.refresh, now);
  await ctx.db
    .update(crmConnections)
    .set({ sealedTokens: sealTokens(ctx, workspaceId, renewed) })
    .where(own(crmConnections, workspaceId));
  return provider.open(renewed);
}
