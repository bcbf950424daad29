import type { MessageBrief } from '../messages/brief.ts';
import { layOut } from '../messages/message.ts';
import { checkWritten } from '../text-gate/check-written.ts';
import type { Finding } from '../text-gate/finding.ts';
import type { GateTools } from '../text-gate/gate-tools.ts';
import { compose } from './compose.ts';

const noTools: GateTools = { spell: null, recentTexts: [] };

/** Why the rules wrote nothing to somebody, and what to do: an empty text explains nothing. */
export function whyUnwritten(brief: MessageBrief): Pick<Finding, 'title' | 'explanation'> {
  const isNote = brief.kind === 'note';
  const what = isNote ? 'Cette note' : 'Ce message';
  const byHand = `écrivez ${isNote ? 'cette note' : 'ce message'} vous-même, ou passez-${isNote ? 'la' : 'le'}.`;
  const sentences = compose(brief);
  if (!sentences)
    return {
      title: isNote
        ? `Rien de sûr ne tient en ${brief.limits.hard} caractères`
        : 'Rien de sûr à écrire à cette personne',
      explanation: `Accroche n’écrit que ce qu’un fait prouve. Complétez la fiche ou l’offre. Sinon, ${byHand}`,
    };
  const refused = checkWritten(layOut(sentences, brief.kind), brief, noTools).find(
    ({ isBlocking }) => isBlocking,
  );
  if (!refused)
    return {
      title: `${what} n’est pas encore ${isNote ? 'écrite' : 'écrit'}`,
      explanation: `La fiche, l’offre ou l’étape a changé depuis\u00a0: choisissez «\u00a0Régénérer\u00a0». Sinon, ${byHand}`,
    };
  return {
    title: `${what} n’a pas pu être ${isNote ? 'écrite' : 'écrit'}`,
    explanation: `Chaque essai était refusé\u00a0: ${refused.title}. Changez ce point dans l’offre, sur la fiche ou dans vos réglages d’écriture, puis choisissez «\u00a0Régénérer\u00a0». Sinon, ${byHand}`,
  };
}
