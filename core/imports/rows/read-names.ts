import { fold } from '#core/words/fold.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import stopgapNames from '#datasets/imports/stopgap-names.json' with { type: 'json' };
import { joinParts, withAccents, withSureAccents } from '../../french/people/first-name.ts';
import type { PersonFields } from '../../people/person-fields.ts';
import { capital } from '../../words/capital.ts';
import { cleanName, isOnlyTitle, repairCase } from '../../words/repair-name.ts';
import { isFirstName, isTitle } from '../cell-kinds.ts';
import { withNameInUse } from './name-in-use.ts';
import type { Cells, NoteFix } from './read-cell.ts';
import { restoreDouble, restoreName } from './restore-name.ts';
import { type NameParts, sortOutParts } from './sort-out-parts.ts';
import { splitWholeName, withoutFirstName } from './split-whole-name.ts';

type Names = Pick<Partial<PersonFields>, 'firstName' | 'lastName'>;

/** The two parts of a name, each repaired; a whole name is split only when one of them is missing. */
export function readNames(cells: Cells, noteFix: NoteFix): Names {
  const parts = partsOf(cells, noteFix);
  const written = [parts.firstName, parts.lastName].filter(Boolean).join(' ');
  // How a name is displayed takes nothing away from the columns of its parts.
  const shown = cells.firstName || cells.lastName ? '' : (cells.fullName ?? '');
  if (!isNobodysName(written) && !isNobodysName(shown)) return repairParts(parts, noteFix);
  noteFix('name_cleaned', cells.lastName ? 'lastName' : 'fullName', written, null);
  return {};
}

function partsOf(cells: Cells, noteFix: NoteFix): NameParts {
  const restored = (name: string | undefined) => (name === undefined ? undefined : restoreName(name));
  const given = restored(cells.firstName);
  // « M. | TESSIER », « Mme | ROUVIÈRE Alice »: the column of first names holds how they are addressed.
  const isAddress = given !== undefined && cells.lastName !== undefined && isOnlyTitle(given);
  const [firstName, lastName] = [isAddress ? undefined : given, restoreDouble(restored(cells.lastName))];
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

/** What stands where a name should: a trial, the name of a column, the network's own word for whoever hides theirs. */
const stopgaps: ReadonlySet<string> = new Set(stopgapNames);
const department =
  /^(?:service|services|departement|direction|equipe|team|secretariat|accueil|standard|comptabilite)(?: |$)/;

/** « NE PAS CONTACTER », « à compléter »: what somebody noted in place of a name. */
const note = /^(?:ne (?:pas|plus) |a ne pas |pas de |do not |a (?:completer|definir|verifier|supprimer)$)/;
/** « Mme la Directrice », « M. le Maire »: « M. Le Gall » writes the article of his name with a capital, or is no office. */
const addressed =
  /^(?:[Mm][Rr]?|[Mm][Mm][Ee]|[Mm]onsieur|[Mm]adame)\.?\s+(?:le\s|la\s|l['’])\s*(?<office>.+)$/u;
const otherOffice =
  /^(?:abbe|batonnier|batonniere|consul|consule|cure|intendante?|juge|patron|patronne|procureure?|sous-.+)(?: |$)/;
const isOffice = (name: string): boolean => {
  const office = addressed.exec(name.trim())?.groups?.office ?? '';
  return isTitle(office) || otherOffice.test(fold(office));
};

/** « Membre LinkedIn », « Test Test », « Prénom Nom », « Service Achats ». */
function isNobodysName(name: string): boolean {
  const asked = normaliseWords(name).split(' ').filter(Boolean);
  if (asked.length === 0) return false;
  return (
    asked.every((word) => stopgaps.has(word)) ||
    note.test(asked.join(' ')) ||
    (isOffice(name) && !asked.some(isFirstName)) ||
    (department.test(fold(name)) && !asked.some(isFirstName))
  );
}
