import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { drafts } from '../drafts.table.ts';

const howMany = 60;

/**
 * The sender's last texts to other people, the newest first: a new one should not look like them. Of two that look
 * alike, the later one is marked so: `before` is when the text in question was written.
 */
export async function readRecentTexts(
  ctx: Ctx,
  workspaceId: string,
  personId: string,
  before?: Date,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ text: drafts.text })
    .from(drafts)
    .where(
      and(
        own(drafts, workspaceId),
        ne(drafts.state, 'skipped'),
        ne(drafts.personId, personId),
        ne(drafts.text, ''),
        before && lt(drafts.updatedAt, before),
      ),
    )
    .orderBy(desc(drafts.updatedAt))
    .limit(howMany);
  return rows.map(({ text }) => text);
}

export type Receiver = { workspaceId: string; campaignId: string; personId: string };

/** The texts of one person in one campaign that were not left out. */
export const isTextOf = ({ campaignId, personId }: Receiver) =>
  and(eq(drafts.campaignId, campaignId), eq(drafts.personId, personId), ne(drafts.state, 'skipped'));

/** What the person receives before this text, in order: it should not be said again. */
export async function readFormerTexts(
  ctx: Ctx,
  receiver: Receiver,
  stepKeys: readonly string[],
): Promise<string[]> {
  if (stepKeys.length === 0) return [];
  const rows = await ctx.db
    .select({ stepKey: drafts.stepKey, text: drafts.text })
    .from(drafts)
    .where(and(own(drafts, receiver), isTextOf(receiver), ne(drafts.text, '')))
    .orderBy(asc(drafts.textNumber));
  return stepKeys.flatMap((key) => rows.find(({ stepKey }) => stepKey === key)?.text ?? []);
}
