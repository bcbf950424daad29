export const seniorities = ['owner', 'cxo', 'vp', 'director', 'manager', 'senior', 'entry'] as const;
export type Seniority = (typeof seniorities)[number];

export const seniorityLabels: Record<Seniority, string> = {
  owner: 'Dirigeant, associé',
  cxo: 'Comité de direction',
  vp: 'Vice-présidence',
  director: 'Direction',
  manager: 'Responsable d’équipe',
  senior: 'Confirmé',
  entry: 'Débutant',
};

/** Employees of the company, in the network's own ranges. */
export const companySizes = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10001+',
] as const;
export type CompanySize = (typeof companySizes)[number];

export const sizeBounds: Record<CompanySize, { min: number; max: number | null }> = {
  '1-10': { min: 1, max: 10 },
  '11-50': { min: 11, max: 50 },
  '51-200': { min: 51, max: 200 },
  '201-500': { min: 201, max: 500 },
  '501-1000': { min: 501, max: 1000 },
  '1001-5000': { min: 1001, max: 5000 },
  '5001-10000': { min: 5001, max: 10_000 },
  '10001+': { min: 10_001, max: null },
};

/** How long someone has held the job of today, from one month to another; the last has no end. */
export const tenures = ['0-6', '6-12', '12-24', '24-60', '60+'] as const;
export type Tenure = (typeof tenures)[number];

export const tenureBounds: Record<Tenure, { from: number; to: number | null }> = {
  '0-6': { from: 0, to: 6 },
  '6-12': { from: 6, to: 12 },
  '12-24': { from: 12, to: 24 },
  '24-60': { from: 24, to: 60 },
  '60+': { from: 60, to: null },
};

export const tenureLabels: Record<Tenure, string> = {
  '0-6': 'Moins de 6 mois',
  '6-12': '6 à 12 mois',
  '12-24': '1 à 2 ans',
  '24-60': '2 à 5 ans',
  '60+': 'Plus de 5 ans',
};

/** Profile languages, by their ISO code. */
export const languages = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];

export const languageLabels: Record<Language, string> = {
  fr: 'Français',
  en: 'Anglais',
  de: 'Allemand',
  es: 'Espagnol',
  it: 'Italien',
  nl: 'Néerlandais',
  pt: 'Portugais',
};

/** A place, a sector or a function. Without the network's id it is only words, and is looked up before a search. */
export type Choice = { id: string | null; label: string };

/** Who the user wants to reach. Empty lists ask for nothing. */
export type IcpCriteria = {
  titles: string[];
  /** Also the usual other names of these titles: see job-titles.ts. */
  hasSynonyms: boolean;
  seniorities: Seniority[];
  functions: Choice[];
  tenures: Tenure[];
  industries: Choice[];
  /** A section of the NAF (« J »), a division (« 62 ») or a whole code (« 62.01Z »): see naf-scopes.ts. */
  nafCodes: string[];
  companySizes: CompanySize[];
  places: Choice[];
  /** French ones, by number: « 67 », « 2A ». */
  departments: string[];
  languages: Language[];
  mustHave: string[];
  mustNotHave: string[];
  exclusions: { customers: string[]; competitors: string[]; domains: string[] };
  /** « …, ou directeurs d’usine »: other people who are wanted as well; see alternatives.ts. */
  alternatives: Alternative[];
};

/** What another kind of wanted people may ask for by itself; a list that is not there is that of the target. */
export const alternativeFields = [
  'titles',
  'seniorities',
  'functions',
  'industries',
  'companySizes',
  'places',
  'departments',
  'mustHave',
] as const;
export type AlternativeField = (typeof alternativeFields)[number];
export type Alternative = { [Field in AlternativeField]?: IcpCriteria[Field] | undefined };

/** Its parts, in the order in which they are shown. */
export const criteriaFields = [
  'titles',
  'seniorities',
  'functions',
  'tenures',
  'industries',
  'nafCodes',
  'companySizes',
  'places',
  'departments',
  'languages',
  'mustHave',
  'mustNotHave',
  'exclusions',
] as const;
export type CriteriaField = (typeof criteriaFields)[number];

export const emptyCriteria: IcpCriteria = {
  titles: [],
  hasSynonyms: true,
  seniorities: [],
  functions: [],
  tenures: [],
  industries: [],
  nafCodes: [],
  companySizes: [],
  places: [],
  departments: [],
  languages: [],
  mustHave: [],
  mustNotHave: [],
  exclusions: { customers: [], competitors: [], domains: [] },
  alternatives: [],
};

/** A name for a target that has none of its own. */
export function nameIcp({ titles, functions, places, departments }: IcpCriteria): string {
  const who = titles[0] ?? functions[0]?.label;
  const where = places[0]?.label.split(',')[0] ?? departments[0];
  return [who, where].filter(Boolean).join(', ') || 'Mon ciblage';
}
