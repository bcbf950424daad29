import { customType } from 'drizzle-orm/pg-core';
import { emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';

/** Without the other profiles where there are none: a target that was stored before them stays the same. */
const toStored = ({ alternatives, ...criteria }: IcpCriteria) =>
  alternatives.length > 0 ? { ...criteria, alternatives } : criteria;

/** Criteria as JSON; what was stored before a criterion existed asks nothing of it. */
export const criteriaColumn = customType<{ data: IcpCriteria; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (criteria) => JSON.stringify(toStored(criteria)),
  fromDriver: (stored) => ({
    ...emptyCriteria,
    ...(typeof stored === 'string' ? JSON.parse(stored) : (stored as object)),
  }),
});
