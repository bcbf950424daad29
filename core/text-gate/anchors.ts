import { isOfOffer } from '../ledger/fact.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { followsWithinFact } from './computed-within.ts';
import type { GateInput, GateSentence } from './gate-input.ts';
import { findNumbers } from './numbers.ts';
import { isSameQuantity } from './same-quantity.ts';
import { type ReadFact, readFact, saidIn } from './support.ts';
import { contentOf, rootOf } from './word-roots.ts';

/** What a sentence ties otherwise than the fact it speaks of; null: as it was tied. */
export const unanchoredIn = (input: GateInput, sentence: GateSentence): string | null =>
  otherThanNamed(input, sentence) ?? contraryIn(input, sentence.text);

const properName = /(?<=[\s’'(-])\p{Lu}\p{L}{3,}/gu;
const namesIn = (text: string): string[] =>
  [...` ${text}`.matchAll(properName)].map(([name]) => normaliseWords(name));

/** Words of a name that also stand in their own facts, « Clinique » or « Optique », name nobody else. */
function ownNames({ rules }: GateInput): ReadonlySet<string> {
  const own = rules.facts.filter((fact) => !isOfOffer(fact)).map(({ text }) => text);
  return new Set(normaliseWords([...own, rules.sender.company].join(' ')).split(' '));
}

/** « Chez Tessonnière, 31 % en trois semaines »: of a customer by name, only the figures of that customer. */
function otherThanNamed(input: GateInput, { text, start }: GateSentence): string | null {
  const said = new Set(namesIn(text));
  const own = ownNames(input);
  const naming = input.rules.facts.filter(
    (fact) => fact.kind === 'proof' && namesIn(fact.text).some((name) => said.has(name) && !own.has(name)),
  );
  if (naming.length === 0) return null;
  const ofNamed = { ...input, rules: { ...input.rules, facts: naming } };
  const other = findNumbers(text).find((number) => {
    const placed = { ...number, start: number.start + start, end: number.end + start };
    return !(
      naming.some((fact) => readFact(fact).numbers.some(({ key }) => key === number.key)) ||
      /(?<!\p{L})sur $/u.test(text.slice(0, number.start)) ||
      followsWithinFact(ofNamed, number, text) ||
      isSameQuantity(ofNamed, placed, text)
    );
  });
  const length = singleLength.exec(text)?.[0];
  const isOther = length && !naming.some((fact) => saysLength(fact.text, length));
  return other?.text ?? (isOther ? length : null);
}

const singleLength =
  /(?<=(?:en|après|au bout d[’']|pendant) )une? (?:seule? )?(?:demi-)?(?:journée|heure|nuit|semaine|soirée|week-end|mois|trimestre|semestre|saison)(?!\p{L})/iu;
/** « en un trimestre », « sur la saison », « en trois mois » */
const saysLength = (fact: string, length: string): boolean => {
  const unit = normaliseWords(length).split(' ').at(-1) ?? '';
  const months = { trimestre: 3, semestre: 6 }[unit];
  return (
    normaliseWords(fact).includes(unit) ||
    (months !== undefined && findNumbers(fact).some((one) => one.unit === 'mois' && one.value === months))
  );
};

const contraries: readonly (readonly [string, string])[] = (
  [
    'vendre louer',
    'ouvrir fermer',
    'gagner perdre',
    'hausse baisse',
    'avance retard',
    'gratuit payant',
    'inclus supplement',
    'obligatoire facultatif',
  ] as const
).flatMap((pair) => {
  const [first = '', second = ''] = pair.split(' ').map(rootOf);
  return [
    [first, second],
    [second, first],
  ] as const;
});
const leastShared = 2;

const beforeOrAfter = /(?:\d|\p{L}) (?:heure|jour|semaine|mois|an|minute)s? (avant|apres) /u;

/** « 72 heures avant », where the fact says after; « vendus », where it says that they are let. */
function contraryIn({ rules }: GateInput, text: string): string | null {
  const plain = ` ${normaliseWords(text)} `;
  const moment = beforeOrAfter.exec(plain)?.[1];
  const all = new Set(plain.trim().split(' ').map(rootOf));
  const turned = [
    ...contraries.filter(([word, other]) => all.has(word) && !all.has(other)),
    ...(moment ? [[moment, moment === 'avant' ? 'apres' : 'avant'].map(rootOf)] : []),
  ];
  if (turned.length === 0) return null;
  const said = saidIn(text, contentOf(text));
  for (const [word = '', other = ''] of turned) {
    const shared = ({ has }: ReadFact) => said.filter((root) => root !== word && has.has(root)).length;
    const near = rules.facts.map(readFact).filter((fact) => shared(fact) >= leastShared);
    if (near.some(({ has }) => has.has(other)) && !near.some(({ has }) => has.has(word))) return word;
  }
  return null;
}
