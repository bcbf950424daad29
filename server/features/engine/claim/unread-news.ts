import { and, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { isHopeful, isHopeless } from '#server/features/network/social-accounts/dead-letter.ts';
import {
  networkNews,
  type SocialAccountRow,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own, ownAmong } from '#server/platform/db/own.ts';

/**
 * Since when, on the wall, something that the network reported of this account waits to be handled; null: nothing does. It may
 * be an answer, of anybody.
 */
export const selectUnreadSince = (ctx: Ctx, account: SocialAccountRow) =>
  ctx.db
    .select({ since: min(networkNews.storedAt) })
    .from(networkNews)
    .where(
      and(
        own(networkNews, account),
        eq(networkNews.accountId, account.id),
        isNull(networkNews.handledAt),
        isHopeful(ctx),
      ),
    );

type Recipient = { workspaceId: string; accountId: string; personId: string };
type UnreadMessage = { personId: string; newsId: string };

/**
 * Their messages that were given up: nothing leaves to these people by itself until somebody has read what they wrote.
 * What the user writes to them by hand does leave: the user was notified.
 */
export async function findGivenUpMessages(
  ctx: Ctx,
  recipients: readonly Recipient[],
): Promise<UnreadMessage[]> {
  if (recipients.length === 0) return [];
  return matchGivenUp(ctx, recipients, await selectGivenUp(ctx, recipients));
}

/** Whose they are of these people. */
export async function matchGivenUp(
  ctx: Ctx,
  recipients: readonly Recipient[],
  letters: readonly (typeof networkNews.$inferSelect)[],
): Promise<UnreadMessage[]> {
  if (letters.length === 0) return [];
  const namesOf = await readNames(ctx, recipients);
  return recipients.flatMap(({ accountId, personId }) =>
    letters
      .filter(
        (letter) =>
          letter.accountId === accountId &&
          [letter.personId, letter.publicIdentifier, letter.conversationId].some(
            (name) => name !== null && namesOf.get(personId)?.has(name),
          ),
      )
      .map(({ id }) => ({ personId, newsId: id })),
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

export const selectGivenUp = (ctx: Ctx, recipients: readonly Recipient[]) =>
  ctx.db
    .select()
    .from(networkNews)
    .where(
      and(
        ownAmong(networkNews, unique(recipients.map(({ workspaceId }) => workspaceId))),
        inArray(networkNews.accountId, unique(recipients.map(({ accountId }) => accountId))),
        isNull(networkNews.handledAt),
        inArray(networkNews.kind, ['message_received', 'unreadable']),
        isHopeless(ctx),
      ),
    );

const unique = (values: readonly string[]): string[] => [...new Set(values)];
