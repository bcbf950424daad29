import type { Message } from '#core/messages/message.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import type { GateTools, Spelling } from '#core/text-gate/gate-tools.ts';
import { wordsToSpell } from '#core/text-gate/wording/words-to-spell.ts';
import { fold } from '#core/words/fold.ts';
import type { Log } from '#server/platform/log.ts';
import type { Speller } from './speller.ts';

const right: Spelling = { isRight: true, suggestions: [] };

/** What the gate asks about the words of one text; without a speller the text is still judged, by everything else. */
export async function spellMessage(
  { speller, log }: { speller: Speller; log: Log },
  message: Message,
  rules: TextRules,
  /** Words of the account that the speller accepts, folded. */
  lexicon: ReadonlySet<string> = new Set(),
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
