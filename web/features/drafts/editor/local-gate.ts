import type { Draft } from '#contract/texts/drafts.ts';
import type { Message } from '#core/messages/message.ts';
import { tieSentences } from '#core/messages/tie-sentences.ts';
import { checkText } from '#core/text-gate/check-text.ts';
import type { Finding } from '#core/text-gate/finding.ts';

/** What the browser can check of a text by itself, without the dictionary and the sender's other texts. */
export function judge(text: string, draft: Draft): { message: Message; findings: Finding[] } {
  const message = tieSentences(text, draft.sentences, draft.rules.kind);
  return { message, findings: checkText(message, draft.rules, { spell: null, recentTexts: [] }) };
}
