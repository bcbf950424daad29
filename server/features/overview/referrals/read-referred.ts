import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReferredPerson } from '#contract/overview/referrals.ts';
import { recommendation } from '#core/people/person-facts.ts';
import { personName } from '#core/people/person-name.ts';
import { readNamedBeside, readReferral } from '#core/replies/referral/read-referral.ts';
import type { Referral, ReplyKind } from '#core/replies/reply.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { messages } from '#server/features/conversations/conversations.table.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { presentConversations } from '#server/features/overview/conversations/present-conversations.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

export type Referred = {
  referral: Referral;
  shown: ReferredPerson;
  /** Who gave the name. */
  by: string;
};

/** Beside a yes or a no, somebody may be named too; whoever opposes names nobody to us. */
const sending: ReplyKind[] = ['wrong_person', 'absence', 'interested', 'question', 'later', 'refusal'];
const looked = 5;

/** Whom the last reply that sends elsewhere sends to; null when none does, or when they want no more of us. */
export async function readReferred(ctx: MemberCtx, conversationId: string): Promise<Referred | null> {
  const conversation = await findConversation(ctx, conversationId);
  const [presented] = await presentConversations(ctx, [conversation]);
  if (!presented || presented.isOpposed) return null;
  const replies = await ctx.db
    .select({ id: messages.id, text: messages.text, kind: messages.replyKind })
    .from(messages)
    .where(
      and(
        own(messages, ctx.actor, { conversationId, author: 'person' }),
        inArray(messages.replyKind, sending),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(looked);
  const found = replies.flatMap(({ id, text, kind }) => {
    const referral =
      kind === 'wrong_person' || kind === 'absence' ? readReferral(text) : readNamedBeside(text);
    return referral ? [{ message: { id }, referral }] : [];
  })[0];
  if (!found) return null;
  const { message, referral } = found;
  const { person, campaign } = presented;
  return {
    referral,
    by: personName(person),
    shown: {
      messageId: message.id,
      name: referral.name ?? null,
      role: referral.role ?? null,
      email: referral.email ?? null,
      company: person.company,
      campaign,
      added: campaign && (await findAdded(ctx, campaign.id, message.id)),
    },
  };
}

async function findAdded(ctx: MemberCtx, campaignId: string, messageId: string) {
  const detail = JSON.stringify([{ name: recommendation, messageId }]);
  const [found] = await ctx.db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      publicIdentifier: people.publicIdentifier,
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        own(campaignLeads, ctx.actor),
        eq(campaignLeads.campaignId, campaignId),
        sql`${people.facts} -> 'details' @> ${detail}::jsonb`,
      ),
    )
    .limit(1);
  return found ? { id: found.id, name: personName(found) } : null;
}
