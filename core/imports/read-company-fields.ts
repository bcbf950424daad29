import { readDepartment } from '../companies/departments.ts';
import { readBand, readHeadcount } from '../companies/headcount-bands.ts';
import { readNaf } from '../companies/naf-codes.ts';
import { readSiren } from '../companies/siren.ts';
import type { PersonFields } from '../people/person-fields.ts';
import { type Cells, readCell, type TellFix } from './read-row.ts';

type CompanyFields = Pick<
  Partial<PersonFields>,
  'location' | 'siren' | 'naf' | 'department' | 'headcountBand'
>;

/** What French registers say of a company, and where it is. */
export function readCompanyFields(cells: Cells, tell: TellFix): CompanyFields {
  const location = cells.location ?? [cells.city, cells.country].filter(Boolean).join(', ');
  const siren = readCell(cells, 'siren', readSiren, tell, ['siren_normalised', 'siren_wrong']);
  const naf = readCell(cells, 'naf', readNaf, tell, ['naf_normalised', 'naf_unknown']);
  const headcountBand =
    readCell(cells, 'headcountBand', readBand, tell, ['headcount_read', 'headcount_unknown']) ??
    readCell(cells, 'headcount', readHeadcount, tell, ['headcount_read', 'headcount_unknown']);
  const department = departmentOf(cells, location, tell);
  return {
    ...(location && { location }),
    ...(siren && { siren }),
    ...(naf && { naf }),
    ...(department && { department }),
    ...(headcountBand && { headcountBand }),
  };
}

/** Told by its own column, or deduced from where the company is; what cannot be deduced stays unknown, in silence. */
function departmentOf(cells: Cells, location: string, tell: TellFix): string | null {
  const told = readCell(cells, 'department', readDepartment, tell, ['department_read', 'department_unknown']);
  if (told) return told;
  const isAbroad = cells.country !== undefined && !/^(?:france|fr|fra)$/i.test(cells.country);
  if (isAbroad) return null;
  const from = cells.postcode && readDepartment(cells.postcode) ? cells.postcode : location;
  const deduced = from ? readDepartment(from) : null;
  if (deduced) tell('department_read', 'department', from, deduced);
  return deduced;
}
