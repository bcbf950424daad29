import { type CrmName, crmPresets } from '#core/imports/crm-presets.ts';

/** The services that Accroche writes to by itself; the others are served by an export. */
export const crmServices = ['hubspot'] as const satisfies readonly CrmName[];
export type CrmService = (typeof crmServices)[number];
export const crmLabel = (service: CrmService): string => crmPresets[service].label;

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

const usualProperties: Record<CrmService, Record<CrmField, string>> = {
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
};

/** Where somebody stands is known by Accroche alone; everything else belongs to whoever typed it. */
export const usualMapping = (service: CrmService): FieldMapping =>
  Object.fromEntries(
    crmFields.map((field) => [
      field,
      { property: usualProperties[service][field], policy: field === 'stage' ? 'ours' : 'by_hand' },
    ]),
  ) as FieldMapping;
