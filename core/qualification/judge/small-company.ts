import type { JudgedFacts } from '../../people/company-register.ts';
import { tradesOfPeople } from '../../targeting/trades.ts';
import type { Role } from '../criterion-result.ts';
import { readJob } from '../titles/read-job.ts';
import { titleWords } from '../titles/title-words.ts';
import { staffOf } from './judge-company.ts';

const mostOfSmallCompany = 5;
const largestOwn = 2;
export const isSmallCompany = (facts: JudgedFacts, most = mostOfSmallCompany): boolean =>
  (staffOf(facts)?.employees.max ?? most + 1) <= most;
const mostOfPractice = 10;
/** « Audioprothésiste » in a practice of ten, which may be their own. */
const practises = ({ jobs, evidence }: Role): boolean =>
  jobs.every((job) => isPractised(job) && readJob(job).status !== 'hired') &&
  tradesOfPeople(titleWords(evidence.text).join(' ')).length > 0;
const isPractised = (job: readonly string[]): boolean => !readJob(job).isLesser;

/** Whether somebody who does the work of a small company may be its owner. */
export const mayOwnCompany = (facts: JudgedFacts, role: Role): boolean =>
  (isSmallCompany(facts, largestOwn) && role.jobs.every(isPractised)) ||
  (isSmallCompany(facts, mostOfPractice) && practises(role));
