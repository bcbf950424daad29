import type { CriteriaField } from './icp-criteria.ts';

export const criteriaLabels: Record<CriteriaField, string> = {
  titles: 'intitulés',
  seniorities: 'niveaux',
  functions: 'fonctions',
  tenures: 'ancienneté dans le poste',
  industries: 'secteurs',
  nafCodes: 'codes NAF',
  companySizes: 'taille de l’entreprise',
  places: 'lieux',
  departments: 'départements',
  languages: 'langues',
  mustHave: 'mots indispensables',
  mustNotHave: 'mots à éviter',
  exclusions: 'exclusions',
};
