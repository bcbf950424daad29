import { and, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { isHopeful, isHopeless } from '#server/features/network/social-accounts/news/dead-letter.ts';
import {
  networkNews,
  type SocialAccountRow,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own, ownAmong } from '#server/platform/db/own.ts';
import { attempts } from '../ledger/attempts.table.ts';

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

type Recipient = { workspaceId: string; personId: string };
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

/** Which of these people wrote them. */
export async function matchGivenUp(
  ctx: Ctx,
  recipients: readonly Recipient[],
  messages: readonly (typeof networkNews.$inferSelect)[],
): Promise<UnreadMessage[]> {
  if (messages.length === 0) return [];
  const namesOf = await readNames(ctx, recipients);
  return recipients.flatMap(({ workspaceId, personId }) =>
    messages
      .filter(
        (message) =>
          message.workspaceId === workspaceId &&
          [message.personId, message.publicIdentifier, message.conversationId].some(
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
  // The name under which we wrote to them counts too, should their record lack it: their answers come under it.
  const ofAttempt = ctx.db
    .selectDistinct({ personId: attempts.personId, name: sql<string | null>`${attempts.networkPersonId}` })
    .from(attempts)
    .where(
      and(
        ownAmong(attempts, workspaceIds),
        inArray(attempts.personId, personIds),
        isNotNull(attempts.networkPersonId),
      ),
    );
  const names = new Map(personIds.map((id) => [id, new Set<string>()]));
  for (const { personId, name } of await unionAll(ofIdentity, ofRelation, ofConversation, ofAttempt))
    if (name) names.get(personId)?.add(name);
  return names;
}

/** News of any account of the workspace: whoever wrote to a former account is not written to from the present one. */
export const selectGivenUp = (ctx: Ctx, recipients: readonly Recipient[]) =>
  ctx.db
    .select()
    .from(networkNews)
    .where(
      and(
        ownAmong(networkNews, unique(recipients.map(({ workspaceId }) => workspaceId))),
        isNull(networkNews.handledAt),
        // What the user wrote by hand ends a sequence as a reply does.
        inArray(networkNews.kind, ['message_received', 'message_sent', 'unreadable']),
        isHopeless(ctx),
      ),
    );

const unique = (values: readonly string[]): string[] => [...new Set(values)];
