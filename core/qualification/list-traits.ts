import type { PersonFacts } from '../people/person-facts.ts';
import { readPlaces } from '../places/read-place.ts';
import { type CriteriaField, companySizes, seniorityLabels, sizeBounds } from '../targeting/icp-criteria.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Stance } from './criterion-result.ts';
import { readRoles } from './judge/read-roles.ts';
import type { Reason } from './score.ts';
import { levelsOfJob } from './titles/read-level.ts';

const criteriaNames: Readonly<Record<CriteriaField, string>> = {
  titles: 'Intitulé',
  seniorities: 'Niveau',
  functions: 'Fonction',
  tenures: 'Ancienneté dans le poste',
  industries: 'Secteur',
  nafCodes: 'Code NAF',
  companySizes: 'Effectif',
  places: 'Lieu',
  departments: 'Département',
  languages: 'Langue',
  mustHave: 'Mots indispensables',
  mustNotHave: 'Mots à éviter',
  exclusions: 'Exclusions',
};
const stanceNames: Readonly<Record<Stance, string>> = {
  for: 'critère rempli',
  against: 'critère non rempli',
  unknown: 'critère inconnu',
};

/** What can make someone liked or not, by key, with its name in French: how criteria fare, then plain facts. */
export function listTraits(facts: PersonFacts, reasons: readonly Reason[]): ReadonlyMap<string, string> {
  const traits = new Map<string, string>();
  for (const { criterion, stance } of reasons)
    traits.set(`${criterion}:${stance}`, `${criteriaNames[criterion]}\u00a0: ${stanceNames[stance]}`);
  for (const { jobs, evidence } of readRoles(facts).current) {
    const [job = []] = jobs;
    traits.set(`title=${job.join(' ')}`, `Intitulé\u00a0: ${evidence.text}`);
    for (const level of levelsOfJob(job))
      traits.set(`level=${level}`, `Niveau\u00a0: ${seniorityLabels[level]}`);
  }
  const industry = facts.company?.industry ?? facts.industry;
  if (industry) traits.set(`industry=${normaliseWords(industry)}`, `Secteur\u00a0: ${industry}`);
  const region = readPlaces(facts.location ?? '')[0]?.region;
  if (region) traits.set(`region=${region}`, `Région\u00a0: ${regionName(facts.location ?? '', region)}`);
  const employees = facts.company?.employees?.min;
  const size = companySizes.find(
    (range) =>
      employees !== undefined &&
      employees >= sizeBounds[range].min &&
      employees <= (sizeBounds[range].max ?? employees),
  );
  if (size) traits.set(`size=${size}`, `Effectif\u00a0: ${size}`);
  return traits;
}

/** As the profile writes it, or the town when the profile does not name its region. */
const regionName = (location: string, region: string) =>
  location.split(', ').find((part) => normaliseWords(part) === region) ?? location;
