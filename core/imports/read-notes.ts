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
  const [, named, box] = /^["']?(\p{L}[^"'<>]*?)["']?\s*<([^<>\s]+@[^<>\s]+)>$/u.exec(line.trim()) ?? [];
  if (named && box) return { fullName: named, email: box };
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
    .split(/\s[-–—/→:]+\s|\s*[-=]>\s*|[|,;•·\t]|(?<=\p{L}{2})\s?:\s|\s{2,}/u)
    .map((part) => part.trim().replace(/^[-–—:.]+\s*|\s*[-–—:]+$/g, ''))
    .filter((part) => /[\p{L}\d]/u.test(part));
  const [name = '', ...others] = parts;
  if (!isNoteName(name)) return null;
  note.fullName = name;
  const remarks = others.filter((part) => !place(note, part));
  const detail = [note.detail, ...remarks].filter(Boolean).join(', ');
  return detail ? { ...note, detail } : note;
}

/** Two words or more that have the shape of a name, and are no title. */
export const isNoteName = (text: string): boolean => {
  const words = cleanName(text).split(' ').filter(Boolean);
  return words.length >= 2 && words.length <= 5 && hasShapeOfName(cleanName(text)) && !isTitle(text);
};

/** A village that no list knows is one or two words with capitals. */
const isPlaceLike = (part: string): boolean =>
  /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]*){0,2}$/u.test(part) && !isTitle(part);

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
  else if (!note.location && isPlaceLike(part)) note.location = part;
  else if (!note.headline) note.headline = part;
  else return false;
  return true;
}

const leastShare = 0.5;

/** The rows that lines of notes make, those that name nobody with their text alone; null when most of them do not. */
export function readNotes(lines: readonly FileRow[]): FileRow[] | null {
  const notes = lines.map(({ line, cells: [text = ''] }) => ({ line, text, note: readNote(text) }));
  const isSaid = (note: Note) => Object.keys(note).length > 1;
  const isKnown = (note: Note | null) => note !== null && (isSaid(note) || isWholeName(note.fullName ?? ''));
  const known = notes.filter(({ note }) => isKnown(note));
  if (known.length < lines.length * leastShare || !known.some(({ note }) => note && isSaid(note)))
    return null;
  return notes.map(({ line, text, note }) => {
    const said: Note = note && isKnown(note) ? note : { detail: text };
    return { line, cells: noteColumns.map((field) => said[field] ?? '') };
  });
}
