import { type Fact, isOfOffer } from '../../facts/fact.ts';
import { months } from '../../words/months.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { type Claim, claims } from '../evidence/claims.ts';
import { isPartOf } from '../evidence/computed-within.ts';
import { stemsOf } from '../evidence/proof.ts';
import {
  cite,
  find,
  firstOf,
  type GateInput,
  removeMention,
  removeSentence,
  type TextRule,
} from '../gate-input.ts';
import { isConditional } from '../statements/assertions.ts';

/** What flatters or feigns to know somebody, without a name or a number in it. */
export const unprovedClaim: TextRule = (input) =>
  claims.flatMap((claim) =>
    firstOf(input.text.matchAll(claim.pattern), undefined, mostOfOne).flatMap(({ 0: phrase, index }) => {
      if (isPartOf(input, phrase, input.text.slice(Math.max(0, index - 10), index))) return [];
      if (isConditional(input.text, index) || isProved(input, claim, phrase, index)) return [];
      return [
        find(
          input,
          {
            code: 'unproved',
            title: `${cite(phrase)} ne figure dans aucun fait`,
            explanation: 'Rien dans le profil ne le dit : appuyez-vous sur un fait, ou retirez la phrase.',
            fixes: [removeMention(input, index, index + phrase.length), removeSentence(input, index)],
          },
          index,
          index + phrase.length,
        ),
      ];
    }),
  );

/** No more remarks than this on one kind of claim: the user has understood. */
const mostOfOne = 5;

const aboutPerson = /(?<!\p{L})(?:vous|votre|vos|tu|ton|ta|tes|toi)(?!\p{L})/iu;
const aboutSender = /(?<!\p{L})(?:nous|notre|nos|je|j[’']|mon|ma|mes)(?!\p{L})/iu;

function isProved(input: GateInput, { stems, kinds, isNews }: Claim, phrase: string, index: number): boolean {
  const { proof, rules } = input;
  const sentence = input.sentences.find(({ start, end }) => start <= index && index < end)?.text ?? phrase;
  // The sender's own company is proved by the offer.
  const isOurs = aboutSender.test(sentence) && !aboutPerson.test(sentence);
  // « notre cabinet prépare à lever des fonds » is what the offer says, word for word.
  if (!aboutPerson.test(phrase) && saysOffer(input, phrase)) return true;
  const facts = rules.facts.filter((fact) => isOurs || !isOfOffer(fact));
  if (stems && facts.some((fact) => proof.wordsOf(fact).some((stem) => stems.split(' ').includes(stem))))
    return true;
  if (!kinds) return false;
  // « votre publication »: that they wrote one is enough, what it says is weighed with its sentence.
  if (/publication|post$/iu.test(phrase) && facts.some(({ kind }) => kind === 'post')) return true;
  const shared = new Set(stemsOf(sentence.replace(phrase, ' ')));
  const isNewThere = rules.facts.some(isRecentStart);
  return facts
    .filter(({ kind }) => isProof(kind) && (kinds.length === 0 || kinds.includes(kind)))
    .filter(({ kind }) => !isNews || isNewThere || !standing.has(kind))
    .some((fact) => isOfItsDay(sentence, fact) || proof.wordsOf(fact).some((stem) => shared.has(stem)));
}

/** « votre publication du 3 novembre »: its day says which one. */
const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
function isOfItsDay(sentence: string, { kind, date, seenAt }: Fact): boolean {
  const [, month = '', day = ''] = date?.split('-') ?? [];
  const name = months[Number(month) - 1];
  if (kind !== 'post' || name === undefined || !date) return false;
  const plain = ` ${normaliseWords(sentence)} `;
  const age = (Date.parse(seenAt) - Date.parse(date)) / 86_400_000;
  const weekday = weekdays[new Date(date).getUTCDay()];
  return plain.includes(` ${Number(day)} ${name} `) || (age < 8 && plain.includes(` de ${weekday} `));
}

/** They say what is, never what has just happened. */
const standing: ReadonlySet<Fact['kind']> = new Set([
  'role',
  'company',
  'place',
  'industry',
  'headcount',
  'past_role',
  'school',
  'skill',
  'detail',
]);
const isRecentStart = ({ kind, date, seenAt }: Fact): boolean =>
  kind === 'role_since' && date !== null && Number(seenAt.slice(0, 4)) - Number(date.slice(0, 4)) <= 1;

/** A name shows who is meant, and proves nothing about them. */
const isProof = (kind: Fact['kind']): boolean => kind !== 'first_name' && kind !== 'last_name';

const saysOffer = ({ rules }: GateInput, text: string): boolean => {
  const words = ` ${normaliseWords(text)} `;
  return rules.facts.some((fact) => isOfOffer(fact) && ` ${normaliseWords(fact.text)} `.includes(words));
};
