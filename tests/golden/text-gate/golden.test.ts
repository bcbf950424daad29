import { beforeAll, describe, expect, test } from 'vitest';
import { isFrenchWord } from '#server/providers/speller/is-french-word.ts';
import { openDictionary } from '#server/providers/speller/open-dictionary.ts';
import { checkText, checkWith, type TextRuleName, textRules } from '../../../core/text-gate/check-text.ts';
import type { TextRule } from '../../../core/text-gate/gate-input.ts';
import type { GateTools } from '../../../core/text-gate/gate-tools.ts';
import { defaultBannedPhrases } from '../../../core/text-gate/wording/default-banned-phrases.ts';
import { casesOfAddress } from './cases-of-address.ts';
import { casesOfForm } from './cases-of-form.ts';
import { casesOfProof } from './cases-of-proof.ts';
import { goodSentences } from './good-sentences.ts';
import { camille, type GateCase, rules, write } from './people.ts';

const cases: Record<TextRuleName, GateCase[]> = { ...casesOfProof, ...casesOfAddress, ...casesOfForm };
type Table = Partial<Record<TextRuleName, TextRule>>;

const toolsOf = ({ unknownWords, recentTexts = [] }: GateCase): GateTools => ({
  spell: unknownWords
    ? (word) => ({ isRight: !(word in unknownWords), suggestions: unknownWords[word] ?? [] })
    : null,
  recentTexts,
});

const foundIn = (one: GateCase, table: Table = textRules) => {
  const message = one.text.trim() === '' ? { text: one.text, sentences: [] } : write(one.text, one.evidence);
  return checkWith(table, message, one.rules, toolsOf(one))
    .map(({ code, excerpt }) => `${code}: ${excerpt}`)
    .sort();
};

describe.each(Object.entries(cases))('%s', (name, table) => {
  test.each(table.map((one) => [one.text.slice(0, 80), one] as const))('%s', (_, one) => {
    expect(foundIn(one)).toEqual([...one.finds].sort());
  });

  test('without this rule, something of this table would pass', () => {
    const { [name as TextRuleName]: _, ...others }: Table = textRules;
    const missed = table.filter((one) => foundIn(one, others).join() !== [...one.finds].sort().join());
    expect(missed).not.toEqual([]);
  });
});

describe('ordinary French passes', () => {
  let spell: GateTools['spell'] = null;
  beforeAll(async () => {
    const dictionary = await openDictionary();
    spell = (word) => ({ isRight: isFrenchWord(word, (plain) => dictionary.spell(plain)), suggestions: [] });
  });
  const check = (sentence: string, with_: GateTools['spell']) =>
    [rules, camille].flatMap((who) =>
      checkText(
        write(`Bonjour,\n${sentence}\nHélène`),
        { ...who, bannedPhrases: [...defaultBannedPhrases] },
        { spell: with_, recentTexts: [] },
      ),
    );

  test.each(goodSentences)('%s', (sentence) => {
    expect(check(sentence, spell)).toEqual([]);
    expect(check(sentence, null)).toEqual([]);
  });
});
