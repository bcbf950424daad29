import type { Recontact } from '#contract/engine/recontacts.ts';
import { quote } from '#core/words/quote.ts';
import { formatSince } from '#web/lib/format.ts';

const acts = { invite: 'Invitation', message: 'Message' } as const;

/** « Message le 12 oct., campagne « Paie, Lyon ». Réponse le 14 oct. » Of the acts, never of the person. */
export function describeContact({ lastContact, lastReplyAt }: Recontact, now: Date): string {
  const since = (iso: string) => {
    const text = formatSince(new Date(iso), now);
    return /^\d/.test(text) ? `aujourd’hui à ${text}` : text;
  };
  const contact = lastContact
    ? `${acts[lastContact.act]} ${since(lastContact.at)}${lastContact.campaign ? `, campagne ${quote(lastContact.campaign.name)}` : ''}`
    : null;
  const reply = lastReplyAt ? `Réponse ${since(lastReplyAt)}` : null;
  return [contact, reply]
    .filter((part) => part !== null)
    .map(endSentence)
    .join(' ');
}

/** An abbreviated month brings its own full stop. */
const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
