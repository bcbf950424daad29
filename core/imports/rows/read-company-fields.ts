import { readDepartment } from '../../companies/departments.ts';
import { readBand, readHeadcount } from '../../companies/headcount-bands.ts';
import { readNaf } from '../../companies/naf-codes.ts';
import { readSiren } from '../../companies/siren.ts';
import type { PersonFields } from '../../people/person-fields.ts';
import { repairCase } from '../../words/repair-name.ts';
import { type Cells, type NoteFix, readCell } from './read-cell.ts';

type CompanyFields = Pick<
  Partial<PersonFields>,
  'location' | 'siren' | 'naf' | 'department' | 'headcountBand'
>;

/** What French registers say of a company, and where it is. */
export function readCompanyFields(cells: Cells, noteFix: NoteFix): CompanyFields {
  const place = cells.location ?? [cells.city, cells.country].filter(Boolean).join(', ');
  const location = cells.location
    ? readPlaceCell(cells.location)
    : [cells.city && readPlaceCell(cells.city), cells.country].filter(Boolean).join(', ');
  const siren = readCell(cells, 'siren', readSiren, noteFix, ['siren_normalised', 'siren_wrong']);
  const naf = readCell(cells, 'naf', readNaf, noteFix, ['naf_normalised', 'naf_unknown']);
  const headcountBand =
    readCell(cells, 'headcountBand', readBand, noteFix, ['headcount_read', 'headcount_unknown']) ??
    // « 64 » becomes « 50 à 99 »: not reported as a fix.
    readCell(cells, 'headcount', readHeadcount, noteFix, [null, 'headcount_unknown']);
  const department =
    readCell(cells, 'department', readDepartment, noteFix, ['department_read', 'department_unknown']) ??
    departmentAround(cells, place);
  return {
    ...(location && { location }),
    ...(siren && { siren }),
    ...(naf && { naf }),
    ...(department && { department }),
    ...(headcountBand && { headcountBand }),
  };
}

/** The department that the company's address gives; null when it cannot be deduced. */
function departmentAround({ country, postcode }: Cells, location: string): string | null {
  const isAbroad = country !== undefined && !/^(?:france|fr|fra)$/i.test(country);
  if (isAbroad) return null;
  return (postcode ? readDepartment(postcode) : null) ?? (location ? readDepartment(location) : null);
}

const smallWords = /(?<=[\p{L}][- ])(?:Sur|Sous|En|De|Du|Des|La|Le|Les|Lès|À|Au|Aux|Et)(?=[- ])/gu;

/** « 12 rue Nationale, 69003 LYON CEDEX 03 » is Lyon: what stands in a sentence is the town. */
function readPlaceCell(cell: string): string {
  const town = /(?:^|[\s,-])(?:[A-Z]{1,2}-)?\d{5}\s+([\p{L}][^,;(\d]*)/u.exec(cell)?.[1];
  const bare = (town ?? cell)
    .replace(/\s+cedex\b.*$/iu, '')
    .replace(/\s*\((?:\d{2,5}|2[AB])\)|[\s,-]+\d{5}$/g, '')
    .trim();
  const plain = bare || cell;
  const cased = repairCase(plain);
  return cased === plain ? cased : cased.replace(smallWords, (word) => word.toLocaleLowerCase('fr'));
}
