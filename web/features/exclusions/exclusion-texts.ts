import type { ExclusionKind } from '#core/exclusions/exclusion.ts';

type Texts = { plural: string; hint: string; example: string };

export const kindTexts: Record<ExclusionKind, Texts> = {
  company: {
    plural: 'Entreprises',
    hint: 'Un nom par ligne. « ACME SAS » et « Acme » sont la même entreprise.',
    example: 'Acme\nLaiterie des Trois Monts',
  },
  customer: {
    plural: 'Clients',
    hint: 'Nom, domaine ou SIREN : un client par ligne, ou les colonnes d’un export de votre CRM.',
    example: 'Acme;acme.fr;732829320\nLaiterie des Trois Monts',
  },
  domain: {
    plural: 'Domaines',
    hint: 'Un domaine par ligne. Les sous-domaines sont compris.',
    example: 'acme.fr\nconcurrent.com',
  },
  keyword: {
    plural: 'Mots clés',
    hint: 'Un mot ou une expression par ligne, cherchés entiers dans le titre et l’entreprise.',
    example: 'stagiaire\nen recherche d’emploi',
  },
  person: {
    plural: 'Personnes',
    hint: 'L’adresse d’un profil LinkedIn ou une adresse e-mail par ligne.',
    example: 'https://www.linkedin.com/in/camille-moreau',
  },
  followed: {
    plural: 'Suivis dans votre CRM',
    hint: 'Ce que votre CRM dit de chacun.',
    example: '',
  },
};

/** In the order they are offered: what is used most comes first. Whom a CRM follows is said by the CRM alone. */
export const kindOrder = (Object.keys(kindTexts) as ExclusionKind[]).filter((kind) => kind !== 'followed');
