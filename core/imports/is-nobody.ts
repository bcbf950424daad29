import { isSharedBox } from '../people/read-contact.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Columns } from './columns.ts';
import type { Cells } from './read-cell.ts';

/** What is written above, below and between people: totals, sources, titles of parts. */
const isRemark =
  /^(?:(?:sous )?total|totaux|nombre|nb|somme|source|export\w*|genere|generated|copyright|confiden\w*|page|report|rapport|filtre|filter|document|fin de|end of|mis a jour|mise a jour|maj|derniere|note|notes|legende|\d+ (?:contacts?|lignes?|personnes?|leads?|prospects?|results?|resultats?|records?|fiches?))(?: |$)/;

/** Nothing in the line names a person who could be asked for. */
export function isNobody(cells: Cells, columns: Columns): boolean {
  const name = [cells.firstName, cells.lastName, cells.fullName, cells.reversedName]
    .filter(Boolean)
    .join(' ');
  // A shared mailbox names nobody.
  if (!name) return !cells.linkedin && (!cells.email || isSharedBox(cells.email));
  if (cells.email ?? cells.phone ?? cells.linkedin) return false;
  const words = normaliseWords(name);
  if (isRemark.test(words) || /[\d@]|[:=]\s*$|https?:/.test(name) || words.split(' ').length > 7) return true;
  // The title of a part stands alone in its line.
  return Object.keys(cells).length === 1 && columns.filter((field) => field !== null).length > 3;
}
