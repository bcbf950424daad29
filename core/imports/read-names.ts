import type { PersonFields } from '../people/person-fields.ts';
import { cleanName, repairCase, splitName } from '../words/repair-name.ts';
import type { Cells, NoteFix } from './read-cell.ts';

type Names = Pick<Partial<PersonFields>, 'firstName' | 'lastName'>;

/** The two parts of a name, each mended; a whole name is parted only when one of them is missing. */
export function readNames(cells: Cells, noteFix: NoteFix): Names {
  const { firstName, lastName, fullName } = cells;
  if (!fullName || (firstName && lastName)) return mendNames({ firstName, lastName }, noteFix);
  const parts = splitName(fullName);
  if (parts.firstName && parts.lastName)
    noteFix('name_split', 'fullName', fullName, `${parts.firstName} | ${parts.lastName}`);
  return mendNames(
    {
      firstName: firstName ?? parts.firstName ?? undefined,
      lastName: lastName ?? parts.lastName ?? undefined,
    },
    noteFix,
  );
}

function mendNames(
  said: { firstName?: string | undefined; lastName?: string | undefined },
  noteFix: NoteFix,
): Names {
  const names: Names = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const before = said[field];
    if (!before) continue;
    const clean = cleanName(before);
    if (clean !== plain(before)) noteFix('name_cleaned', field, before, clean || null);
    const after = repairCase(clean);
    if (after !== clean) noteFix('name_case', field, clean, after);
    if (after) names[field] = after;
  }
  return names;
}

/** An apostrophe set right is no news. */
const plain = (name: string) => name.normalize('NFC').replace(/['`´ʼ‘]/g, '’');
