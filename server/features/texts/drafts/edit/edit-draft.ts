import { tieSentences } from '#core/messages/tie-sentences.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { judgeText } from '../brief/judge-text.ts';
import { lockDraft } from '../read/find-draft.ts';
import { recheckDraft } from '../read/recheck-draft.ts';
import { keepText } from './keep-text.ts';

/** What a user types is kept whatever it says, with what the gate has to say of it. */
export const editDraft = (
  ctx: MemberCtx,
  id: string,
  { text, version, isFix }: { text: string; version: number; isFix: boolean },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const view = await lockDraft(ctx, id, version);
    const { draft } = view;
    if (text === draft.text) return;
    const { rules, sentences, isStale } = await recheckDraft(ctx, view);
    const message = tieSentences(text, sentences, rules.kind);
    await keepText(ctx, draft, {
      message,
      rules,
      verdict: await judgeText(ctx, draft, message, rules),
      angle: draft.angle,
      cause: isFix ? 'fixed' : 'edited',
      author: 'user',
      isStale,
    });
  });
