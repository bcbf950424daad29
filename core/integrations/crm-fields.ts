import { type CrmName, crmPresets } from '#core/imports/columns/crm-presets.ts';

/** The services that Accroche writes to by itself; the others are served by an export. */
export const crmServices = ['hubspot', 'pipedrive', 'salesforce'] as const satisfies readonly CrmName[];
export type CrmService = (typeof crmServices)[number];
export const crmLabel = (service: CrmService): string => crmPresets[service].label;

/** What a service itself calls what is written there, in its French screens. */
type CrmWords = { property: string; company: string; activity: string; deal: string };
export const crmWords: Record<CrmService, CrmWords> = {
  hubspot: { property: 'propriété', company: 'entreprise', activity: 'note', deal: 'transaction' },
  pipedrive: { property: 'champ', company: 'organisation', activity: 'activité', deal: 'affaire' },
  salesforce: { property: 'champ', company: 'compte', activity: 'tâche', deal: 'opportunité' },
};

/** What is written of somebody, in the order it is shown. */
export const crmFields = [
  'firstName',
  'lastName',
  'headline',
  'company',
  'email',
  'phone',
  'location',
  'website',
  'profile',
  'stage',
] as const;
export type CrmField = (typeof crmFields)[number];

export const crmFieldLabels: Record<CrmField, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  headline: 'Intitulé de poste',
  company: 'Entreprise',
  email: 'E-mail',
  phone: 'Téléphone',
  location: 'Ville',
  website: 'Site',
  profile: 'Profil LinkedIn',
  stage: 'Étape',
};

/** `by_hand`: what somebody typed in the CRM stays; `ours`: Accroche writes over it; `off`: never written. */
export const conflictPolicies = ['by_hand', 'ours', 'off'] as const;
export type ConflictPolicy = (typeof conflictPolicies)[number];
export const conflictPolicyLabels: Record<ConflictPolicy, string> = {
  by_hand: 'la saisie à la main l’emporte',
  ours: 'Accroche l’emporte',
  off: 'ne pas écrire',
};

export type FieldRule = { property: string; policy: ConflictPolicy };
export type FieldMapping = Record<CrmField, FieldRule>;

const defaultProperties: Record<CrmService, Record<CrmField, string>> = {
  hubspot: {
    firstName: 'firstname',
    lastName: 'lastname',
    headline: 'jobtitle',
    company: 'company',
    email: 'email',
    phone: 'phone',
    location: 'city',
    website: 'website',
    profile: 'hs_linkedin_url',
    stage: 'accroche_etape',
  },
  // Pipedrive has few fields of its own: those that are missing are made when it is connected, under a code of its choice.
  pipedrive: {
    firstName: 'first_name',
    lastName: 'last_name',
    headline: 'accroche_poste',
    company: 'org_id',
    email: 'email',
    phone: 'phone',
    location: 'accroche_ville',
    website: 'accroche_site',
    profile: 'accroche_profil',
    stage: 'accroche_etape',
  },
  salesforce: {
    firstName: 'FirstName',
    lastName: 'LastName',
    headline: 'Title',
    company: 'AccountId',
    email: 'Email',
    phone: 'Phone',
    location: 'MailingCity',
    website: 'Accroche_Site__c',
    profile: 'Accroche_Profil__c',
    stage: 'Accroche_Etape__c',
  },
};

/** Written as a link to the record of the company, and so never as a text. */
const linkedFields: Record<CrmService, readonly CrmField[]> = {
  hubspot: [],
  pipedrive: ['company'],
  salesforce: ['company'],
};
export const isLinkedField = (service: CrmService, field: CrmField): boolean =>
  linkedFields[service].includes(field);

/** Where somebody stands is known by Accroche alone; everything else belongs to whoever typed it. */
export const defaultMapping = (service: CrmService): FieldMapping =>
  Object.fromEntries(
    crmFields.map((field) => [
      field,
      { property: defaultProperties[service][field], policy: defaultPolicy(service, field) },
    ]),
  ) as FieldMapping;

function defaultPolicy(service: CrmService, field: CrmField): ConflictPolicy {
  if (isLinkedField(service, field)) return 'off';
  return field === 'stage' ? 'ours' : 'by_hand';
}

/** What the user chose, but for what is a link there. */
export function withLinks(service: CrmService, chosen: FieldMapping): FieldMapping {
  const defaults = defaultMapping(service);
  return Object.fromEntries(
    crmFields.map((field) => [field, isLinkedField(service, field) ? defaults[field] : chosen[field]]),
  ) as FieldMapping;
}
