import { ofName } from '../french/of-name.ts';
import { quote } from '../words/quote.ts';
import type { ReplyReading } from './reply.ts';

const longest = 140;

type ReplyNotice = { title: string; message: string; type: 'success' | 'warning' | 'info' };

/** The notification of a reply, on the site and by e-mail. */
export function describeReply(
  name: string,
  text: string,
  { kind, isCertain }: Pick<ReplyReading, 'kind' | 'isCertain'>,
  colleaguesOnHold = 0,
): ReplyNotice {
  if (kind === 'opposition' && !isCertain)
    return {
      title: `${name} ne veut peut-être plus de messages`,
      message: `Sa réponse laisse un doute\u00a0: relisez-la. Rien ne part vers cette personne, dans aucune campagne, tant que vous n’avez pas dit si c’est une opposition.`,
      type: 'warning',
    };
  if (kind === 'opposition')
    return {
      title: `${name} ne veut plus de messages`,
      message: 'Plus rien ne partira vers cette personne, dans aucune campagne.',
      type: 'warning',
    };
  const waiting =
    colleaguesOnHold === 0
      ? ''
      : colleaguesOnHold === 1
        ? ' Une autre personne de son entreprise attend votre décision.'
        : ` ${colleaguesOnHold} autres personnes de son entreprise attendent votre décision.`;
  return {
    title: kind === 'absence' ? `Réponse automatique ${ofName(name)}` : `Réponse ${ofName(name)}`,
    message: `${quoteBeginning(text)}${waiting}`.trim(),
    type: kind === 'interested' ? 'success' : 'info',
  };
}

/** Its beginning, between quotation marks, without cutting a word. */
function quoteBeginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'Le message ne contient pas de texte.';
  if (line.length <= longest) return quote(line);
  return quote(`${line.slice(0, longest).replace(/\s\S*$/, '')}…`);
}
