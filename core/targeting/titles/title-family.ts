import type { Seniority } from '../icp-criteria.ts';

/** Departments, under the French names that the network gives them. */
export const jobFunctions = [
  'Achats',
  'Communication',
  'Direction générale',
  'Finance',
  'Gestion de produit',
  'Informatique',
  'Ingénierie',
  'Juridique',
  'Marketing',
  'Opérations',
  'Relation client',
  'Ressources humaines',
  'Ventes',
] as const;
export type JobFunction = (typeof jobFunctions)[number];

/** One job and every name people give it, the usual ones first. */
export type TitleFamily = {
  jobFunction: JobFunction | null;
  seniority: Seniority | null;
  names: readonly string[];
};

type Names = readonly (string | readonly string[])[];

export const family = (
  jobFunction: JobFunction | null,
  seniority: Seniority | null,
  ...names: Names
): TitleFamily => ({ jobFunction, seniority, names: names.flat() });

/** The two forms of a title; the second complement is the feminine one, where it differs. */
const forms =
  (masculine: string, feminine: string) =>
  (complement: string, feminineComplement = complement): string[] => [
    `${masculine} ${complement}`,
    `${feminine} ${feminineComplement}`,
  ];

export const director = forms('Directeur', 'Directrice');
export const chief = forms('Chef', 'Cheffe');
export const officer = forms('Chargé', 'Chargée');
export const engineer = forms('Ingénieur', 'Ingénieure');
export const assistant = forms('Assistant', 'Assistante');
export const administrator = forms('Administrateur', 'Administratrice');
export const technician = forms('Technicien', 'Technicienne');
/** « Responsable » has one form; what follows it may have two. */
export const head = (complement: string, feminine?: string): string[] => [
  `Responsable ${complement}`,
  ...(feminine ? [`Responsable ${feminine}`] : []),
];
