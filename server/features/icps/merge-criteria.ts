import type { IcpCriteriaChange } from '#contract/icps.ts';
import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A list that is given replaces the one before; the others stay. */
export const mergeCriteria = (current: IcpCriteria, change: IcpCriteriaChange): IcpCriteria => ({
  ...current,
  ...defined(change),
  exclusions: { ...current.exclusions, ...defined(change.exclusions ?? {}) },
});
