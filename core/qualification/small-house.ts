import type { JudgedFacts } from '../people/company-register.ts';
import { tradesOfPeople } from '../targeting/trades.ts';
import type { Role } from './finding.ts';
import { staffOf } from './judge-company.ts';
import { readJob } from './read-job.ts';
import { titleWords } from './title-words.ts';

const mostAlone = 5;
const largestOwn = 2;
export const isAlone = (facts: JudgedFacts, most = mostAlone): boolean =>
  (staffOf(facts)?.employees.max ?? most + 1) <= most;
const largestPractice = 10;
/** « Audioprothésiste » in a house of ten, which may well be theirs. */
const practises = ({ jobs, evidence }: Role): boolean =>
  jobs.every((job) => isPractised(job) && readJob(job).status !== 'hired') &&
  tradesOfPeople(titleWords(evidence.text).join(' ')).length > 0;
const isPractised = (job: readonly string[]): boolean => !readJob(job).isLesser;

/** Whether somebody who does the work of a small house may well own it. */
export const mayOwnHouse = (facts: JudgedFacts, role: Role): boolean =>
  (isAlone(facts, largestOwn) && role.jobs.every(isPractised)) ||
  (isAlone(facts, largestPractice) && practises(role));
