import columnNames from '#datasets/imports/column-names.json' with { type: 'json' };
/** What a column of a list may hold. */
export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'reversedName',
  'headline',
  'company',
  'linkedin',
  'otherLinkedin',
  'email',
  'otherEmail',
  'phone',
  'otherPhone',
  'website',
  'location',
  'city',
  'postcode',
  'country',
  'department',
  'siren',
  'naf',
  'headcount',
  'headcountBand',
  'tags',
  'accrocheId',
  'hubspotId',
  'pipedriveId',
  'salesforceId',
  'crmId',
  'detail',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldLabels: Record<ImportField, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  fullName: 'Prénom et nom',
  reversedName: 'Nom puis prénom',
  headline: 'Poste',
  company: 'Entreprise',
  linkedin: 'Adresse LinkedIn',
  otherLinkedin: 'Autre adresse LinkedIn',
  email: 'E-mail',
  otherEmail: 'Autre e-mail',
  phone: 'Téléphone',
  otherPhone: 'Autre téléphone',
  website: 'Site web',
  location: 'Lieu',
  city: 'Ville',
  postcode: 'Code postal',
  country: 'Pays',
  department: 'Département',
  siren: 'SIREN ou SIRET',
  naf: 'Code NAF',
  headcount: 'Effectif',
  headcountBand: 'Tranche d’effectif',
  tags: 'Étiquettes',
  accrocheId: 'Identifiant Accroche',
  hubspotId: 'Identifiant HubSpot',
  pipedriveId: 'Identifiant Pipedrive',
  salesforceId: 'Identifiant Salesforce',
  crmId: 'Identifiant CRM',
  detail: 'À garder sur la fiche',
};

/** Fields that several columns may fill. */
export const sharedFields: ReadonlySet<ImportField> = new Set(['detail']);

/** The names that French and English tools, and those of our neighbours, give to their columns, without accents; `crm-presets` adds its own. */
export const fieldHeaders: Partial<Record<ImportField, readonly string[]>> = columnNames;
