import { emptyCriteria, type IcpCriteria } from '../targeting/icp-criteria.ts';

/** « les maires qui ont la charge d’un clocher » are looked for as mayors. */
export const withoutRelativeClause = (market: string): string =>
  market.replace(
    /,? (?:qui (?:n(?:e |’)\p{L}+|ont|sont|doivent|souhaitent|veulent|cherchent)|dont|ayant|souhaitant|désireux)(?!\p{L}).*$/u,
    '',
  );

/** Whom a service is for, up to the end of the sentence: « aux entreprises de couverture de 3 à 30 salariés », « les chaises des hôtels de Bretagne ». */
export const audienceOfService = (service: string): string | null => matchAudience(service)?.[1] ?? null;

const matchAudience = (service: string) =>
  /(?<!\p{L})(?:aux|auprès des|pour (?:les|des)|(?:aid|accompagn|équip|form|conseill|assist)\p{L}+ (?:les|des)) ([^.;:!?]{8,})/iu.exec(
    service,
  ) ?? /^(?:nous|on|je|j’)[^.;:!?]{4,60}? des ([^.;:!?]{8,})/iu.exec(service);

/**
 * Whom to look for, from what was read in the market's own words: where it names no job, those who decide. Where and
 * how big their companies are may stand with what is done for them: « nous louons… aux entreprises de 3 à 30 salariés ».
 */
export function proposeTarget(
  read: IcpCriteria,
  market: string,
  fallback: IcpCriteria | null,
): IcpCriteria | null {
  // « magasins indépendants » are shops, not people.
  const titles = read.titles.filter(
    (title) =>
      title !== 'Professionnel' && (title !== 'Indépendant' || !/\p{L}{4,}s indépendants/iu.test(market)),
  );
  const orFallback = <Part extends 'places' | 'companySizes' | 'industries'>(part: Part) =>
    read[part].length > 0 ? read[part] : (fallback?.[part] ?? []);
  const target: IcpCriteria = {
    ...emptyCriteria,
    ...read,
    titles,
    places: orFallback('places'),
    companySizes: orFallback('companySizes'),
    // Several kinds of people have each their own sectors.
    industries: read.alternatives.length > 0 ? read.industries : orFallback('industries'),
  };
  if (JSON.stringify(target) === JSON.stringify(emptyCriteria)) return null;
  const namesJob = titles.length + target.functions.length + target.seniorities.length > 0;
  return namesJob ? target : { ...target, seniorities: ['owner', 'cxo'] };
}
