import { readLinkedin } from '../people/linkedin-address.ts';
import { readEmail, readPhone } from '../people/read-contact.ts';
import { cleanName } from '../words/repair-name.ts';
import { hasShapeOfName, isPlace, isTitle, isWholeName } from './cell-kinds.ts';
import type { Columns } from './columns.ts';
import type { FileRow } from './file-lines.ts';
import { plainCell } from './plain-cell.ts';

/** What a line of notes is made a row of. */
export const noteColumns = [
  'fullName',
  'headline',
  'company',
  'location',
  'linkedin',
  'email',
  'phone',
  'detail',
] as const satisfies Columns;
type Note = Partial<Record<(typeof noteColumns)[number], string>>;

const address = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s,;|()<>]+/i;
const mail = /[^\s,;|()<>:]+@[^\s,;|()<>]+\.[a-z]{2,}/i;
const phone = /(?:\+\d{1,3}|\b0)[\d\s.()\u00a0\u202f-]{7,}\d/;
const label =
  /(?<![\p{L}])(?:t[ée]l(?:[ée]phone)?|mob(?:ile)?|port(?:able)?|gsm|e-?mail|mail|courriel|linkedin|lkd|li|profil|tel pro|ligne directe|fixe)\s*(?:\.|:|=|\s-)\s*(?=$|[\s,;|()–-])/giu;

/**
 * « Camille Moreau – DRH chez Almeris (Lyon) 06 12 34 56 78 »: addresses and numbers say what they are, the name comes
 * first, a title and a town are known by their words. null when no name begins the line.
 */
export function readNote(line: string): Note | null {
  const note: Note = {};
  let rest = plainCell(line).mended.replace(/^(?:[-–—•*·▪►>+]|\d{1,3}[.)])\s+/u, '');
  const take = (field: keyof Note, said: RegExp, isSuch: (text: string) => boolean) => {
    const found = said.exec(rest)?.[0];
    if (!found || !isSuch(found)) return;
    note[field] ??= found.replace(/[.,;]+$/, '');
    rest = rest.replace(found, ' | ');
  };
  take('linkedin', address, (text) => readLinkedin(text).is !== 'unreadable');
  take('email', mail, (text) => readEmail(text) !== null);
  take('phone', phone, (text) => readPhone(text) !== null);
  take('detail', phone, (text) => readPhone(text) !== null);
  rest = rest.replace(label, ' | ').replace(/<\s*>|\(\s*\|?\s*\)/g, ' ');
  const parts = rest
    .replace(/\(([^)]*)\)/g, ' | $1 | ')
    .split(/\s[-–—/→:]+\s|[|,;•·\t]|(?<=\p{L}{2})\s?:\s|\s{2,}/u)
    .map((part) => part.trim().replace(/^[-–—:.]+\s*|\s*[-–—:]+$/g, ''))
    .filter((part) => /[\p{L}\d]/u.test(part));
  const [name = '', ...others] = parts;
  if (!isNoteName(name)) return null;
  note.fullName = name;
  const remarks = others.filter((part) => !place(note, part));
  const detail = [note.detail, ...remarks].filter(Boolean).join(', ');
  return detail ? { ...note, detail } : note;
}

const isNoteName = (text: string): boolean => {
  const words = cleanName(text).split(' ').filter(Boolean);
  return words.length >= 2 && words.length <= 5 && hasShapeOfName(cleanName(text)) && !isTitle(text);
};

/** Where one part of the line goes; false when there is no room for it. */
function place(note: Note, part: string): boolean {
  const [, title = '', employer = ''] = /^(.*?)(?:(?:^|\s+)(?:chez|at)\s+|\s*@\s*)(.+)$/iu.exec(part) ?? [];
  if (employer && !note.company) {
    const [, company = employer, town] = /^(.+?)\s+(?:à|basée? à|in)\s+(\p{Lu}.*)$/u.exec(employer) ?? [];
    note.company = company;
    if (title) note.headline ??= title;
    if (town) note.location ??= town;
    return true;
  }
  const town = part.replace(/^(?:à|basée? à|en|région de|secteur)\s+/iu, '');
  if (!note.headline && isTitle(part)) note.headline = part;
  else if (!note.location && isPlace(town)) note.location = town;
  else if (!note.company) note.company = part;
  else if (!note.headline) note.headline = part;
  else return false;
  return true;
}

const leastShare = 0.6;

/** The rows that lines of notes make; null when most of them are none. */
export function readNotes(lines: readonly FileRow[]): FileRow[] | null {
  const read = lines.flatMap(({ line, cells }) => {
    const note = readNote(cells[0] ?? '');
    return note ? [{ line, note }] : [];
  });
  const known = read.filter(({ note }) => Object.keys(note).length > 1 || isWholeName(note.fullName ?? ''));
  if (known.length < lines.length * leastShare || !known.some(({ note }) => Object.keys(note).length > 1))
    return null;
  return read.map(({ line, note }) => ({ line, cells: noteColumns.map((field) => note[field] ?? '') }));
}
