import { emptyCriteria, type IcpCriteria } from '../targeting/icp-criteria.ts';

/** « les maires qui ont la charge d’un clocher » are looked for as mayors. */
export const jobsIn = (market: string): string =>
  market.replace(
    /,? (?:qui (?:ont|sont|doivent|souhaitent|veulent|cherchent)|dont|ayant|souhaitant|désireux)(?!\p{L}).*$/u,
    '',
  );

/** Whom to look for, from what was read in the market's own words: where it names no job, those who decide. */
export function proposeTarget(read: IcpCriteria, market: string): IcpCriteria | null {
  // « magasins indépendants » are shops, not people.
  const titles = read.titles.filter(
    (title) => title !== 'Indépendant' || !/\p{L}{4,}s indépendants/iu.test(market),
  );
  const target = { ...emptyCriteria, ...read, titles };
  if (JSON.stringify(target) === JSON.stringify(emptyCriteria)) return null;
  const namesJob = titles.length + target.functions.length + target.seniorities.length > 0;
  return namesJob ? target : { ...target, seniorities: ['owner', 'cxo'] };
}
