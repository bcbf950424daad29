import { linkedinUrl } from '../imports/linkedin-address.ts';
import type { PersonFields } from '../people/person-fields.ts';
import { type CrmName, crmIdFields, crmPresets, type Preset } from './crm-presets.ts';
import { csvLine, guardFormula } from './write-csv.ts';

export type ExportedPerson = PersonFields & {
  id: string;
  publicIdentifier: string | null;
  tags: readonly string[];
  /** As an identity names them: `hubspot:123`. */
  crmIds: readonly string[];
};

const shown = (person: ExportedPerson, field: Preset['columns'][number]['field']): string => {
  switch (field) {
    case 'accrocheId':
      return person.id;
    case 'linkedin':
      return person.publicIdentifier ? linkedinUrl(person.publicIdentifier) : '';
    case 'fullName':
      return [person.firstName, person.lastName].filter(Boolean).join(' ');
    case 'tags':
      return person.tags.join(', ');
    case 'hubspotId':
    case 'pipedriveId':
    case 'salesforceId':
    case 'crmId': {
      const prefix = `${crmIdFields[field]}:`;
      return person.crmIds.find((id) => id.startsWith(prefix))?.slice(prefix.length) ?? '';
    }
    default:
      return field in person ? (person[field as keyof PersonFields] ?? '') : '';
  }
};

export const presetHead = (name: CrmName): string => {
  const { columns, separator }: Preset = crmPresets[name];
  return csvLine(
    columns.map(({ header }) => header),
    separator,
  );
};

/** One person, in the columns of a CRM. */
export const presetLine = (name: CrmName, person: ExportedPerson): string => {
  const { columns, separator }: Preset = crmPresets[name];
  return csvLine(
    columns.map(({ field }) => guardFormula(shown(person, field))),
    separator,
  );
};
