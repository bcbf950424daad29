import { joinParts, withAccents, withSureAccents } from '../../french/people/first-name.ts';
import type { PersonFields } from '../../people/person-fields.ts';
import { capital } from '../../words/capital.ts';
import { cleanName, repairCase } from '../../words/repair-name.ts';
import { isFirstName } from '../cell-kinds.ts';
import { withNameInUse } from './name-in-use.ts';
import { isNobodysName } from './nobodys-name.ts';
import type { Cells, NoteFix } from './read-cell.ts';
import { restoreName } from './restore-name.ts';
import { type NameParts, sortOutParts } from './sort-out-parts.ts';
import { splitWholeName, withoutFirstName } from './split-whole-name.ts';

type Names = Pick<Partial<PersonFields>, 'firstName' | 'lastName'>;

/** The two parts of a name, each repaired; a whole name is split only when one of them is missing. */
export function readNames(cells: Cells, noteFix: NoteFix): Names {
  const parts = partsOf(cells, noteFix);
  const written = [parts.firstName, parts.lastName].filter(Boolean).join(' ');
  if (!isNobodysName(written)) return repairParts(parts, noteFix);
  noteFix('name_cleaned', cells.lastName ? 'lastName' : 'fullName', written, null);
  return {};
}

function partsOf(cells: Cells, noteFix: NoteFix): NameParts {
  const restored = (name: string | undefined) => (name === undefined ? undefined : restoreName(name));
  const [firstName, lastName] = [restored(cells.firstName), restored(cells.lastName)];
  const whole = restored(cells.fullName ?? cells.reversedName);
  const addresses = [cells.email ?? '', cells.linkedin ?? ''];
  if (!whole || (firstName && lastName)) {
    const parts = sortOutParts({ firstName, lastName }, addresses);
    if (parts.firstName !== firstName || parts.lastName !== lastName)
      noteFix('name_sorted', 'fullName', say({ firstName, lastName }), say(parts));
    return parts;
  }
  if (firstName) return { firstName, lastName: withoutFirstName(whole, firstName) };
  const isReversed = cells.reversedName !== undefined && cells.fullName === undefined;
  const split = splitWholeName(whole, isReversed, addresses);
  const parts = { firstName: split.firstName ?? undefined, lastName: split.lastName ?? undefined };
  if (parts.firstName && parts.lastName) noteFix('name_split', 'fullName', whole, say(parts));
  return { ...parts, lastName: lastName ?? parts.lastName };
}

const say = ({ firstName, lastName }: NameParts) => [firstName, lastName].filter(Boolean).join(' | ');

function repairParts(given: NameParts, noteFix: NoteFix): Names {
  const names: Names = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const before = given[field];
    if (!before) continue;
    const clean = cleanName(
      field === 'lastName' ? withNameInUse(before) : isPlain.test(before) ? before : joinParts(before),
    );
    if (clean !== plain(before)) noteFix('name_cleaned', field, before, clean || null);
    const cased = repairWords(repairCase(clean));
    const after = field === 'lastName' ? cased : repairFirstName(cased, hasOneCase(clean));
    if (after !== clean) noteFix('name_case', field, clean, after);
    if (after) names[field] = after;
  }
  return names;
}

/** « Ève-marie », « HELENE »; « Hye-jin » is written so. */
function repairFirstName(name: string, hadOneCase: boolean): string {
  const raised = name.replace(/(?<=\p{L}-)\p{Ll}[\p{L}\p{M}]+/gu, (part) =>
    isFirstName(part) ? capital(part) : part,
  );
  return hadOneCase ? withAccents(raised) : withSureAccents(raised);
}

const isPlain = /^\p{L}\p{Ll}*$/u;

/** « Le GOFF »: a word in capitals beside one that is not. */
const repairWords = (name: string): string =>
  / /.test(name) ? name.replace(/(?<=^| )\p{Lu}[\p{Lu}’-]+(?= |$)/gu, (word) => repairCase(word)) : name;

/** Capitals, or none: accents were left out with the other letters. */
const hasOneCase = (name: string) => !/\p{Ll}/u.test(name) || !/\p{Lu}/u.test(name);

/** Straightened apostrophes are not reported as a fix. */
const plain = (name: string) => name.normalize('NFC').replace(/['`´ʼ‘]/g, '’');
