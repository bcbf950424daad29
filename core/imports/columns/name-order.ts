import { readProfileName } from '../../people/linkedin-address.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { cleanName } from '../../words/repair-name.ts';
import { isFirstName } from '../cell-kinds.ts';
import type { Columns, Rows } from './columns.ts';

/** Whether a column of whole names begins with the last name: by addresses, which begin with the first one, then by the names themselves. */
export function isReversed(rows: Rows, columns: Columns, at: number, saysSo: boolean): boolean {
  let balance = 0;
  const addresses = columns.flatMap((field, column) =>
    field === 'email' || field === 'linkedin' ? [column] : [],
  );
  for (const row of rows) {
    const words = cleanName(row[at] ?? '')
      .split(' ')
      .filter(Boolean);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (words.length < 2) continue;
    const order = orderIn(
      addresses.map((column) => row[column] ?? ''),
      first,
      last,
    );
    balance += order || Number(isFirstName(last)) - Number(isFirstName(first));
  }
  return balance > 0 || (balance === 0 && saysSo);
}

/** 1 when the first address that tells has the words the other way round, -1 when as they stand, 0 when none says. */
export const orderIn = (addresses: readonly string[], first: string, last: string): number =>
  addresses.map((address) => orderInOne(address, first, last)).find((order) => order !== 0) ?? 0;

function orderInOne(address: string, first: string, last: string): number {
  const name = address.includes('@') ? (address.split('@')[0] ?? '') : (readProfileName(address) ?? '');
  const parts = normaliseWords(name).split(' ');
  const [one, other] = [first, last].map((word) => normaliseWords(word).replaceAll(' ', '')) as [
    string,
    string,
  ];
  const position = (word: string) => parts.indexOf(word);
  const [a, b] = [position(one), position(other)];
  if (a !== -1 && b !== -1) return Math.sign(a - b);
  // « c.moreau » and « cmoreau »: the last name is whole.
  const isEnd = (whole: string, initial: string) =>
    parts.join('') === `${initial[0]}${whole}` ||
    (parts.length === 2 && parts[1] === whole && parts[0] === initial[0]);
  if (isEnd(one, other)) return 1;
  return isEnd(other, one) ? -1 : 0;
}
