import names from '#datasets/targeting/industries.json' with { type: 'json' };
import near from '#datasets/targeting/near-industries.json' with { type: 'json' };
import otherNames from '#datasets/targeting/other-industry-names.json' with { type: 'json' };
import sectorWords from '#datasets/targeting/sector-words.json' with { type: 'json' };
import wider from '#datasets/targeting/wider-industries.json' with { type: 'json' };

/** A sector as the network's French list names it, then the usual words for it and for its companies. */
export const industries: readonly (readonly [label: string, words: string])[] = Object.entries(names);

/** Sectors that hold others: asking for the first is asking for all of them. */
export const widerIndustries: Readonly<Record<string, readonly string[]>> = wider;

/** The same sectors on profiles in English, or under the names of the network's former list. */
export const otherIndustryNames: readonly (readonly [label: string, names: string])[] =
  Object.entries(otherNames);

/** Further words that name a sector within a sentence: its trades, its companies. */
export const industryWords: readonly (readonly [label: string, words: string])[] =
  Object.entries(sectorWords);

/** Sectors that shade into one another: being in one does not contradict the other. */
export const nearIndustries: Readonly<Record<string, readonly string[]>> = near;
