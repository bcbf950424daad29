import type { LawfulBasis, PersonSource } from '#core/people/person-fields.ts';
import type { Verdict } from '#core/qualification/qualification.ts';

/** The words of the screen and of an exported file. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  qualified: 'Qualifié',
  unknown: 'À vérifier',
  unqualified: 'Écarté',
};

export const sourceWords: Readonly<Record<PersonSource, string>> = {
  search: 'Recherche LinkedIn',
  import: 'Import',
  relations: 'Relations',
  manual: 'Saisie manuelle',
};

export const basisWords: Readonly<Record<LawfulBasis, string>> = {
  legitimate_interest: 'Intérêt légitime',
  consent: 'Consentement',
  contract: 'Contrat',
};
