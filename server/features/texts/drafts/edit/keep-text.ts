import { and, eq, sql } from 'drizzle-orm';
import type { versionCauses } from '#contract/texts/drafts.ts';
import type { Angle } from '#core/campaigns/engagement.ts';
import { citedBy } from '#core/drafts/carry-evidence.ts';
import { isSameTyping, nextNumber } from '#core/drafts/version-tree.ts';
import type { Message } from '#core/messages/message.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import type { Reason } from '#core/offers/argumentaire.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { Verdict } from '../brief/judge-text.ts';
import { type DraftRecord, drafts, draftVersions, type textAuthors } from '../drafts.table.ts';
import { versionConflict } from '../read/find-draft.ts';
import { readVersion, readVersionTree } from '../read/read-versions.ts';

export type KeptText = {
  message: Message;
  rules: TextRules;
  verdict: Verdict;
  angle: Angle;
  cause: (typeof versionCauses)[number];
  author: (typeof textAuthors)[number];
  /** What it is written from; absent: what the former text was. */
  briefKey?: string;
  /** The argument it is written with; absent: that of the former text. */
  reason?: Reason | null;
  isStale: boolean;
};

/** Writes a change of a draft that the caller read in this version, or fails when it is not the last one any more. */
export async function updateDraft(
  ctx: MemberCtx,
  { id, workspaceId, campaignId, personId, version }: DraftRecord,
  change: Partial<typeof drafts.$inferInsert>,
): Promise<void> {
  const [updated] = await ctx.db
    .update(drafts)
    .set({
      ...change,
      version: sql`${drafts.version} + 1`,
      ...(change.text !== undefined && { updatedAt: ctx.clock.now() }),
    })
    .where(and(own(drafts, workspaceId), eq(drafts.id, id), eq(drafts.version, version)))
    .returning({ id: drafts.id });
  if (!updated) throw await versionConflict(ctx, id);
  if (change.state !== undefined) await publish(ctx, 'draft.settled', { workspaceId, campaignId, personId });
}

/** A new text of a draft, made from the one that was shown. It waits for a yes again, whatever was said of the former. */
export async function keepText(ctx: MemberCtx, draft: DraftRecord, kept: KeptText): Promise<void> {
  const { message, rules, verdict, angle, cause, author, isStale } = kept;
  const now = ctx.clock.now();
  const { findings } = verdict;
  const { text, sentences } = message;
  const briefKey = kept.briefKey ?? draft.briefKey;
  const cited = citedBy(sentences, rules.facts);
  const content = { angle, text, sentences, cited, briefKey, findings, author };
  const tree = await readVersionTree(ctx, draft);
  const current = await readVersion(ctx, draft, draft.number);
  const isTyping = cause === 'edited' && isSameTyping(tree, current, now);
  const number = isTyping ? draft.number : nextNumber(tree);
  if (isTyping) {
    await ctx.db
      .update(draftVersions)
      .set({ ...content, typedAt: now })
      .where(
        and(own(draftVersions, draft), eq(draftVersions.draftId, draft.id), eq(draftVersions.number, number)),
      );
  } else {
    const { workspaceId, id: draftId, number: parent } = draft;
    await ctx.db.insert(draftVersions).values({
      ...content,
      workspaceId,
      draftId,
      number,
      parent,
      cause,
      at: ctx.campaignClock.now(),
      typedAt: now,
    });
  }
  await updateDraft(ctx, draft, {
    ...verdict,
    state: 'waiting',
    approvedAt: null,
    number,
    angle,
    text,
    sentences,
    rules,
    briefKey,
    ...(kept.reason !== undefined && { reason: kept.reason }),
    isStale,
    author,
  });
}
