import type { ReactNode } from 'react';
import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import type { LabelledCriterion } from './criteria-labels.ts';

export type CriteriaProps = {
  criteria: IcpCriteria;
  set: (change: Partial<Omit<IcpCriteria, 'exclusions'>>) => void;
  errorOf?: (field: LabelledCriterion) => ReactNode;
};
