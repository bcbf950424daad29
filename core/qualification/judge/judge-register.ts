import { nameDepartment } from '../../companies/departments.ts';
import { isInNafScope, nafScopeLabel } from '../../companies/naf-scopes.ts';
import type { JudgedFacts } from '../../people/company-register.ts';
import { departmentsByNumber, type Place } from '../../places/place-index.ts';
import { type PlaceRelation, readPlaces } from '../../places/read-place.ts';
import type { IcpCriteria } from '../../targeting/icp-criteria.ts';
import type { CriterionResult, Evidence, Judge } from '../criterion-result.ts';
import { describeSource, evidenceSourceOf } from '../describe-source.ts';
import { memoize } from '../memoize.ts';
import { placesOf } from './judge-places.ts';

/** No profile has it: only a list or the user gives it, and without one the answer is unknown. */
export function prepareNaf({ nafCodes }: IcpCriteria): Judge | null {
  if (nafCodes.length === 0) return null;
  return ({ register }) => {
    const known = register?.naf;
    if (!known) return { stance: 'unknown', evidence: null, explanation: 'Code NAF non renseigné' };
    const evidence: Evidence = { text: known.value, place: evidenceSourceOf(known) };
    const description = `Code NAF ${nafScopeLabel(known.value)}${describeSource(known)}`;
    return nafCodes.some((scope) => isInNafScope(scope, known.value))
      ? { stance: 'for', evidence, explanation: description }
      : {
          stance: 'against',
          evidence,
          explanation: `Hors de «\u00a0${nafCodes.join(', ')}\u00a0»\u00a0: ${description}`,
        };
  };
}

const mostPlaces = 5000;

/** First what a list or the user says of the company; then the place of the profile, where it is precise enough. */
export function prepareDepartments({ departments }: IcpCriteria): Judge | null {
  if (departments.length === 0) return null;
  const wanted = new Set(departments.map((number) => number.toLowerCase()));
  const wantedRegions = new Set(
    departments.map((number) => departmentsByNumber.get(number.toLowerCase())?.region ?? null),
  );
  const asked = departments.join(', ');

  const relationOf = ({ country, region, departments: numbers, town, isAround }: Place): PlaceRelation => {
    if (country !== null && country !== 'france') return 'outside';
    if (region === null) return 'unknown';
    if (!wantedRegions.has(region)) return 'outside';
    if (numbers === null) return 'unknown';
    const shared = numbers.filter((number) => wanted.has(number)).length;
    // « Paris et périphérie » is all of Île-de-France; around another town, its own department is the likely one.
    if (isAround) return shared > 0 && town !== 'paris' ? 'inside' : 'unknown';
    return shared === 0 ? 'outside' : shared === numbers.length ? 'inside' : 'unknown';
  };
  const relationTo = memoize((text: string): PlaceRelation => {
    // Towns that share a name settle nothing unless they all agree.
    const found = new Set(readPlaces(text).map(relationOf));
    return found.size === 1 ? ([...found][0] ?? 'unknown') : 'unknown';
  }, mostPlaces);

  return (facts) => {
    const known = facts.register?.department;
    if (known) {
      const evidence: Evidence = { text: known.value, place: evidenceSourceOf(known) };
      const description = `Département ${nameDepartment(known.value)}${describeSource(known)}`;
      return wanted.has(known.value.toLowerCase())
        ? { stance: 'for', evidence, explanation: description }
        : {
            stance: 'against',
            evidence,
            explanation: `Hors de «\u00a0${asked}\u00a0»\u00a0: ${description}`,
          };
    }
    return judgePlaces(facts, relationTo, asked);
  };
}

function judgePlaces(
  facts: JudgedFacts,
  relationTo: (text: string) => PlaceRelation,
  asked: string,
): CriterionResult {
  const locations = placesOf(facts);
  for (const evidence of locations) {
    const relation = relationTo(evidence.text);
    if (relation === 'inside')
      return {
        stance: 'for',
        evidence,
        explanation: `Département déduit du lieu\u00a0: ${evidence.text}`,
      };
    if (relation === 'outside')
      return {
        stance: 'against',
        evidence,
        explanation: `Hors des départements «\u00a0${asked}\u00a0»\u00a0: ${evidence.text}`,
      };
  }
  const [vague] = locations;
  return vague
    ? {
        stance: 'unknown',
        evidence: vague,
        explanation: `Département inconnu, lieu imprécis\u00a0: ${vague.text}`,
      }
    : { stance: 'unknown', evidence: null, explanation: 'Département non renseigné' };
}
