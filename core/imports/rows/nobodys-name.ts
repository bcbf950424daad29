import { fold, words } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { isFirstName } from '../cell-kinds.ts';

/** What stands where a name should: a trial, the name of a column, the network's own word for whoever hides theirs. */
const stopgaps = words(
  'test tests essai exemple example demo prenom prenoms nom noms name firstname lastname first last surname complet full contact inconnu inconnue unknown anonyme anonymous membre member utilisateur utilisatrice user linkedin xx xxx xxxx',
);
const department =
  /^(?:service|services|departement|direction|equipe|team|secretariat|accueil|standard|comptabilite)(?: |$)/;

/** « Membre LinkedIn », « Test Test », « Prénom Nom », « Service Achats ». */
export function isNobodysName(name: string): boolean {
  const asked = normaliseWords(name).split(' ').filter(Boolean);
  if (asked.length === 0) return false;
  return (
    asked.every((word) => stopgaps.has(word)) || (department.test(fold(name)) && !asked.some(isFirstName))
  );
}
