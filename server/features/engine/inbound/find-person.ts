import { and, desc, eq, inArray } from 'drizzle-orm';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { NetworkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

export type News = { news: NetworkNews; person: NewsPerson; at: Date };

export type NewsPerson = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
};

export type Named = Pick<
  NetworkNews,
  'workspaceId' | 'accountId' | 'personId' | 'publicIdentifier' | 'conversationId'
>;

/** Which of the user's people the news is about; null: somebody whom they did not look for here. */
export async function findPerson(ctx: Ctx, news: Named): Promise<NewsPerson | null> {
  const id = (await byName(ctx, news)) ?? (await byAct(ctx, news)) ?? (await byConversation(ctx, news));
  if (!id) return null;
  const [person] = await ctx.db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      company: people.company,
    })
    .from(people)
    .where(and(own(people, news), eq(people.id, id)));
  return person ?? null;
}

/** The id of the network is surer than an address, which may change hands. */
async function byName(
  ctx: Ctx,
  { workspaceId, personId, publicIdentifier }: Named,
): Promise<string | undefined> {
  const names = [
    personId && { kinds: ['classic', 'sales_navigator'] as const, value: personId },
    publicIdentifier && { kinds: ['public_identifier'] as const, value: publicIdentifier },
  ].filter((name) => name !== null && name !== '');
  for (const { kinds, value } of names) {
    const [known] = await ctx.db
      .select({ personId: personIdentities.personId })
      .from(personIdentities)
      .where(
        and(
          own(personIdentities, workspaceId),
          inArray(personIdentities.kind, [...kinds]),
          eq(personIdentities.value, value),
        ),
      )
      .limit(1);
    if (known) return known.personId;
  }
}

/** Whom we invited or wrote to under that id, should their record not hold it. */
async function byAct(ctx: Ctx, { workspaceId, accountId, personId }: Named): Promise<string | undefined> {
  if (personId === null) return undefined;
  const [related] = await ctx.db
    .select({ personId: relations.personId })
    .from(relations)
    .where(own(relations, workspaceId, { accountId, networkPersonId: personId }))
    .limit(1);
  if (related) return related.personId;
  const [tried] = await ctx.db
    .select({ personId: attempts.personId })
    .from(attempts)
    .where(own(attempts, workspaceId, { accountId, networkPersonId: personId }))
    .orderBy(desc(attempts.plannedAt))
    .limit(1);
  return tried?.personId;
}

async function byConversation(
  ctx: Ctx,
  { workspaceId, accountId, conversationId }: Named,
): Promise<string | undefined> {
  if (conversationId === null) return undefined;
  const [conversation] = await ctx.db
    .select({ personId: conversations.personId })
    .from(conversations)
    .where(own(conversations, workspaceId, { accountId, networkConversationId: conversationId }))
    .limit(1);
  return conversation?.personId;
}
