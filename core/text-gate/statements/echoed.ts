import type { Fact, FactKind } from '../../facts/fact.ts';
import { monthNames } from '../../time/month-names.ts';
import { fold } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { rootOf } from '../../words/word-roots.ts';

const ownWords: ReadonlySet<FactKind> = new Set(['post', 'about', 'role_detail']);
/** Who speaks to whom. */
const voices = new Set(
  'je j me m moi nous on notre nos mon ma mes vous votre vos tu te t toi ton ta tes allez vas avons avez ai as'.split(
    ' ',
  ),
);
const months = monthNames.map(fold);
const before = new RegExp(
  `^(?:j ai (?:vu|lu) (?:que|qu)|je vois (?:que|qu)|(?:j ai lu que )?(?:pour|selon) (?:vous|toi)|a (?:vos|tes) yeux|(?:vous ecrivez|tu ecris)(?: que| qu)?) |^(?:j ai lu qu )?en (${months.join('|')}) `,
);
const after = / (?:ecrivez vous|ecris tu|ce sont (?:vos|tes) mots)$/;
const toReader = / (?:vous|votre|vos|toi|tu|ton|ta|tes|t) /;
const fewest = 3;

const kept = new WeakMap<Fact, string>();
const neutral = (words: string): string =>
  ` ${words
    .split(' ')
    .filter((word) => !voices.has(word))
    .map(rootOf)
    .join(' ')} `;

function neutralOf(fact: Fact): string {
  const known = kept.get(fact);
  if (known) return known;
  const made = neutral(normaliseWords(fact.text));
  kept.set(fact, made);
  return made;
}

/** « Vous recrutez deux soudeurs » of « Nous recrutons deux soudeurs »: their own words in their order, said to them. */
export function isEchoed(facts: readonly Fact[], text: string): boolean {
  const whole = normaliseWords(text);
  if (!toReader.test(` ${whole} `)) return false;
  const plain = whole.replace(after, '');
  const [head = '', month] = before.exec(plain) ?? [];
  const quoted = neutral(plain.slice(head.length));
  if (quoted.trim().split(' ').length < fewest) return false;
  return facts.some(
    (fact) =>
      ownWords.has(fact.kind) &&
      !fact.text.includes('?') &&
      (!month || Number(fact.date?.slice(5, 7)) === months.indexOf(month) + 1) &&
      neutralOf(fact).includes(quoted),
  );
}
