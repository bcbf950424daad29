import names from '#datasets/targeting/industries.json' with { type: 'json' };
import otherNames from '#datasets/targeting/other-industry-names.json' with { type: 'json' };
import wider from '#datasets/targeting/wider-industries.json' with { type: 'json' };

/** A sector as the network's French list names it, then the usual words for it and for its companies. */
export const industries: readonly (readonly [label: string, words: string])[] = Object.entries(names);

/** Sectors that hold others: asking for the first is asking for all of them. */
export const widerIndustries: Readonly<Record<string, readonly string[]>> = wider;

/** The same sectors on profiles in English, or under the names of the network's former list. */
export const otherIndustryNames: readonly (readonly [label: string, names: string])[] =
  Object.entries(otherNames);
