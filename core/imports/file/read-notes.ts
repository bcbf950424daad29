import { readLinkedin } from '../../people/linkedin-address.ts';
import { readEmail, readPhone } from '../../people/read-contact.ts';
import { findTitle } from '../../targeting/job-titles.ts';
import { cleanName } from '../../words/repair-name.ts';
import { hasShapeOfName, isPlace, isTitle, isWebsite, isWholeName } from '../cell-kinds.ts';
import type { Columns } from '../columns/columns.ts';
import { plainCell } from '../rows/plain-cell.ts';
import type { FileRow } from './file-lines.ts';

/** What a line of notes is made a row of. */
export const noteColumns = [
  'fullName',
  'headline',
  'company',
  'location',
  'linkedin',
  'email',
  'phone',
  'website',
  'detail',
] as const satisfies Columns;
type Note = Partial<Record<(typeof noteColumns)[number], string>>;

const address = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s,;|()<>]+/i;
/** Longer, a line is no note of one person: what looks for a name in it would take its time. */
const longestNote = 600;
// No longer than an address may be, and begun where a word does: each sign is looked at once.
const mail = /(?<![^\s,;|()<>:])[^\s,;|()<>:@]{1,64}@[^\s,;|()<>@]{1,252}\.[a-z]{2,}/i;
const phone = /(?:\+\d{1,3}|\b0)[\d\s.()\u00a0\u202f-]{7,40}\d/;
const site = /(?:https?:\/\/|www\.)[^\s,;|()<>]+/i;
const bullet = /^(?:[-–—•*·▪►>+]|\d{1,3}[.)])\s+/u;
const moment =
  /^(?:(?:lun|mar|mer|jeu|ven|sam|dim)\p{L}*\.?\s+)?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s*[-–:,]?\s*)?(?:\d{1,2}\s?[h:]\s?\d{0,2}\s*[-–:,]?\s*)?/iu;
const act =
  /^(?:appel(?:é|ée)?|rappel(?:er|é)|rdv(?: tél\.?)?|vue?|rencontrée?|message|contact(?:er|é)?|voir|call|tél\.?)(?:\s+(?:de|avec|with|à|a))?\s*[:–-]?\s+(?=\p{Lu})/iu;
const label =
  /(?<![\p{L}])(?:t[ée]l(?:[ée]phone)?|mob(?:ile)?|port(?:able)?|gsm|e-?mail|mail|courriel|linkedin|lkd|li|profil|tel pro|ligne directe|fixe)\s*(?:\.|:|=|\s-)\s*(?=$|[\s,;|()–-])/giu;

/**
 * « Camille Moreau – DRH chez Almeris (Lyon) 06 12 34 56 78 »: addresses and numbers say what they are, the name comes
 * first, a title and a town are known by their words. null when no name begins the line.
 */
export function readNote(line: string): Note | null {
  if (line.length > longestNote) return null;
  const [, named, box] = /^["']?(\p{L}[^"'<>]*?)["']?\s*<([^<>\s]+@[^<>\s]+)>$/u.exec(line.trim()) ?? [];
  if (named && box) return { fullName: named, email: box };
  const note: Note = {};
  let rest = plainCell(line).repaired.replace(bullet, '').replace(moment, '').replace(act, '');
  const take = (field: keyof Note, pattern: RegExp, isSuch: (text: string) => boolean) => {
    const found = pattern.exec(rest)?.[0];
    if (!found || !isSuch(found)) return;
    note[field] ??= found.replace(/[.,;]+$/, '');
    rest = rest.replace(found, ' | ');
  };
  take('linkedin', address, (text) => readLinkedin(text).is !== 'unreadable');
  take('email', mail, (text) => readEmail(text) !== null);
  take('phone', phone, (text) => readPhone(text) !== null);
  take('detail', phone, (text) => readPhone(text) !== null);
  take('website', site, isWebsite);
  rest = rest.replace(label, ' | ').replace(/<\s*>|\(\s*\|?\s*\)/g, ' ');
  const parts = rest
    .replace(/\(([^)]*)\)/g, ' | $1 | ')
    .split(/\s[-–—/→:]+\s|\s*[-=]>\s*|[|,;•·\t]|(?<=\p{L}{2})\s?:\s|\s{2,}/u)
    .map((part) => part.trim().replace(/^[-–—:.]+\s*|\s*[-–—:]+$/g, ''))
    .filter((part) => /[\p{L}\d].*[\p{L}\d]/u.test(part));
  const others = takeName(note, parts);
  if (!others) return null;
  const remarks = others.filter((part) => !place(note, part));
  const detail = [note.detail, ...remarks].filter(Boolean).join(', ');
  return detail ? { ...note, detail } : note;
}

/** The parts that follow the name: it comes first, after the company, or with the title behind it. */
function takeName(note: Note, [first = '', second = '', ...more]: readonly string[]): string[] | null {
  if (!isWholeName(first) && isWholeName(second) && !isTitle(first)) {
    Object.assign(note, { fullName: second, company: first });
    return more;
  }
  const others = [second, ...more].filter(Boolean);
  const [, name = '', rest = ''] = nameThenMore.exec(first) ?? [];
  if (isWholeName(name) && isTitle(rest)) {
    note.fullName = name;
    return [...titleThenCompany(rest), ...others];
  }
  if (!isNoteName(first)) return null;
  note.fullName = first;
  return others;
}

const nameThenMore =
  /^((?:(?:Mme|Mlle|M|Mr|Dr)\.?\s+)?\p{Lu}[\p{L}’'-]+(?:\s+(?:de|du|la|le|el|ben|van|da|di|Le|La|De|Ben|El|Da))*\s+\p{Lu}[\p{L}’'-]+)\s+(.+)$/u;

/** « DRH Almeris »: the longest title that is known, then what is left. */
function titleThenCompany(text: string): string[] {
  const words = text.split(' ');
  for (let end = words.length - 1; end > 0; end--)
    if (findTitle(words.slice(0, end).join(' ')) && /^\p{Lu}/u.test(words[end] ?? ''))
      return [words.slice(0, end).join(' '), words.slice(end).join(' ')];
  return [text];
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
  const [, title = '', employer = ''] =
    /^(.*?)(?:(?:^|\s+)(?:de\s+)?(?:chez|at)\s+|\s*@\s*)(.+)$/iu.exec(part) ?? [];
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
  const hasDetails = (note: Note) => Object.keys(note).length > 1;
  const isKnown = (note: Note | null) =>
    note !== null && (hasDetails(note) || isWholeName(note.fullName ?? ''));
  const known = notes.filter(({ note }) => isKnown(note));
  if (known.length < lines.length * leastShare || !known.some(({ note }) => note && hasDetails(note)))
    return null;
  return notes.map(({ line, text, note }) => {
    const known: Note = note && isKnown(note) ? note : { detail: text };
    return { line, cells: noteColumns.map((field) => known[field] ?? '') };
  });
}
