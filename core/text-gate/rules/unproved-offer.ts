import { isOfOffer } from '../../ledger/fact.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import {
  find,
  firstOf,
  type GateInput,
  type GateSentence,
  removeSentence,
  type TextRule,
} from '../gate-input.ts';
import { findNumbers } from '../numbers.ts';
import { type OfferClaim, offerClaims } from '../offer-claims.ts';
import { clausesOf } from '../statements.ts';
import { contentOf, rootOf } from '../word-roots.ts';

/** What is promised or boasted of without the offer's word for it. */
export const unprovedOffer: TextRule = (input) =>
  firstOf(
    input.sentences.flatMap((sentence) => {
      const claim = claimOf(input, sentence);
      return claim ? [{ claim, ...sentence }] : [];
    }),
  ).map(({ claim, start, end }) =>
    find(
      input,
      {
        code: 'promise',
        title: `Votre offre n’annonce pas ${claim.name} de cette sorte`,
        explanation: 'Ajoutez-la à votre argumentaire si elle est vraie, ou retirez la phrase.',
        fixes: [removeSentence(input, start)],
      },
      start,
      end,
    ),
  );

function claimOf(input: GateInput, sentence: GateSentence): OfferClaim | null {
  if (sentence.role === 'greeting' || sentence.role === 'signature') return null;
  const said = ` ${normaliseWords(sentence.text)} `;
  const made = offerClaims.filter((claim) => claim.said.test(said));
  if (made.length === 0) return null;
  const clauses = clausesOf(input, sentence.text);
  // « Dans votre poste, vous pilotez la migration vers une solution hébergée. »
  const isOfPerson =
    clauses.some(({ subject }) => subject === 'person') &&
    clauses.every(({ subject }) => subject !== 'sender');
  const isOfSender = clauses.some(({ subject }) => subject === 'sender');
  return (
    made.find(
      (claim) =>
        (claim.isOfAnybody || isOfSender) &&
        (claim.isInQuestions || !sentence.isQuestion) &&
        !isDenied(said, claim) &&
        !isBacked(input, said, claim, isOfPerson),
    ) ?? null
  );
}

/** « ce n’est pas gratuit », « rien n’est garanti » */
const isDenied = (said: string, claim: OfferClaim): boolean => {
  const at = claim.said.exec(said)?.index ?? 0;
  return (
    / (?:n|ne|ni|sans) (?:\p{L}+ ){0,2}(?:pas |jamais |rien |aucun |aucune )(?:\p{L}+ )?$/u.test(
      said.slice(Math.max(0, at - 40), at),
    ) && !/rien|factur/.test(said.slice(at, at + 30))
  );
};

/** A fact that says the same kind of thing, of the same object. */
function isBacked({ rules }: GateInput, said: string, claim: OfferClaim, isOfPerson: boolean): boolean {
  const words = (claim.said.exec(said)?.[0] ?? '').split(' ').map(rootOf);
  const objects = [...contentOf(said).map(({ root }) => root), ...numbersIn(said)].filter(
    (root) => !words.includes(root),
  );
  return rules.facts
    .filter((fact) => isOfPerson || isOfOffer(fact))
    .some(({ text }) => {
      const fact = ` ${normaliseWords(text)} `;
      const roots = [...fact.split(' ').filter(Boolean).map(rootOf), ...numbersIn(fact)];
      const isOfKind = claim.said.test(fact) || words.some((word) => word.length > 3 && roots.includes(word));
      if (claim.said.test(fact) && said.includes(fact)) return true;
      return isOfKind && (objects.length === 0 || objects.some((root) => roots.includes(root)));
    });
}

const numbersIn = (text: string): string[] =>
  findNumbers(text).map(({ key, unit }) => `${key} ${unit ?? ''}`);
