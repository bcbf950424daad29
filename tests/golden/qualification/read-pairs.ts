import type { Verdict } from '../../../core/qualification/score.ts';
import { type IdealCustomer, idealCustomers } from './ideal-customers.ts';

export type GoldenPair = {
  customer: IdealCustomer;
  publicIdentifier: string;
  isRow: boolean;
  label: Verdict;
  why: string;
};

const labels: Readonly<Record<string, Verdict>> = { '+': 'qualified', '-': 'unqualified', '?': 'unknown' };

/** The pairs of a list as README.md describes it. */
export function readPairs(list: string): GoldenPair[] {
  let customer: IdealCustomer | null = null;
  const pairs: GoldenPair[] = [];
  for (const line of list.split('\n').filter((text) => text.trim())) {
    const [, sign = '', row, publicIdentifier = '', why = ''] =
      /^ {2}([+?-]) (row:)?(\S+) +(.+)$/.exec(line) ?? [];
    const label = labels[sign];
    if (label && customer) pairs.push({ customer, publicIdentifier, isRow: row !== undefined, label, why });
    else if (Object.hasOwn(idealCustomers, line.trim())) customer = line.trim() as IdealCustomer;
    else throw new Error(`Not a pair: ${line}`);
  }
  return pairs;
}
