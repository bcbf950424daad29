import { and, eq, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { companyKey } from '#core/companies/company-key.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const daysOnHold = 90;

/** What somebody of a company said before that holds nobody of it any more. */
export const answersSince = (at: Date): Date => new Date(at.getTime() - daysOnHold * 86_400_000);

/** Whether somebody else of a company answered lately, by the key under which two spellings are one. */
export type HasAnsweringColleague = (personId: string, company: string) => boolean;

export async function readAnsweredCompanies(ctx: Ctx, workspaceId: string): Promise<HasAnsweringColleague> {
  const since = answersSince(ctx.campaignClock.now());
  const rows = await ctx.db
    .select({ id: people.id, company: people.company })
    .from(conversations)
    .innerJoin(people, and(own(people, conversations), eq(people.id, conversations.personId)))
    .where(
      and(
        own(conversations, workspaceId),
        gte(conversations.lastReplyAt, since),
        // An automatic answer says nothing of the others.
        or(isNull(conversations.replyKind), ne(conversations.replyKind, 'absence')),
        isNotNull(people.company),
      ),
    );
  const answered = Map.groupBy(rows, ({ company }) => companyKey(company ?? ''));
  answered.delete('');
  return (personId, company) => answered.get(company)?.some(({ id }) => id !== personId) ?? false;
}
