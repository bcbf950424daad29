import type { JudgedFacts } from '../people/company-register.ts';
import { prepareCriteria } from '../qualification/qualification.ts';
import type { Qualification } from '../qualification/score.ts';
import { unknownScore } from '../qualification/score.ts';
import type { IcpCriteria } from '../targeting/icp-criteria.ts';

const everyone: Qualification = { verdict: 'qualified', score: unknownScore, knownShare: 0, reasons: [] };

/** How a search judges whom it finds; without criteria, whoever is found counts. */
export const judgeFound = (
  criteria: IcpCriteria | null,
  today: Date,
): ((facts: JudgedFacts) => Qualification) => (criteria ? prepareCriteria(criteria, today) : () => everyone);
