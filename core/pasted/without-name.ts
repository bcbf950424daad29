import { genderOfFirstName } from '../french/people/first-name.ts';
import { unisexNames } from '../french/people/unisex-names.ts';
import { fold } from '../words/fold.ts';

const hello = '(?:bonjour|bonsoir|salut)(?: à (?:tous|toutes|tous et à toutes|vous))?,? (?:et bienvenue,? )?';
const introduced = new RegExp(
  `^(?:${hello})?(je suis|je m’appelle|mon nom est|moi,? c’est|ici) (\\p{Lu}[\\p{L}’-]+)((?: \\p{Lu}[\\p{L}’-]+){0,2})(?:(?:,| et| :) +|[.!]?$)`,
  'iu',
);

/** « Je suis Bastien, traiteur » is « traiteur »: who signs is known from the account, and is not always who wrote. */
export function withoutName(text: string): string {
  const [all, saying = '', first = '', last = ''] = introduced.exec(text) ?? [];
  if (all === undefined || !/^\p{Lu}/u.test(first)) return text;
  const isKnown = genderOfFirstName(first) !== null || unisexNames.has(fold(first));
  // « Je suis Consultant, … » says what one is.
  const isName = isKnown || !/^je suis$/iu.test(saying);
  return isName && (last === '' || /^ \p{Lu}/u.test(last)) ? text.slice(all.length) : text;
}
