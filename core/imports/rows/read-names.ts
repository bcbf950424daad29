import { withAccents, withSureAccents } from '../../french/people/first-name.ts';
import type { PersonFields } from '../../people/person-fields.ts';
import { cleanName, repairCase } from '../../words/repair-name.ts';
import type { Cells, NoteFix } from './read-cell.ts';
import { splitWholeName, withoutFirstName } from './split-whole-name.ts';

type Names = Pick<Partial<PersonFields>, 'firstName' | 'lastName'>;

/** The two parts of a name, each repaired; a whole name is split only when one of them is missing. */
export function readNames(cells: Cells, noteFix: NoteFix): Names {
  const { firstName, lastName, reversedName } = cells;
  const whole = cells.fullName ?? reversedName;
  if (!whole || (firstName && lastName)) return repairNames({ firstName, lastName }, noteFix);
  if (firstName) return repairNames({ firstName, lastName: withoutFirstName(whole, firstName) }, noteFix);
  const parts = splitWholeName(whole, reversedName !== undefined && cells.fullName === undefined);
  if (parts.firstName && parts.lastName)
    noteFix('name_split', 'fullName', whole, `${parts.firstName} | ${parts.lastName}`);
  return repairNames(
    { firstName: parts.firstName ?? undefined, lastName: lastName ?? parts.lastName ?? undefined },
    noteFix,
  );
}

function repairNames(
  given: { firstName?: string | undefined; lastName?: string | undefined },
  noteFix: NoteFix,
): Names {
  const names: Names = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const before = given[field];
    if (!before) continue;
    const clean = cleanName(before);
    if (clean !== plain(before)) noteFix('name_cleaned', field, before, clean || null);
    const cased = repairWords(repairCase(clean));
    const after =
      field === 'lastName' ? cased : hasOneCase(clean) ? withAccents(cased) : withSureAccents(cased);
    if (after !== clean) noteFix('name_case', field, clean, after);
    if (after) names[field] = after;
  }
  return names;
}

/** « Le GOFF »: a word in capitals beside one that is not. */
const repairWords = (name: string): string =>
  / /.test(name) ? name.replace(/(?<=^| )\p{Lu}[\p{Lu}’-]+(?= |$)/gu, (word) => repairCase(word)) : name;

/** Capitals, or none: accents were left out with the other letters. */
const hasOneCase = (name: string) => !/\p{Ll}/u.test(name) || !/\p{Lu}/u.test(name);

/** Straightened apostrophes are not reported as a fix. */
const plain = (name: string) => name.normalize('NFC').replace(/['`´ʼ‘]/g, '’');
