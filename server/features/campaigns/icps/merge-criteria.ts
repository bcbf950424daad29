import type { IcpCriteriaChange } from '#contract/campaigns/icps.ts';
import { departmentLabels } from '#core/companies/departments.ts';
import { isNafScope } from '#core/companies/naf-scopes.ts';
import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { wrongField } from '#server/platform/errors.ts';

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A list that is given replaces the one before; the others stay. */
export function mergeCriteria(current: IcpCriteria, change: IcpCriteriaChange): IcpCriteria {
  requireKnown(change);
  return {
    ...current,
    ...defined(change),
    exclusions: { ...current.exclusions, ...defined(change.exclusions ?? {}) },
  };
}

/** Well written is not enough: a code that INSEE does not have would find nobody. Here, for browsers need no such list. */
function requireKnown({ nafCodes = [], departments = [] }: IcpCriteriaChange): void {
  const code = nafCodes.find((one) => !isNafScope(one));
  if (code) throw wrongField('criteria.nafCodes', `Ce code NAF n’existe pas\u00a0: ${code}.`);
  const number = departments.find((one) => !departmentLabels.has(one));
  if (number) throw wrongField('criteria.departments', `Ce département n’existe pas\u00a0: ${number}.`);
}
