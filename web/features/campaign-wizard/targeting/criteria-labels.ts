import type { CriteriaField } from '#contract/icps.ts';

export const criteriaLabels: Record<CriteriaField, string> = {
  titles: 'intitulés',
  seniorities: 'niveaux',
  functions: 'fonctions',
  industries: 'secteurs',
  companySizes: 'taille de l’entreprise',
  places: 'lieux',
  languages: 'langues',
  mustHave: 'mots indispensables',
  mustNotHave: 'mots à éviter',
  exclusions: 'exclusions',
};
