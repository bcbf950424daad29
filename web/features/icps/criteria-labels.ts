import type { CriteriaField } from '#contract/campaigns/icps.ts';

/** The name of each criterion, as the label of its field. */
export const criteriaFieldLabels: Record<Exclude<CriteriaField, 'exclusions'>, string> = {
  titles: 'Intitulés de poste',
  seniorities: 'Niveaux',
  functions: 'Fonctions',
  tenures: 'Ancienneté dans le poste',
  industries: 'Secteurs',
  nafCodes: 'Codes NAF',
  companySizes: 'Taille de l’entreprise',
  places: 'Lieux',
  departments: 'Départements',
  languages: 'Langues du profil',
  mustHave: 'Mots indispensables',
  mustNotHave: 'Mots à éviter',
};
export type LabelledCriterion = keyof typeof criteriaFieldLabels;
