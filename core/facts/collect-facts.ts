import { normaliseWords } from '../words/normalise-words.ts';
import { argumentaireFacts } from './argumentaire-facts.ts';
import { computedFacts } from './computed-facts.ts';
import type { Fact } from './fact.ts';
import type { FactInput, FactWithoutId } from './fact-input.ts';
import { scoreFact, stemsOf, workStems } from './fact-score.ts';
import { offerFacts } from './offer-facts.ts';
import { personFacts } from './person-facts.ts';

const mostOfPerson = 40;
const aboutOffer = new Set<Fact['kind']>(['service', 'proposal', 'selling_point', 'market']);

/**
 * Every fact that a message may rely on: the person's, best first by `scoreFact`, then the offer's in its own order. An
 * id follows the order in which facts are read, not their rank: another offer ranks the same facts otherwise.
 */
export function collectFacts(source: FactInput): Fact[] {
  const ofOffer = numbered('o', [
    ...offerFacts(source.offer, source.offerChangedAt),
    ...argumentaireFacts(source.argumentaire, source.offerChangedAt),
  ]);
  const read = withoutEchoes(personFacts(source).filter(isNotOfSender(ofOffer)));
  const known = numbered('p', read);
  const facts = source.today
    ? numbered('p', [
        ...read,
        ...computedFacts(known, {
          today: source.today,
          seenAt: source.seenAt,
          positions: source.person.positions,
        }),
      ])
    : known;
  const weights = {
    offer: new Set(
      ofOffer.filter(({ kind }) => aboutOffer.has(kind)).flatMap(({ text }) => [...stemsOf(text)]),
    ),
    work: workStems(facts),
  };
  const ofPerson = facts
    .map((fact, at) => ({ fact, at, score: scoreFact(fact, weights) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ fact }) => fact);
  return [...keepBest(ofPerson), ...ofOffer];
}

const prose = new Set<Fact['kind']>(['about', 'role_detail', 'post', 'headline']);
const ofSender = new Set<Fact['kind']>(['sender_name', 'sender_company']);

/** A person's own words about the sender are left out of what is written to them. */
function isNotOfSender(ofOffer: readonly Fact[]): (facts: FactWithoutId) => boolean {
  const names = ofOffer
    .filter(({ kind, text }) => ofSender.has(kind) && text.length > 3)
    .map(({ text }) => ` ${normaliseWords(text)} `);
  return ({ kind, text }) =>
    !prose.has(kind) || !names.some((name) => ` ${normaliseWords(text)} `.includes(name));
}

const numbered = (letter: 'p' | 'o', facts: readonly FactWithoutId[]): Fact[] =>
  facts.map((fact, at) => ({ id: `${letter}${at + 1}`, ...fact }));

/** The same words in two facts of one kind are one fact. */
const withoutEchoes = (facts: readonly FactWithoutId[]): FactWithoutId[] => {
  const seen = new Set<string>();
  return facts.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLocaleLowerCase('fr')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const always = new Set<Fact['kind']>([
  'first_name',
  'last_name',
  'role',
  'company',
  'role_since',
  'place',
  'computed',
]);

/** Who somebody is stays, however little it says; the rest competes for the room. */
function keepBest(ranked: readonly Fact[]): Fact[] {
  const room = mostOfPerson - ranked.filter(({ kind }) => always.has(kind)).length;
  const others = new Set(ranked.filter(({ kind }) => !always.has(kind)).slice(0, room));
  return ranked.filter((fact) => always.has(fact.kind) || others.has(fact));
}
