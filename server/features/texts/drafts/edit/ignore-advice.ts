import { type AdviceCode, findingKey } from '#core/text-gate/finding.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { judgeText } from '../brief/judge-text.ts';
import { lockDraft } from '../read/find-draft.ts';
import { recheckDraft } from '../read/recheck-draft.ts';
import { updateDraft } from './keep-text.ts';

type Ignored = { code: AdviceCode; excerpt: string; version: number };

/** One advice less, while its passage stays. */
export const ignoreAdvice = (
  ctx: MemberCtx,
  id: string,
  { code, excerpt, version }: Ignored,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const view = await lockDraft(ctx, id, version);
    const { draft } = view;
    if (draft.state === 'approved') return;
    const { rules, sentences, isStale } = await recheckDraft(ctx, view);
    const ignored = [...draft.ignored, findingKey({ code, excerpt })];
    const message = { text: draft.text, sentences };
    const verdict = await judgeText(ctx, { ...draft, ignored }, message, rules, draft.updatedAt);
    await updateDraft(ctx, draft, { ...verdict, rules, sentences, isStale });
  });
