import { audienceWords as audience, sentenceWords as sentence } from '#core/targeting/criteria-words.ts';
import { functionWords } from '#core/targeting/function-words.ts';
import type { CompanySize, Language, Seniority } from '#core/targeting/icp-criteria.ts';
import { industries } from '#core/targeting/industries.ts';
import { occupations } from '#core/targeting/occupations.ts';
import { sectorNamed } from '#core/targeting/read-sectors.ts';
import type { JobFunction } from '#core/targeting/title-family.ts';
import { type Trade, tradeAnnounced, tradeNames, tradePeople } from '#core/targeting/trades.ts';
import { normaliseWords, phraseKey, singularKey } from '#core/words/normalise-words.ts';

type Index<T> = ReadonlyMap<string, T>;

/** The data of the lexicon by key; the first to name a word keeps it. */
function indexBy<T>(
  key: (text: string) => string,
  entries: Iterable<readonly [words: string | readonly string[], value: T]>,
): Index<T> {
  const index = new Map<string, T>();
  for (const [words, value] of entries)
    for (const word of typeof words === 'string' ? words.split(',') : words)
      if (!index.has(key(word))) index.set(key(word), value);
  return index;
}

const setBy = (key: (text: string) => string, words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map(key));

/** A trade that is all of its sector goes by the network's name; a finer one by its own. */
const labelOf = ({ isMain, label, sectors }: Trade): string => (isMain ? (sectors[0] ?? label) : label);

export const knownIndustries: Index<string> = indexBy(phraseKey, [
  ...tradeNames.flatMap(([names, trade]) => (trade.isMain ? [] : [[names, labelOf(trade)] as const])),
  ...industries.flatMap(([label, words]) => [
    [label.replaceAll(',', ' '), label] as const,
    [words, label] as const,
  ]),
  ...tradeNames.map(([names, trade]) => [names, labelOf(trade)] as const),
]);
/** « Gérant d’auto-école »: a head, and the house that says the sector. */
const ofHouse = /^(?:Gérant|Exploitant|Directeur|Directrice|Responsable|Chef)/;
/** Who practises a trade, under a title of their own: « opticiens ». */
export const knownPeople: Index<string> = indexBy(
  phraseKey,
  [
    ...tradePeople.flatMap(([people]) => people.split(',')),
    ...occupations.flatMap(({ names }) => names.filter((name) => !ofHouse.test(name))),
  ].map((name) => [name, name] as const),
);
/** The sector that words name after a link: « dans l’optique ». */
export const announcedSector = (text: string): string | null => {
  const trade = tradeAnnounced(text);
  return (trade && !trade.isMain ? labelOf(trade) : null) ?? sectorNamed(text) ?? (trade && labelOf(trade));
};
export const knownSizes: Index<readonly CompanySize[]> = indexBy(
  phraseKey,
  audience.sizes.map(({ words, sizes }) => [words, sizes] as const),
);
export const knownSeniorities: Index<readonly Seniority[]> = indexBy(
  phraseKey,
  audience.seniorities.map(({ words, seniorities }) => [words, seniorities] as const),
);
export const knownFunctions: Index<JobFunction> = indexBy(phraseKey, functionWords);
/** Clear enough without a word that announces them: « les RH des mairies ». */
export const bareFunctions = setBy(phraseKey, audience.bareFunctions);
/** What announces a department. */
export const functionHeads = setBy(phraseKey, audience.functionHeads);

export const speakers: Index<Language> = indexBy(
  phraseKey,
  audience.languages.map(({ adjectives, language }) => [adjectives, language] as const),
);
export const spokenLanguages: Index<Language> = indexBy(
  phraseKey,
  audience.languages.map(({ nouns, language }) => [nouns, language] as const),
);
/** A language is asked for only near one of these: « entreprises au nom allemand » asks for none. */
export const speakingWords = setBy(phraseKey, audience.speakingWords);

const byLabel = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).map(([label, words]) => [words, label] as const);
/** Adjectives that say for whom people work, and the word to meet that stands for them. */
export const employerAdjectives: Index<string> = indexBy(
  (word) => singularKey(normaliseWords(word)),
  byLabel(audience.employerAdjectives),
);
export const employerPhrases: Index<string> = indexBy(normaliseWords, byLabel(audience.employerPhrases));
/** « Marchés publics », « travaux publics »: about something public, and not for the State. */
export const publicMatters = setBy((word) => singularKey(normaliseWords(word)), audience.publicMatters);

/** What turns the words after it into things to avoid; the longest are tried first. */
export const negations = setBy(normaliseWords, sentence.negations);
/** Said last, they turn what comes before them: « concurrents exclus ». */
export const closingNegations = setBy(normaliseWords, sentence.closingNegations);
/** What brings back the things to look for. */
export const affirmations = setBy(normaliseWords, sentence.affirmations);
/** Near what is hoped for, and not asked: « idéalement dans l’industrie » asks for no sector. */
export const wishSigns = setBy(normaliseWords, sentence.wishSigns);
export const customerWords = setBy(normaliseWords, sentence.customerWords);
export const competitorWords = setBy(normaliseWords, sentence.competitorWords);
/** What people say in their profile: « qui parlent de … ». */
export const talkingWords = setBy(normaliseWords, sentence.talkingWords);
/** Where the subject of what they say ends. */
export const talkEnds = setBy(normaliseWords, sentence.talkEnds);
/** « Je vends un logiciel aux notaires »: what is sold comes before those who are looked for. */
export const sellingWords = setBy(normaliseWords, sentence.sellingWords);
export const buyerLinks = setBy(normaliseWords, sentence.buyerLinks);
/** First words of titles that the lexicon may not know. */
export const titleHeads = setBy(phraseKey, sentence.titleHeads);
/** Where such a title ends. */
export const titleEnds = setBy((word) => singularKey(normaliseWords(word)), sentence.titleEnds);
/** Places that people run: part of their title. In the singular: « directrices de crèche » names a job, « directeurs d’écoles » a sector. */
export const workplaces = setBy(normaliseWords, sentence.workplaces);
/** Words that carry no criterion by themselves: grammar, what one says one wants, names for anything. */
export const emptyWords = setBy(normaliseWords, [
  ...sentence.grammarWords,
  ...sentence.wishWords,
  ...sentence.vagueWords,
]);
