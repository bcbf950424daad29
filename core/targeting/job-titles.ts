import { phraseKey } from '../words/normalise-words.ts';
import { financeAndLawTitles } from './titles/finance-and-law-titles.ts';
import { managementTitles } from './titles/management-titles.ts';
import { operationsTitles } from './titles/operations-titles.ts';
import { peopleTitles } from './titles/people-titles.ts';
import { salesAndMarketingTitles } from './titles/sales-and-marketing-titles.ts';
import { technologyTitles } from './titles/technology-titles.ts';
import type { TitleFamily } from './titles/title-family.ts';

export const titleFamilies: readonly TitleFamily[] = [
  ...managementTitles,
  ...financeAndLawTitles,
  ...peopleTitles,
  ...salesAndMarketingTitles,
  ...technologyTitles,
  ...operationsTitles,
];

export type KnownTitle = { name: string; family: TitleFamily };

/** Every name by its key: « directeurs des Ressources Humaines » and « Directeur ressources humaines » share one. */
export const knownTitles: ReadonlyMap<string, KnownTitle> = new Map(
  titleFamilies
    .flatMap((family) => family.names.map((name) => [phraseKey(name), { name, family }] as const))
    // Of two spellings with one key, the first is the usual one.
    .reverse(),
);

export const findTitle = (title: string): KnownTitle | null => knownTitles.get(phraseKey(title)) ?? null;

/** The other usual names of a job, both genders, French then English; nothing when it is not known. */
export function synonymsOf(title: string): string[] {
  const key = phraseKey(title);
  const names = knownTitles.get(key)?.family.names ?? [];
  return names.filter((name) => phraseKey(name) !== key);
}
