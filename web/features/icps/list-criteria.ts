import type { CriteriaField, IcpCriteria } from '#contract/icps.ts';
import { nameDepartment } from '#core/companies/departments.ts';
import { nafScopeLabel } from '#core/companies/naf-scopes.ts';
import {
  criteriaFields,
  languageLabels,
  seniorityLabels,
  sizeBounds,
  tenureLabels,
} from '#core/targeting/icp-criteria.ts';
import { formatNumber } from '#web/lib/format.ts';

/** The values of each field that asks for something, as a person reads them. */
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

function sizeLabel(size: IcpCriteria['companySizes'][number]): string {
  const { min, max } = sizeBounds[size];
  return max === null ? `plus de ${formatNumber(min - 1)}` : `${formatNumber(min)} à ${formatNumber(max)}`;
}
