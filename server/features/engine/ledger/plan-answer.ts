import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { wakeForAnswer } from '../wake/wake-engine.ts';
import { attempts } from './attempts.table.ts';

type Answer = { workspaceId: string; accountId: string; personId: string; text: string };

/** What the user wrote to a person leaves as soon as the account may: never twice, and never to somebody who said no. */
export const planAnswer = (
  ctx: Ctx,
  { workspaceId, accountId, personId, text }: Answer,
): Promise<{ attemptId: string }> =>
  inTransaction(ctx, async (ctx) => {
    if ((await readOpposed(ctx, workspaceId, [personId])).size > 0)
      throw new AppError('conflict', 'Cette personne a demandé à ne plus être contactée.');
    const ofPerson = { workspaceId, accountId, personId };
    const [conversation] = await ctx.db
      .select({ id: conversations.networkConversationId })
      .from(conversations)
      .where(own(conversations, workspaceId, { accountId, personId }));
    const networkPersonId = await findNetworkId(ctx, ofPerson);
    if (!conversation?.id && !networkPersonId)
      throw new AppError('conflict', 'LinkedIn n’a pas encore dit comment écrire à cette personne.');
    const [planned] = await ctx.db
      .insert(attempts)
      .values({
        ...ofPerson,
        stepKey: `answer:${randomUUID()}`,
        act: 'answer',
        state: 'planned',
        text,
        networkPersonId,
        conversationId: conversation?.id ?? null,
        plannedAt: ctx.campaignClock.now(),
      })
      .returning({ id: attempts.id });
    await wakeForAnswer(ctx, accountId);
    return { attemptId: planned!.id };
  });

async function findNetworkId(
  ctx: Ctx,
  { workspaceId, accountId, personId }: Omit<Answer, 'text'>,
): Promise<string | null> {
  const [relation] = await ctx.db
    .select({ id: relations.networkPersonId })
    .from(relations)
    .where(
      and(own(relations, workspaceId), eq(relations.accountId, accountId), eq(relations.personId, personId)),
    );
  if (relation?.id) return relation.id;
  const [name] = await ctx.db
    .select({ id: personIdentities.value })
    .from(personIdentities)
    .where(own(personIdentities, workspaceId, { personId, kind: 'classic' }));
  return name?.id ?? null;
}
