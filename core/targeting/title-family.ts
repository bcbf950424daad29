import type { Seniority } from './icp-criteria.ts';

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
