import { and, eq } from 'drizzle-orm';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { ConversationRow } from './conversations.table.ts';
import { readDoubtfulNos } from './doubtful-no.ts';

/** Why nothing can be answered; null when it can. */
export async function readObstacle(
  ctx: MemberCtx,
  conversation: ConversationRow | null,
  isOpposed: boolean,
): Promise<string | null> {
  if (!conversation) return 'Aucun échange avec cette personne pour l’instant.';
  if (isOpposed) return 'Cette personne a demandé à ne plus être contactée.';
  if ((await readDoubtfulNos(ctx, [ctx.actor.workspaceId], [conversation.personId])).size > 0)
    return 'Dites d’abord si cette personne demande à ne plus être contactée.';
  const [account] = await ctx.db
    .select({ state: socialAccounts.state, removedAt: socialAccounts.removedAt })
    .from(socialAccounts)
    .where(and(own(socialAccounts, ctx.actor), eq(socialAccounts.id, conversation.accountId)));
  if (!account || account.removedAt)
    return 'Le compte LinkedIn de cette conversation n’est plus connecté à Accroche.';
  if (account.state === 'restricted')
    return 'Votre compte LinkedIn est restreint par LinkedIn\u00a0: rien ne peut partir.';
  if (account.state !== 'connected')
    return 'Votre compte LinkedIn est déconnecté\u00a0: reconnectez-le pour répondre.';
  return null;
}
