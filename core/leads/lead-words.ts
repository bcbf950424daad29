import { basisNames } from '#core/people/describe-event.ts';
import type { LawfulBasis, PersonSource } from '#core/people/person-fields.ts';
import type { Verdict } from '#core/qualification/score.ts';
import { capital } from '#core/words/capital.ts';

/** The words of the screen and of an exported file; nobody has a gender there. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  qualified: 'Dans la cible',
  unknown: 'À vérifier',
  unqualified: 'Hors cible',
};

export const sourceWords: Readonly<Record<PersonSource, string>> = {
  search: 'Recherche LinkedIn',
  import: 'Import',
  relations: 'Relations',
  manual: 'Saisie manuelle',
};

export const basisWords: Readonly<Record<LawfulBasis, string>> = {
  legitimate_interest: capital(basisNames.legitimate_interest),
  consent: capital(basisNames.consent),
  contract: capital(basisNames.contract),
};
