import { faker } from '@faker-js/faker/locale/fr';
import firstNames from '#datasets/sandbox/first-names.json' with { type: 'json' };
import lastNames from '#datasets/sandbox/last-names.json' with { type: 'json' };

/** First names by the years in which parents chose them. */
export const FRENCH_FIRST_NAMES = firstNames.french;

export const ORIGINS = firstNames.origins;

const ACCENTS: ReadonlyMap<string, string> = new Map(Object.entries(lastNames.accents));

/** Faker's French names have lost their accents and capitals: give them back. */
const COMMON = (faker.rawDefinitions.person?.last_name?.generic ?? []).map(
  (name) => ACCENTS.get(name) ?? name,
);

const LOCAL: Readonly<Record<string, readonly string[]>> = lastNames.local;

export const FRENCH_LAST_NAMES: readonly string[] = [...COMMON, ...lastNames.others];
export const NOBLE_LAST_NAMES: readonly string[] = lastNames.noble;
export const LE_LAST_NAMES: readonly string[] = lastNames.le;
export const DOUBLE_LAST_NAMES: readonly string[] = lastNames.double;
export const localLastNames = (region: string): readonly string[] => LOCAL[region] ?? FRENCH_LAST_NAMES;
/** Those a company may bear: no particle. */
export const FOUNDER_NAMES: readonly string[] = FRENCH_LAST_NAMES.filter(
  (name) => !/[ ’]/.test(name) && name !== 'Paris',
);
export const founderNames = (region: string): readonly string[] =>
  LOCAL[region]?.filter((name) => !/[ ’]/.test(name)) ?? FOUNDER_NAMES;
