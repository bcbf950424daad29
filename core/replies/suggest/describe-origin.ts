import { quote } from '../../words/quote.ts';
import type { AnswerRequest } from './answer-request.ts';
import * as say from './answer-sentences.ts';

const longestName = 60;
const plainName = /^[\p{L}\p{N}][\p{L}\p{N} ._'’()&+-]*$/u;
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' });

/** Where their name comes from, as their record says it, and what they may ask; null when nobody knows any more. */
export function describeOrigin(
  { person: { origin } }: AnswerRequest,
  plain: string,
  pick: say.PickSentence,
): string | null {
  if (!origin) return null;
  const { source, detail, at, hasEmail, hasPhone } = origin;
  const isNamed = source === 'import' && detail && detail.length <= longestName && plainName.test(detail);
  const since = source === 'relations' ? '' : ` en ${month.format(at)}`;
  const asksEmail = /\b(?:e-?mail|mail|adresse)\b/.test(plain);
  const asksPhone = /\b(?:numero|telephone|portable|number)\b/.test(plain);
  const reason = isNamed ? `${since} (${quote(detail)})` : since;
  return [
    pick(say.origins[source], reason),
    ...(asksEmail && !hasEmail ? [pick(say.noEmail)] : []),
    ...(asksPhone && !hasPhone ? [pick(say.noPhone)] : []),
    pick(say.mayForget),
  ].join(' ');
}
