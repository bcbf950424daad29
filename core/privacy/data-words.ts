/** What kind of personal data a column holds. */
export const dataCategories = {
  identity: 'identité',
  contact: 'coordonnées',
  work: 'vie professionnelle',
  names: 'identifiants',
  exchange: 'échanges',
  judgement: 'évaluation',
  history: 'historique',
  mention: 'mention possible d’une personne',
  account: 'compte d’un utilisateur',
  trace: 'empreinte',
} as const;
export type DataCategory = keyof typeof dataCategories;

/** Where it comes from. */
export const dataSources = {
  network: 'LinkedIn\u00a0: recherche, profil, échanges',
  list: 'liste importée',
  user: 'saisie de l’utilisateur',
  person: 'la personne elle-même',
  crm: 'CRM de l’utilisateur',
  product: 'Accroche, d’après ce qui précède',
} as const;
export type DataSource = keyof typeof dataSources;

/** How long it is kept. */
export const dataRetentions = {
  person:
    'avec la fiche\u00a0: trois ans après la collecte ou le dernier message, moins si l’utilisateur le choisit',
  day: 'un jour',
  week: 'sept jours',
  month: 'trente jours',
  account: 'jusqu’à la suppression du compte',
  law: 'le temps que la loi demande',
  forever: 'sans limite, sous une forme qui ne se relit pas',
} as const;
export type DataRetention = keyof typeof dataRetentions;

/** What becomes of it when a person is erased. */
export const dataErasures = {
  record: 'part avec la fiche',
  emptied: 'la ligne reste, vidée de ce qui nomme la personne',
  sought: 'ce qui nomme la personne est cherché et supprimé',
  hashed: 'reste\u00a0: une empreinte chiffrée ne nomme personne et l’empêche de revenir',
  account: 'sans rapport\u00a0: ce sont les données de l’utilisateur, qui partent avec son compte',
  mention: 'écrit au sujet d’autre chose\u00a0: signalé à l’utilisateur, qui juge',
} as const;
export type DataErasure = keyof typeof dataErasures;
