import { ofName } from '../french/of-name.ts';
import { quote } from '../words/quote.ts';
import type { ReplyReading } from './reply.ts';

const longest = 140;

type Told = { title: string; message: string; type: 'success' | 'warning' | 'info' };

/** What the user is told of a reply, in the bell and by e-mail. */
export function describeReply(
  name: string,
  text: string,
  { kind, isCertain }: Pick<ReplyReading, 'kind' | 'isCertain'>,
  colleaguesHeld = 0,
): Told {
  if (kind === 'opposition')
    return {
      title: `${name} ne veut plus de messages`,
      message: `Plus rien ne partira vers cette personne, dans aucune campagne.${isCertain ? '' : ' Sa réponse laisse un doute\u00a0: relisez-la.'}`,
      type: 'warning',
    };
  const held =
    colleaguesHeld === 0
      ? ''
      : colleaguesHeld === 1
        ? ' Une autre personne de son entreprise attend votre décision.'
        : ` ${colleaguesHeld} autres personnes de son entreprise attendent votre décision.`;
  return {
    title: kind === 'absence' ? `Réponse automatique ${ofName(name)}` : `Réponse ${ofName(name)}`,
    message: `${said(text)}${held}`.trim(),
    type: kind === 'interested' ? 'success' : 'info',
  };
}

/** Its beginning, between quotation marks, without cutting a word. */
function said(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'Le message ne contient pas de texte.';
  if (line.length <= longest) return quote(line);
  return quote(`${line.slice(0, longest).replace(/\s\S*$/, '')}…`);
}
