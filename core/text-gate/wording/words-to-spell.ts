import type { Message } from '../../messages/message.ts';
import type { TextRules } from '../../messages/text-rules.ts';
import { fold } from '../../words/fold.ts';
import { singularKey } from '../../words/normalise-words.ts';
import { type GateInput, readGateInput } from '../gate-input.ts';
import { longestRead } from '../tidy-text.ts';
import { businessWords, openingWords, plainAcronyms, plainWords } from './common-words.ts';

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*/gu;
const elided = /^(?:[cdjlmnst]|qu|lorsqu|jusqu|puisqu|quoiqu)[’'](?=\p{L})/iu;

/** The words of a text whose spelling can be judged: no names, no acronyms, no addresses, nothing that a fact says. */
export function spelledWords(input: GateInput): { word: string; start: number; end: number }[] {
  const { text, words, links, proof } = input;
  const firsts = new Set(words.filter(({ isFirst }) => isFirst).map(({ start }) => start));
  return [...text.matchAll(wordPattern)].flatMap(({ 0: whole, index }) => {
    const prefix = elided.exec(whole)?.[0].length ?? 0;
    const word = whole.slice(prefix);
    const start = index + prefix;
    const end = start + word.length;
    if (/[\d@_]/.test(text.slice(Math.max(0, index - 1), index) + text.slice(end, end + 1))) return [];
    if (links.some((link) => link.start < end && start < link.end)) return [];
    if (word.length < 2 || /^\p{Lu}[\p{Lu}\p{M}’'-]*s?$/u.test(word)) return [];
    // A capital inside a sentence is a name's: whether it is known is another rule's affair.
    if (/\p{Lu}/u.test(word) && !firsts.has(start) && !firsts.has(index)) return [];
    if (/\p{Ll}\p{Lu}/u.test(word)) return [];
    const keys = fold(word).split(/[’-]/);
    if (keys.every((key) => proof.hasWord(key) || plainAcronyms.has(key) || businessWords.has(key)))
      return [];
    const isHead = firsts.has(start) || firsts.has(index);
    return [{ word: isHead ? word.toLocaleLowerCase('fr') : word, start, end }];
  });
}

/** What the speller should be asked before the gate is. */
export function wordsToSpell(message: Message, rules: TextRules): string[] {
  if (message.text.length > longestRead) return [];
  const input = readGateInput(message, rules, { spell: null, recentTexts: [] });
  return [...new Set(spelledWords(input).map(({ word }) => word))];
}

/** Whether a capitalised word at the head of a sentence is an ordinary one. */
export const isOrdinary = (key: string): boolean =>
  plainWords.has(key) ||
  openingWords.has(key) ||
  openingWords.has(singularKey(key)) ||
  (/.{3}(?:ez|[aeiu]ment|[ae]mment|tions?|sions?|ites?|ismes?|ables?|ibles?)$/.test(key) &&
    !namesLikeWords.has(key));

/** They end like a verb or an adverb. */
const namesLikeWords: ReadonlySet<string> = new Set(
  'gomez sanchez lopez perez martinez hernandez rodriguez fernandez gonzalez dominguez ramirez alvarez vasquez vazquez velasquez nunez gimenez jimenez benitez mendez cortez chavez velez ibanez gutierrez suarez juarez marquez enriquez henriquez melendez menendez bermudez valdez clement'.split(
    ' ',
  ),
);
