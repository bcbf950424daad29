import { and, eq, inArray, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import {
  networkNews,
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { isHopeful, isHopeless } from '#server/features/shared/webhook-deliveries/dead-letter.ts';
import { webhookDeliveries } from '#server/features/shared/webhook-deliveries/webhook-deliveries.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own, ownAmong } from '#server/platform/db/own.ts';
import type { Letter } from '#server/platform/events/publish.ts';

const ofDelivery = { attempts: webhookDeliveries.attempts, storedAt: webhookDeliveries.receivedAt };

/**
 * Since when, on the wall, something that the network reported of this account waits to be handled; null: nothing does. It may
 * be an answer, of anybody.
 */
export async function unreadSince(ctx: Ctx, account: SocialAccountRow): Promise<Date | null> {
  const deliveries = ctx.db
    .select({ since: min(webhookDeliveries.receivedAt) })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.accountId, account.providerAccountId),
        isNull(webhookDeliveries.processedAt),
        isHopeful(ctx, ofDelivery),
      ),
    );
  const news = ctx.db
    .select({ since: min(networkNews.storedAt) })
    .from(networkNews)
    .where(
      and(
        own(networkNews, account),
        eq(networkNews.accountId, account.id),
        isNull(networkNews.handledAt),
        isHopeful(ctx, networkNews),
      ),
    );
  const times = (await unionAll(deliveries, news)).flatMap(({ since }) => since?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

type Recipient = { workspaceId: string; accountId: string; personId: string };
type UnreadMessage = { personId: string; letter: Letter };

/**
 * Their messages that were given up: nothing leaves to these people by itself until somebody has read what they wrote.
 * What the user writes to them by hand does leave: the user was notified.
 */
export async function findGivenUpMessages(
  ctx: Ctx,
  recipients: readonly Recipient[],
): Promise<UnreadMessage[]> {
  const letters = await readGivenUp(ctx, recipients);
  if (letters.length === 0) return [];
  const names = await readNames(ctx, recipients);
  return recipients.flatMap(({ accountId, personId }) =>
    letters
      .filter(
        (letter) =>
          letter.accountId === accountId && letter.names.some((name) => names.get(personId)?.has(name)),
      )
      .map(({ letter }) => ({ personId, letter })),
  );
}

/** Everything that the network may call these people or what was said with them. */
async function readNames(ctx: Ctx, recipients: readonly Recipient[]): Promise<Map<string, Set<string>>> {
  const workspaceIds = unique(recipients.map(({ workspaceId }) => workspaceId));
  const personIds = unique(recipients.map(({ personId }) => personId));
  const ofIdentity = ctx.db
    .select({ personId: personIdentities.personId, name: sql<string | null>`${personIdentities.value}` })
    .from(personIdentities)
    .where(and(ownAmong(personIdentities, workspaceIds), inArray(personIdentities.personId, personIds)));
  const ofRelation = ctx.db
    .select({ personId: relations.personId, name: sql<string | null>`${relations.networkPersonId}` })
    .from(relations)
    .where(and(ownAmong(relations, workspaceIds), inArray(relations.personId, personIds)));
  const ofConversation = ctx.db
    .select({
      personId: conversations.personId,
      name: sql<string | null>`${conversations.networkConversationId}`,
    })
    .from(conversations)
    .where(and(ownAmong(conversations, workspaceIds), inArray(conversations.personId, personIds)));
  const names = new Map(personIds.map((id) => [id, new Set<string>()]));
  for (const { personId, name } of await unionAll(ofIdentity, ofRelation, ofConversation))
    if (name) names.get(personId)?.add(name);
  return names;
}

async function readGivenUp(ctx: Ctx, recipients: readonly Recipient[]) {
  const workspaceIds = unique(recipients.map(({ workspaceId }) => workspaceId));
  const accountIds = unique(recipients.map(({ accountId }) => accountId));
  if (recipients.length === 0) return [];
  const deliveries = ctx.db
    .select({
      of: sql<Letter['of']>`'delivery'`,
      id: sql<string>`${webhookDeliveries.id}::text`,
      accountId: socialAccounts.id,
      personId: webhookDeliveries.personId,
      publicIdentifier: webhookDeliveries.publicIdentifier,
      conversationId: webhookDeliveries.conversationId,
    })
    .from(webhookDeliveries)
    .innerJoin(socialAccounts, eq(socialAccounts.providerAccountId, webhookDeliveries.accountId))
    .where(
      and(
        ownAmong(socialAccounts, workspaceIds),
        inArray(socialAccounts.id, accountIds),
        isNull(webhookDeliveries.processedAt),
        or(
          isNotNull(webhookDeliveries.personId),
          isNotNull(webhookDeliveries.publicIdentifier),
          isNotNull(webhookDeliveries.conversationId),
        ),
        isHopeless(ctx, ofDelivery),
      ),
    );
  const news = ctx.db
    .select({
      of: sql<Letter['of']>`'news'`,
      id: sql<string>`${networkNews.id}::text`,
      accountId: networkNews.accountId,
      personId: networkNews.personId,
      publicIdentifier: networkNews.publicIdentifier,
      conversationId: networkNews.conversationId,
    })
    .from(networkNews)
    .where(
      and(
        ownAmong(networkNews, workspaceIds),
        inArray(networkNews.accountId, accountIds),
        isNull(networkNews.handledAt),
        eq(networkNews.kind, 'message_received'),
        isHopeless(ctx, networkNews),
      ),
    );
  return (await unionAll(deliveries, news)).map(
    ({ of, id, accountId, personId, publicIdentifier, conversationId }) => ({
      letter: (of === 'delivery' ? { of, id: Number(id) } : { of, id }) as Letter,
      accountId,
      names: [personId, publicIdentifier, conversationId].filter((name) => name !== null),
    }),
  );
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
