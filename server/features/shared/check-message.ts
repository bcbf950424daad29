import type { Message } from '#core/messages/message.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import { checkText } from '#core/text-gate/check-text.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { spellMessage } from '#server/providers/speller/spell-message.ts';

type Known = {
  /** The sender's last texts to other people. */
  recentTexts: readonly string[];
  /** Words of the account that the speller accepts, folded. */
  lexicon: ReadonlySet<string>;
};

/** The verdict that counts: the pure rules, spelling and similarity. */
export async function checkMessage(
  ctx: Pick<Ctx, 'speller' | 'log'>,
  message: Message,
  rules: TextRules,
  { recentTexts, lexicon }: Known,
): Promise<Finding[]> {
  const spell = await spellMessage(ctx, message, rules, lexicon);
  return checkText(message, rules, { spell, recentTexts });
}
