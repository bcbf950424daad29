import type { Message } from '#core/messages/message.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import { checkText, type GateTools, type Spelling } from '#core/text-gate/check-text.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import { wordsToSpell } from '#core/text-gate/words-to-spell.ts';
import { fold } from '#core/words/fold.ts';
import type { Ctx } from '#server/platform/ctx.ts';

type Known = {
  /** The sender's last texts to other people. */
  recentTexts: readonly string[];
  /** Words of the account that the speller accepts, folded. */
  lexicon: ReadonlySet<string>;
};

const right: Spelling = { isRight: true, suggestions: [] };

/** The verdict that counts: the pure rules, spelling and similarity. */
export async function checkMessage(
  ctx: Pick<Ctx, 'speller' | 'log'>,
  message: Message,
  rules: TextRules,
  { recentTexts, lexicon }: Known,
): Promise<Finding[]> {
  const spell = await openSpelling(ctx, message, rules, lexicon);
  return checkText(message, rules, { spell, recentTexts });
}

/** Without a speller a text is still judged, by everything else. */
async function openSpelling(
  { speller, log }: Pick<Ctx, 'speller' | 'log'>,
  message: Message,
  rules: TextRules,
  lexicon: ReadonlySet<string>,
): Promise<GateTools['spell']> {
  const words = wordsToSpell(message, rules).filter((word) => !lexicon.has(fold(word)));
  try {
    const spellings = await speller.check(words);
    return (word) => spellings.get(word) ?? right;
  } catch (err) {
    log.warn({ err }, 'spelling not checked');
    return null;
  }
}
