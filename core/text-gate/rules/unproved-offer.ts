import { isOfOffer } from '../../facts/fact.ts';
import { words } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { contentOf, rootOf } from '../../words/word-roots.ts';
import { findNumbers } from '../evidence/numbers.ts';
import { type OfferClaim, offerClaims } from '../evidence/offer-claims.ts';
import { isStatedByOne, wordsFoundIn } from '../evidence/support.ts';
import {
  find,
  firstOf,
  type GateInput,
  type GateSentence,
  removeSentence,
  type TextRule,
} from '../gate-input.ts';
import { clausesOf } from '../statements/clauses.ts';
import { isEchoed } from '../statements/echoed.ts';

/** What is promised or boasted of without the offer's word for it. */
export const unprovedOffer: TextRule = (input) =>
  firstOf(
    input.sentences.flatMap((sentence) => {
      const claim = claimOf(input, sentence);
      return claim ? [{ claim, ...sentence }] : [];
    }),
  ).map(({ claim, text, start, end }) =>
    find(
      input,
      {
        // Most of it is said by one fact: whether it is said so is the user's to read.
        code: isMostlyGiven(input, text) ? 'to_read' : 'promise',
        title: `Votre offre n’annonce pas ${claim.name} de cette sorte`,
        explanation: 'Ajoutez-la à votre argumentaire si elle est vraie, ou retirez la phrase.',
        fixes: [removeSentence(input, start)],
      },
      start,
      end,
    ),
  );

const fewestGiven = 3;
function isMostlyGiven({ rules }: GateInput, text: string): boolean {
  const supported = wordsFoundIn(text, contentOf(text));
  return supported.length >= fewestGiven && isStatedByOne(rules.facts, supported);
}

function claimOf(input: GateInput, sentence: GateSentence): OfferClaim | null {
  if (sentence.role === 'greeting' || sentence.role === 'signature') return null;
  const plain = ` ${normaliseWords(sentence.text)} `;
  const made = offerClaims.filter((claim) => claim.pattern.test(plain));
  if (made.length === 0) return null;
  // Their own words, said to them, boast of nothing of ours.
  if (sentence.role === 'hook' && isEchoed(input.rules.facts, sentence.text)) return null;
  const clauses = clausesOf(input, sentence.text);
  // « Dans votre poste, vous pilotez la migration vers une solution hébergée. »
  const isOfPerson =
    clauses.some(({ subject }) => subject === 'person') &&
    clauses.every(({ subject }) => subject !== 'sender');
  const isOfSender =
    clauses.some(({ subject }) => subject === 'sender') || / (?:nous|notre|nos) /u.test(plain);
  return (
    made.find(
      (claim) =>
        (claim.isOfAnybody || isOfSender) &&
        (claim.isInQuestions || !sentence.isQuestion) &&
        !isDenied(plain, claim) &&
        !isWondered(plain.slice(0, claim.pattern.exec(plain)?.index ?? 0), claim) &&
        !isBacked(input, plain, claim, isOfPerson),
    ) ?? null
  );
}

/** « je ne sais pas si vos sites sont déjà équipés », « peut-être êtes-vous déjà client »: nobody says so. */
const isWondered = (before: string, { name }: OfferClaim): boolean =>
  / si $/u.test(before) ||
  (name === 'une référence' &&
    / (?:si|s il|peut etre|sans doute) (?:\p{L}+ ){0,6}?(?:vous|vos|votre|il|ils|elle|elles) /u.test(before));

/** « ce n’est pas gratuit », « rien n’est garanti » */
const isDenied = (plain: string, claim: OfferClaim): boolean => {
  const at = claim.pattern.exec(plain)?.index ?? 0;
  return (
    / (?:personne|rien|nul) ne (?:vous )?$/u.test(plain.slice(Math.max(0, at - 20), at)) ||
    // « je ne vous garantis pas »
    (/ ne (?:\p{L}+ )?$/u.test(plain.slice(Math.max(0, at - 16), at)) &&
      /^\p{L}+ (?:pas|rien) /u.test(plain.slice(at, at + 30)) &&
      claim.name === 'une garantie') ||
    (/ (?:n|ne|ni|sans|personne ne) (?:\p{L}+ ){0,2}(?:pas |jamais |rien |aucun |aucune )(?:\p{L}+ )?$/u.test(
      plain.slice(Math.max(0, at - 40), at),
    ) &&
      !/rien|factur/.test(plain.slice(at, at + 30)))
  );
};

/** A fact that says the same kind of thing, of the same object. */
function isBacked({ rules }: GateInput, plain: string, claim: OfferClaim, isOfPerson: boolean): boolean {
  const signs = (claim.pattern.exec(plain)?.[0] ?? '').split(' ').map(rootOf);
  const names = normaliseWords(rules.sender.company).split(' ').map(rootOf);
  const objects = [...contentOf(plain).map(({ root }) => root), ...numbersIn(plain)].filter(
    (root) => !signs.includes(root) && !names.includes(root),
  );
  return rules.facts
    .filter((fact) => isOfPerson || claim.name === 'une obligation légale' || isOfOffer(fact))
    .some(({ text }) => {
      const fact = ` ${normaliseWords(text)} `;
      const roots = [...fact.split(' ').filter(Boolean).map(rootOf), ...numbersIn(fact)];
      const isOfKind =
        claim.pattern.test(fact) ||
        (claim.name === 'une gratuité' && paidOtherwise.test(fact)) ||
        signs.some((word) => word.length > 3 && roots.includes(word));
      if (claim.pattern.test(fact) && plain.includes(fact)) return true;
      if (claim.name === 'une référence' && namesIn(text).some((name) => plain.includes(` ${name} `)))
        return true;
      if (claim.isWhole) return claim.pattern.test(fact);
      if (!isOfKind) return false;
      const noun = claim.isOfThing ? nounBefore(plain, claim) : null;
      if (noun && timeNouns.has(noun))
        return roots.includes(rootOf(noun)) && (numbersIn(plain).length === 0 || numbersIn(fact).length > 0);
      if (
        noun &&
        ` ${fact.slice(0, claim.pattern.exec(fact)?.index ?? 0)} `
          .split(' ')
          .some((word) => rootOf(word) === rootOf(noun))
      )
        return true;
      if (claim.isOfThing && isStatedAfter(plain, fact, claim)) return true;
      const of = (claim.isOfThing && objectOf(fact, claim)) || roots;
      return objects.length === 0 || objects.some((root) => of.includes(root));
    });
}

/** « sans abonnement », « compris dans le prix », « facturé à la livraison »: what else is not to be paid, or not yet. */
const paidOtherwise =
  /(?<= )(?:sans (?:abonnement|frais|depot|acompte|avance|surcout|supplement)|compris(?:e|es)?|inclus(?:e|es)?|(?:facture|paye|paie|paient|payable|paiement|regle)\p{L}* (?:seulement|uniquement|apres|a la|au|en fin|une fois|des que))(?= )/u;

/** « Échantillon gratuit livré en cuisine »: what is free is named before the word for it; null: it is not. */
function objectOf(fact: string, claim: OfferClaim): string[] | null {
  const at = claim.pattern.exec(fact)?.index ?? 0;
  const before = contentOf(fact.slice(0, at)).map(({ root }) => root);
  return before.length > 0 ? [...before, ...numbersIn(fact)] : null;
}

/** « gratuit les mois sans tournée »: what follows may be what it is said of. */
function isStatedAfter(plain: string, fact: string, claim: OfferClaim): boolean {
  const after = (text: string) => {
    const found = claim.pattern.exec(text);
    return found ? contentOf(text.slice(found.index + found[0].length)).map(({ root }) => root) : [];
  };
  const own = after(fact);
  return after(plain).some((root) => own.includes(root));
}

/** « Le premier trimestre est offert »: the noun that it is said of, however common. */
const nounBefore = (plain: string, claim: OfferClaim): string | null =>
  plain
    .slice(0, claim.pattern.exec(plain)?.index ?? 0)
    .trim()
    .split(' ')
    .findLast((word) => word.length > 3 && !linking.has(word)) ?? null;
const linking = words(
  'vous nous sont sera etre seront etait donc entierement totalement integralement meme aussi chez avec dans pour',
);

const timeNouns = words('mois trimestre semaine semaines annee an jour journee heure');

/** « La Serrurerie Vanhoutte »: whoever the offer names may be named. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=\s)\p{Lu}\p{L}{3,}/gu)].map(([name]) => normaliseWords(name));

const numbersIn = (text: string): string[] =>
  findNumbers(text).map(({ key, unit }) => `${key} ${unit ?? ''}`);
