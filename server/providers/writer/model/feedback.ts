import type { Finding, FindingCode } from '#core/text-gate/finding.ts';
import { quoteData, shortened } from './quote-data.ts';

const claims = new Set<FindingCode>(['unproved', 'no_evidence', 'fake_reply', 'promise', 'to_read']);

/** A finding as it is given to the model: what the user is advised to do would make it say the same in vaguer words. */
export function feedbackOf({ code, excerpt, title, explanation }: Finding): string {
  const order = claims.has(code) ? 'Retirez l’affirmation, ne la dites pas autrement.' : explanation;
  const passage = `Passage : ${quoteData(shortened(excerpt, 200))}.`;
  if (code === 'similarity')
    return `${code} : ce texte ressemble à un autre. Changez de signe ou d’ouverture.`;
  return `${code} : ${title} ${passage} ${order}`;
}
