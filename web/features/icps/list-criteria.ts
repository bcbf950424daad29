import type { CriteriaField, IcpCriteria } from '#contract/campaigns/icps.ts';
import { nameDepartment } from '#core/companies/departments.ts';
import { nafScopeLabel } from '#core/companies/naf-scopes.ts';
import {
  type Alternative,
  alternativeFields,
  criteriaFields,
  emptyCriteria,
  languageLabels,
  seniorityLabels,
  sizeBounds,
  tenureLabels,
} from '#core/targeting/icp-criteria.ts';
import { formatNumber } from '#web/lib/format.ts';

/** The values of each field that asks for something, as a user reads them. */
export function listCriteria(criteria: IcpCriteria): { field: CriteriaField; values: string[] }[] {
  const { customers, competitors, domains } = criteria.exclusions;
  const values: Record<CriteriaField, string[]> = {
    titles: criteria.titles,
    seniorities: criteria.seniorities.map((one) => seniorityLabels[one]),
    functions: criteria.functions.map(({ label }) => label),
    tenures: criteria.tenures.map((one) => tenureLabels[one]),
    industries: criteria.industries.map(({ label }) => label),
    nafCodes: criteria.nafCodes.map(nafScopeLabel),
    companySizes: criteria.companySizes.map(sizeLabel),
    places: criteria.places.map(({ label }) => label),
    departments: criteria.departments.map(nameDepartment),
    languages: criteria.languages.map((one) => languageLabels[one]),
    mustHave: criteria.mustHave,
    mustNotHave: criteria.mustNotHave,
    exclusions: [...customers, ...competitors, ...domains],
  };
  return criteriaFields
    .map((field) => ({ field, values: values[field] }))
    .filter(({ values }) => values.length > 0);
}

const whoFields: readonly CriteriaField[] = ['titles', 'seniorities', 'functions'];

/** What another kind of wanted people asks for by itself; a list that it empties lets anything be. */
export function listAlternative(alternative: Alternative): { field: CriteriaField; values: string[] }[] {
  const asked = new Map(
    listCriteria({ ...emptyCriteria, ...alternative }).map(({ field, values }) => [field, values]),
  );
  return alternativeFields.flatMap((field) => {
    const values = asked.get(field);
    if (values) return [{ field, values }];
    const isOpen = alternative[field] !== undefined && !whoFields.includes(field);
    return isOpen ? [{ field, values: ['peu importe'] }] : [];
  });
}

/** « Directeur d’usine, 201 à 500 ». */
export const describeAlternative = (alternative: Alternative): string =>
  listAlternative(alternative)
    .flatMap(({ values }) => values)
    .filter((value) => value !== 'peu importe')
    .join(', ');

function sizeLabel(size: IcpCriteria['companySizes'][number]): string {
  const { min, max } = sizeBounds[size];
  return max === null ? `plus de ${formatNumber(min - 1)}` : `${formatNumber(min)} à ${formatNumber(max)}`;
}
