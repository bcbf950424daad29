import { faker } from '@faker-js/faker/locale/fr';
import names from '#datasets/sandbox/last-names.json' with { type: 'json' };

const ACCENTS: ReadonlyMap<string, string> = new Map(Object.entries(names.accents));

/** Faker's French names have lost their accents and capitals: give them back. */
const COMMON = (faker.rawDefinitions.person?.last_name?.generic ?? []).map(
  (name) => ACCENTS.get(name) ?? name,
);

const LOCAL: Readonly<Record<string, readonly string[]>> = names.local;

export const FRENCH_LAST_NAMES: readonly string[] = [...COMMON, ...names.others];
export const NOBLE_LAST_NAMES: readonly string[] = names.noble;
export const LE_LAST_NAMES: readonly string[] = names.le;
export const DOUBLE_LAST_NAMES: readonly string[] = names.double;
export const localLastNames = (region: string): readonly string[] => LOCAL[region] ?? FRENCH_LAST_NAMES;
/** Those a company may bear: no particle. */
export const FOUNDER_NAMES: readonly string[] = FRENCH_LAST_NAMES.filter(
  (name) => !/[ ’]/.test(name) && name !== 'Paris',
);
export const founderNames = (region: string): readonly string[] =>
  LOCAL[region]?.filter((name) => !/[ ’]/.test(name)) ?? FOUNDER_NAMES;
