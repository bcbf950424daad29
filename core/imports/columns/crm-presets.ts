import type { ImportField } from '../import-fields.ts';

type PresetColumn = { header: string; field: ImportField };
type Preset = { label: string; separator: ',' | ';'; columns: readonly PresetColumn[] };

const column = <Field extends ImportField>(header: string, field: Field) => ({ header, field });

/** No CRM has them of its own: the user makes a property of the same name, once. */
const frenchCompany = [
  column('SIREN', 'siren'),
  column('Code NAF', 'naf'),
  column('Département', 'department'),
  column('Tranche d’effectif', 'headcountBand'),
];
const ownId = column('Identifiant Accroche', 'accrocheId');

/** The names that each CRM maps by itself when it imports, and writes when it exports. */
export const crmPresets = {
  hubspot: {
    label: 'HubSpot',
    separator: ',',
    columns: [
      column('Record ID', 'hubspotId'),
      column('First Name', 'firstName'),
      column('Last Name', 'lastName'),
      column('Email', 'email'),
      column('Phone Number', 'phone'),
      column('Job Title', 'headline'),
      column('Company Name', 'company'),
      column('City', 'location'),
      column('Website URL', 'website'),
      column('LinkedIn URL', 'linkedin'),
      ...frenchCompany,
      ownId,
    ],
  },
  pipedrive: {
    label: 'Pipedrive',
    separator: ',',
    columns: [
      column('Person - ID', 'pipedriveId'),
      column('Person - First name', 'firstName'),
      column('Person - Last name', 'lastName'),
      column('Person - Email - Work', 'email'),
      column('Person - Phone - Work', 'phone'),
      column('Person - Job title', 'headline'),
      column('Person - LinkedIn', 'linkedin'),
      column('Organization - Name', 'company'),
      column('Organization - Address', 'location'),
      column('Organization - Website', 'website'),
      ...frenchCompany,
      ownId,
    ],
  },
  salesforce: {
    label: 'Salesforce',
    separator: ',',
    columns: [
      column('Lead ID', 'salesforceId'),
      column('First Name', 'firstName'),
      column('Last Name', 'lastName'),
      column('Title', 'headline'),
      column('Company', 'company'),
      column('Email', 'email'),
      column('Phone', 'phone'),
      column('City', 'location'),
      column('Website', 'website'),
      column('LinkedIn', 'linkedin'),
      ...frenchCompany,
      ownId,
    ],
  },
} as const satisfies Record<string, Preset>;
export type CrmName = keyof typeof crmPresets;
export const crmNames = Object.keys(crmPresets) as CrmName[];
export type PresetField = (typeof crmPresets)[CrmName]['columns'][number]['field'];

/** The field that holds each CRM's own id, and how an identity names the CRM. */
export const crmIdFields = {
  hubspotId: 'hubspot',
  pipedriveId: 'pipedrive',
  salesforceId: 'salesforce',
  crmId: 'crm',
} as const satisfies Partial<Record<ImportField, string>>;
export type CrmIdField = keyof typeof crmIdFields;
