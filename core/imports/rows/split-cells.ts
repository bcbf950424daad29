import { companyOfHeadline } from '../../people/company-of-headline.ts';
import { readEmail, readPhone } from '../../people/read-contact.ts';
import { isPlace, isTitle, isWholeName } from '../cell-kinds.ts';
import type { Columns } from '../columns/columns.ts';
import type { Cells } from './read-cell.ts';

/** The first number of a cell that holds several, or words beside it. */
export function findPhone(cell: string): string | null {
  const whole = readPhone(cell);
  if (whole) return whole;
  const numbers = cell.match(/(?:\+|\b0|\(0)[\d\s.()\u00a0\u202f-]{7,}\d/g) ?? [];
  return numbers.map(readPhone).find((phone) => phone !== null) ?? null;
}

/** « Camille Moreau <camille@almeris.fr> »: fills fields that have no column of their own from a cell that holds two. */
export function splitCells(cells: Cells, columns: Columns, nameOf: (field: 'headline') => string): Cells {
  const has = (...fields: Columns) => fields.some((field) => columns.includes(field));
  let split = withoutAddress(cells);
  if (cells.email && !has('fullName', 'reversedName', 'firstName', 'lastName')) split = nameOfBox(split);
  if (!has('phone') && cells.email && !split.phone) {
    const phone = findPhone(cells.email.replace(/\S+@\S+/g, ' '));
    if (phone) split = { ...split, phone };
  }
  if (!has('email') && cells.phone?.includes('@')) {
    const email = readEmail(cells.phone);
    if (email) split = { ...split, email };
  }
  if (!has('fullName', 'reversedName', 'firstName', 'lastName')) split = nameOfCompany(split);
  if (!has('headline')) split = titleOfName(split);
  if (!has('company')) split = companyOfTitle(split, nameOf('headline'));
  if (!has('location', 'city')) split = placeOfCompany(split);
  return split;
}

const nameFields = ['firstName', 'lastName', 'fullName', 'reversedName'] as const;

/** « contact@almeris.fr », « Camille Moreau <camille@almeris.fr> » in a column of names. */
function withoutAddress(cells: Cells): Cells {
  if (!nameFields.some((field) => cells[field]?.includes('@'))) return cells;
  const split = { ...cells };
  for (const field of nameFields) {
    const name = split[field];
    const address = name?.includes('@') ? readEmail(name) : null;
    if (!name || !address) continue;
    split.email ??= address;
    const left = name.replace(/\S+@\S+/g, ' ').trim();
    if (left) split[field] = left;
    else delete split[field];
  }
  return split;
}

function nameOfBox(cells: Cells): Cells {
  const [, fullName] = /^["']?(\p{L}[^"'<(@]*?)["']?\s*[<(]\s*\S+@/u.exec(cells.email ?? '') ?? [];
  return fullName ? { ...cells, fullName } : cells;
}

/** « Almeris, Camille Moreau ». */
function nameOfCompany(cells: Cells): Cells {
  const [, company, fullName] =
    /^(.+?)(?:\s*[,:(]|\s+[-–—/])\s*([^(),]+?)\)?$/u.exec(cells.company ?? '') ?? [];
  return company && fullName && isWholeName(fullName) ? { ...cells, company, fullName } : cells;
}

/** « Camille Moreau (DRH) », « Camille Moreau, DRH ». */
function titleOfName(cells: Cells): Cells {
  const { fullName = '' } = cells;
  const [, name, title] = /^(.+?)(?:\s*[,(]|\s+[-–—])\s*([^()]+?)\)?$/u.exec(fullName) ?? [];
  return name && title && isTitle(title) ? { ...cells, fullName: name, headline: title } : cells;
}

const ofBoth = /soci[ée]t|entrepris|compan|organi[sz]/i;

/** « DRH chez Almeris », or « DRH - Almeris » under « Poste / Société ». */
function companyOfTitle(cells: Cells, header: string): Cells {
  const { headline } = cells;
  const company = headline ? companyOfHeadline(headline) : null;
  if (!headline) return cells;
  if (company) {
    const [, title] = /^([^|•·@]{2,80}?)(?:\s+(?:chez|at)\s+|\s*@\s*)[^|•·@]{2,80}$/iu.exec(headline) ?? [];
    return { ...cells, headline: title ?? headline, company };
  }
  const [, title, employer] = /^(.+?)(?:\s+[-–—/|]\s+|\s*[,|]\s*)(.+)$/u.exec(headline) ?? [];
  return ofBoth.test(header) && title && employer ? { ...cells, headline: title, company: employer } : cells;
}

/** « Almeris (Lyon) ». */
function placeOfCompany(cells: Cells): Cells {
  const [, company, place] = /^(.+?)\s*\(([^()]+)\)$/u.exec(cells.company ?? '') ?? [];
  return company && place && isPlace(place) ? { ...cells, company, location: place } : cells;
}
