import { customType } from 'drizzle-orm/pg-core';
import { emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';

/** Criteria as JSON; what was stored before a criterion existed asks nothing of it. */
export const criteriaColumn = customType<{ data: IcpCriteria; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (criteria) => JSON.stringify(criteria),
  fromDriver: (stored) => ({
    ...emptyCriteria,
    ...(typeof stored === 'string' ? JSON.parse(stored) : (stored as object)),
  }),
});
