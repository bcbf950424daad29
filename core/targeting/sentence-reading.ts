import type { CriteriaField, IcpCriteria } from './icp-criteria.ts';

/** What was understood of a plain sentence: each part of it, and where it went. */
export type SentenceReading = {
  criteria: IcpCriteria;
  understood: { text: string; field: CriteriaField }[];
  /** Words that ended nowhere, for the user to see. */
  leftOver: string[];
};
