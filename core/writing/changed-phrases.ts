import { isFunctionWord, isKnownFirstName, isNumberWord, isPronoun } from './known-words.ts';
import { diffWords, type Hunk, keysOf, type Word, wordsOf } from './words.ts';

/** What a user took out of one text, and what they put in its place. */
export type ChangedPhrases = { removed: string[]; replaced: { over: string; text: string }[] };

/** Less is left than this: the text was written anew, and what went is not a matter of words. */
const leastKept = 0.5;
const longestRun = 10;
const longestPhrase = 6;
const longestReplacement = 3;

/** Whether a word may be part of a rule: it names nobody, no company, no number. */
export type IsCommon = (word: Word, isFirst: boolean) => boolean;

/**
 * Nothing about a person may become a rule: neither a word of their profile, nor a first name, nor a number, nor a
 * capital within a sentence. At the head of a sentence a capital says nothing: the word must be seen without it.
 */
export function commonWordsOf(texts: readonly string[], about: readonly string[]): IsCommon {
  const lower = new Set(
    texts.flatMap((text) => wordsOf(text).flatMap((word) => (/^\p{Ll}/u.test(word.text) ? word.key : []))),
  );
  const ofPeople = new Set(
    about.flatMap((text) =>
      wordsOf(text).flatMap(({ key }) => (isFunctionWord(key) ? [] : [key, ...key.split('-')])),
    ),
  );
  return ({ key, text }, isFirst) => {
    if (isFunctionWord(key)) return true;
    if (ofPeople.has(key) || isNumberWord(key) || isKnownFirstName(key)) return false;
    if (!/^[\p{Script=Latin}\p{M}’'-]+$/u.test(text)) return false;
    return /^\p{Ll}/u.test(text) || (isFirst && lower.has(key));
  };
}

export function changedPhrases(written: string, sent: string, isCommon: IsCommon): ChangedPhrases {
  const before = wordsOf(written);
  const { hunks, keptShare } = diffWords(before, wordsOf(sent));
  if (keptShare < leastKept) return { removed: [], replaced: [] };
  const isFirst = (word: Word) => before[before.indexOf(word) - 1]?.sentence !== word.sentence;
  const isFit = (words: readonly Word[]) => words.every((word) => isCommon(word, isFirst(word)));
  const removed = new Set<string>();
  for (const hunk of hunks.filter((hunk) => isTakenAway(hunk) && isFit(hunk.removed)))
    for (const phrase of phrasesOf(hunk.removed, before, written)) removed.add(joinWords(phrase, written));
  const isAlone = ({ removed: [first] }: Hunk) =>
    hunks.filter(({ removed: [other] }) => other?.sentence === first?.sentence).length === 1;
  return {
    removed: [...removed],
    replaced: hunks.flatMap((hunk) => {
      const [over, text] = [joinWords(hunk.removed, written), joinWords(hunk.added, sent)];
      return isReplacement(hunk, before[before.indexOf(hunk.removed[0] as Word) - 1]) &&
        isAlone(hunk) &&
        isFit(hunk.removed) &&
        hunk.added.every((word) => isCommon(word, true))
        ? { over, text }
        : [];
    }),
  };
}

/** A few words for a few others is a replacement; a long passage is no phrase. */
const isTakenAway = ({ removed, added }: Hunk) =>
  removed.length <= longestRun && (added.length === 0 || removed.length > longestReplacement);

/** A sentence that goes is one phrase, all of it; a question may go because one asks none. */
function phrasesOf(run: readonly Word[], all: readonly Word[], text: string): Word[][] {
  const sentence = all.filter((word) => word.sentence === run[0]?.sentence);
  if (sentence.length > run.length)
    return runsOf(widen(run, all)).filter((phrase) => phrase.length > 1 || run.length === 1);
  const isQuestion = /^[\s\u00a0\u202f]*\?/u.test(text.slice(run.at(-1)?.end));
  return isQuestion || run.length === 1 ? [] : [[...run]];
}

/** « me permets de » is said « je me permets de ». */
function widen(run: readonly Word[], all: readonly Word[]): Word[] {
  const [first] = run;
  let from = first ? all.indexOf(first) : 0;
  for (
    let word = all[from - 1];
    word && word.sentence === first?.sentence && isPronoun(word.key);
    word = all[from - 1]
  )
    from -= 1;
  return [...all.slice(from, first ? all.indexOf(first) : from), ...run];
}

/** Every run of words that may be a phrase: it begins and ends with words that say something, or with a pronoun. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to++) {
      const run = words.slice(from, to);
      if (isPhrase(run)) runs.push(run);
    }
  return runs;
}

function isPhrase(run: readonly Word[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || isFunctionWord(last.key)) return false;
  return (!isFunctionWord(first.key) || isPronoun(first.key)) && run.some(saysSomething);
}

const saysSomething = ({ key }: Word) => key.length >= 4 && !isFunctionWord(key);

/** `lead` is the word that stands before, and stays. */
function isReplacement({ removed, added }: Hunk, lead: Word | undefined): boolean {
  if (removed.length > longestReplacement || added.length === 0 || added.length > longestReplacement)
    return false;
  if (new Set(added.map(({ sentence }) => sentence)).size > 1) return false;
  if (!removed.some(saysSomething) || !added.some(saysSomething)) return false;
  const [over = '', text = ''] = [removed, added].map((words) => words.map(({ key }) => key).join(' '));
  return !isInflection(over, text) && isOfOneNature(over, text, lead?.key ?? '');
}

/**
 * What takes the place of other words here must be able to elsewhere: two infinitives, two adverbs, two phrases with
 * their own determiners, or two nouns after one that tells the gender.
 */
function isOfOneNature(over: string, text: string, lead: string): boolean {
  if (natures.some((nature) => nature.test(over) && nature.test(text))) return true;
  return !natures.some((nature) => nature.test(over) || nature.test(text)) && gendered.test(lead);
}

const natures = [
  /(?:er|ir|dre|tre|vre)$/,
  /ment$/,
  /^(?:un|une|le|la|l’|les|des|ce|cet|cette|ces|mon|ma|mes|votre|vos|ton|ta|tes|notre|nos) /,
];
const gendered = /^(?:une?|l[ea]|cet?|cette|du|au|[mts](?:on|a)|aucune?|quelle?)$/;

/** « client » for « clients », or an accent put right: agreement and spelling are no preference. */
function isInflection(one: string, other: string): boolean {
  const shared = Math.max(4, Math.min(one.length, other.length) - 2);
  return one.slice(0, shared) === other.slice(0, shared);
}

/** As it was written, less the capital of a sentence's first word. */
const joinWords = (words: readonly Word[], text: string): string =>
  text
    .slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0)
    .replace(/\s+/gu, ' ')
    .replaceAll("'", '’')
    .toLocaleLowerCase('fr');

/** The phrases to keep among those seen: the one that most texts lost, then the longest; never one within another. */
export function widest(phrases: readonly { text: string; count: number }[]): string[] {
  const kept: string[] = [];
  const ranked = phrases
    .map(({ text, count }) => ({ text, keys: keysOf(text), count }))
    .sort((one, other) => other.count - one.count || other.keys.length - one.keys.length);
  for (const { text, keys } of ranked)
    if (!kept.some((other) => keys.includes(keysOf(other)) || keysOf(other).includes(keys))) kept.push(text);
  return kept;
}
