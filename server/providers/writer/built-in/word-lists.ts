import { functionWords } from '#core/targeting/function-words.ts';
import type { CompanySize, Language, Seniority } from '#core/targeting/icp-criteria.ts';
import { industries } from '#core/targeting/industries.ts';
import { occupations } from '#core/targeting/occupations.ts';
import { sectorNamed } from '#core/targeting/read-sectors.ts';
import type { JobFunction } from '#core/targeting/title-family.ts';
import { type Trade, tradeAnnounced, tradeNames, tradePeople } from '#core/targeting/trades.ts';
import { normaliseWords, phraseKey, singularKey } from '#core/words/normalise-words.ts';
import * as audience from './lexicon/audience-words.ts';
import * as sentence from './lexicon/sentence-words.ts';

type Index<T> = ReadonlyMap<string, T>;

/** The data of the lexicon by key; the first to name a word keeps it. */
function indexBy<T>(
  key: (text: string) => string,
  entries: Iterable<readonly [words: string, value: T]>,
): Index<T> {
  const index = new Map<string, T>();
  for (const [words, value] of entries)
    for (const word of words.split(',')) if (!index.has(key(word))) index.set(key(word), value);
  return index;
}

const setBy = (key: (text: string) => string, words: string): ReadonlySet<string> =>
  new Set(words.split(',').map(key));

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
export const knownSizes: Index<readonly CompanySize[]> = indexBy(phraseKey, audience.sizeWords);
export const knownSeniorities: Index<readonly Seniority[]> = indexBy(phraseKey, audience.seniorityWords);
export const knownFunctions: Index<JobFunction> = indexBy(phraseKey, functionWords);
/** Clear enough without a word that announces them: « les RH des mairies ». */
export const bareFunctions = setBy(phraseKey, audience.bareFunctions);
export const functionHeads = setBy(phraseKey, audience.functionHeads);

export const speakers: Index<Language> = indexBy(
  phraseKey,
  audience.languageWords.map(([adjectives, , language]) => [adjectives, language] as const),
);
export const spokenLanguages: Index<Language> = indexBy(
  phraseKey,
  audience.languageWords.map(([, nouns, language]) => [nouns, language] as const),
);
export const speakingWords = setBy(phraseKey, audience.speakingWords);

export const employerAdjectives: Index<string> = indexBy(
  (word) => singularKey(normaliseWords(word)),
  audience.employerAdjectives,
);
export const employerPhrases: Index<string> = indexBy(normaliseWords, audience.employerPhrases);
export const publicMatters = setBy((word) => singularKey(normaliseWords(word)), audience.publicMatters);

export const negations = setBy(normaliseWords, sentence.negations);
export const closingNegations = setBy(normaliseWords, sentence.closingNegations);
export const affirmations = setBy(normaliseWords, sentence.affirmations);
/** Near what is hoped for, and not asked. */
export const wishSigns = setBy(normaliseWords, sentence.wishSigns);
export const customerWords = setBy(normaliseWords, sentence.customerWords);
export const competitorWords = setBy(normaliseWords, sentence.competitorWords);
export const talkingWords = setBy(normaliseWords, sentence.talkingWords);
export const talkEnds = setBy(normaliseWords, sentence.talkEnds);
export const sellingWords = setBy(normaliseWords, sentence.sellingWords);
export const buyerLinks = setBy(normaliseWords, sentence.buyerLinks);
export const titleHeads = setBy(phraseKey, sentence.titleHeads);
export const titleEnds = setBy((word) => singularKey(normaliseWords(word)), sentence.titleEnds);
/** In the singular: « directrices de crèche » names a job, « directeurs d’écoles » a sector. */
export const workplaces = setBy(normaliseWords, sentence.workplaces);
export const emptyWords = setBy(
  normaliseWords,
  [sentence.grammarWords, sentence.wishWords, sentence.vagueWords].join(','),
);
