import { carryEvidence } from '#core/drafts/carry-evidence.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { judgeText } from '../brief/judge-text.ts';
import type { DraftView } from '../read/draft-view.ts';
import { readVersion } from '../read/read-versions.ts';
import { recheckDraft } from '../read/recheck-draft.ts';
import { updateDraft } from './keep-text.ts';

/** Makes a kept version the text of the draft, judged by the rules of now. In the caller's transaction. */
export async function showVersion(ctx: MemberCtx, view: DraftView, number: number): Promise<void> {
  const { draft } = view;
  const { text, angle, author, briefKey, ...version } = await readVersion(ctx, draft, number);
  const { rules, isStale } = await recheckDraft(ctx, { ...view, draft: { ...draft, briefKey } });
  const sentences = carryEvidence(version.sentences, version.cited, rules.facts);
  const verdict = await judgeText(ctx, draft, { text, sentences }, rules);
  await updateDraft(ctx, draft, {
    ...verdict,
    state: 'waiting',
    approvedAt: null,
    number,
    text,
    sentences,
    angle,
    author,
    rules,
    briefKey,
    isStale,
  });
}
