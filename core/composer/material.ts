import { matchPhrase } from '../argumentaire/same-words.ts';
import { isOfOffer } from '../facts/fact.ts';
import { stemsOf } from '../facts/fact-score.ts';
import type { MessageBrief } from '../messages/brief.ts';
import type { Argument, Sign } from '../offers/argumentaire.ts';
import type { AtWork, FactSentence } from './parts/at-work.ts';
import { monthsSince } from './parts/fact-month.ts';
import { type WrittenArgument, writeArgument } from './parts/write-argument.ts';
import { type OfferUnit, offerUnits } from './parts/write-offer.ts';
import { ownWords, writeFact } from './parts/write-person.ts';
import { writeSubject, writeWords } from './parts/write-words.ts';
import type { WritingContext } from './writing-context.ts';

/** What a text can be made of: what to open with, best first, the offer, and what there is to say of it. */
export type Material = {
  hooks: readonly FactSentence[];
  /** The first of them is the sign of the argument. */
  hasSign: boolean;
  units: readonly OfferUnit[];
  /** Of the argument that was chosen; where none concerns the person, what supposes nothing of them. */
  argument: WrittenArgument | null;
  /** Their job, for whom there is nothing better to say. */
  job: FactSentence | null;
  /** The fact that the user asks for. */
  asked: string | null;
};

export function gather(context: WritingContext, work: AtWork): Material {
  const { brief, read } = context;
  const { change, facts, reason, argumentaire } = brief;
  const asked = change?.factId ?? null;
  const argument = argumentaire.arguments.find(({ id }) => id === reason?.argumentId) ?? null;
  const sign = argument && writeSign(brief, argument, work);
  const ofPerson = asked && !isOfOffer({ id: asked });
  const shown = ofPerson
    ? facts.filter(({ id }) => id === asked).flatMap((fact) => writeFact(fact, brief, work) ?? [])
    : [...recommendations(brief, work), ...(sign ? [sign] : []), ...defaultHooks(context, work)];
  const kept = keptFacts(brief);
  const own = argument && writeArgument(brief, argument.id);
  const isRead = own !== null && [own.problem, own.give].every((part) => !part || isIn(read, part.text));
  return {
    hooks: shown.toSorted((a, b) => Number(kept.has(b.fact.id)) - Number(kept.has(a.fact.id))),
    hasSign: sign !== null && !ofPerson,
    units: offerUnits(brief).toSorted((a, b) => Number(b.fact.id === asked) - Number(a.fact.id === asked)),
    argument: own && !isRead ? own : (plainArgument(brief, read) ?? own),
    job: jobOf(brief, work),
    asked,
  };
}

/** The sign that an argument was chosen for; a size, a sector and a title say nothing of somebody. */
function writeSign(brief: MessageBrief, argument: Argument, work: AtWork): FactSentence | null {
  const [fact, other] = (brief.reason?.evidence ?? []).flatMap(
    (id) => brief.facts.find((each) => each.id === id) ?? [],
  );
  if (!fact || ofFrame.has(brief.reason?.sign ?? 'headcount')) return null;
  if (ownWords.has(fact.kind)) {
    const words = argument.signs.flatMap((sign) => (sign.kind === 'words' ? sign.words : []));
    const holds = (text: string) => matchPhrase(text, words) !== null;
    return writeWords(fact, brief, work, holds(fact.text) ? holds : null) ?? writeSubject(fact, words);
  }
  const since = writeFact(fact, brief, work);
  const pastName = other && writeFact(other, brief, work)?.fillings.pastName;
  if (fact.kind !== 'role_since' || !since) return since;
  return pastName
    ? { ...since, uses: ['moved'], fillings: { ...since.fillings, pastName } }
    : { ...since, uses: since.uses.includes('start') ? ['start'] : since.uses };
}

function jobOf(brief: MessageBrief, work: AtWork): FactSentence | null {
  const role = brief.facts.find(({ kind }) => kind === 'role');
  const job = role ? writeFact(role, brief, work) : null;
  return job?.fillings.fact ? { ...job, uses: ['job'] } : job;
}

/** Signs of a company’s frame: what is said to those who have them may be said to anybody. */
const ofFrame: ReadonlySet<Sign['kind']> = new Set(['headcount', 'sector', 'title']);

/** The question and the gift that suppose nothing of anybody, unless they were read. */
function plainArgument(brief: MessageBrief, read: string): WrittenArgument | null {
  const plain = brief.argumentaire.arguments.find(
    ({ signs }) =>
      signs.every(({ kind }) => ofFrame.has(kind)) && signs.some(({ kind }) => kind === 'headcount'),
  );
  if (!plain) return null;
  const { question, give } = writeArgument(brief, plain.id);
  const unread = (part: typeof give) => (part && !isIn(read, part.text) ? part : null);
  return { problem: null, proof: null, question: unread(question), give: unread(give) };
}

/** Somebody they know sent us: nothing opens better. */
const recommendations = (brief: MessageBrief, work: AtWork): FactSentence[] =>
  brief.facts
    .filter(({ kind, source }) => kind === 'detail' && source === 'reply')
    .flatMap((fact) => writeFact(fact, brief, work) ?? []);

/** A text in another manner keeps the fact that opened it. */
function keptFacts({ change }: MessageBrief): ReadonlySet<string> {
  if (!change || change.manner === 'again') return new Set();
  return new Set(change.former.filter(({ role }) => role === 'hook').flatMap(({ evidence }) => evidence));
}

const ofJob = ['role_since', 'role', 'company', 'headline'] as const;
const shortestWords = 40;
const newMonths = 6;

/** Their own words on what one sells, then what they do; chance decides now and then, so that texts differ. */
function defaultHooks({ brief, random, before }: WritingContext, work: AtWork): FactSentence[] {
  const isOfSubject = subjectOf(brief);
  const trade = stemsOf(brief.facts.find(({ kind }) => kind === 'role')?.text ?? '');
  const isOfTrade = (text: string) =>
    [...stemsOf(text)].filter((stem) => trade.has(stem) && !anywhere.has(stem)).length > 1;
  const ofPerson = brief.facts.filter((fact) => !isOfOffer(fact) && fact.source !== 'reply');
  const isSpoken = (fact: FactSentence) => Number(isWritten(before, fact));
  const words = ofPerson
    .filter(({ kind, text }) =>
      ownWords.has(kind)
        ? text.length >= shortestWords && (isOfSubject(text) || isOfTrade(text))
        : // A tool of theirs, from the user’s file, where the offer speaks of the same.
          kind === 'detail' && isOfSubject(text),
    )
    .flatMap(
      (fact) =>
        (ownWords.has(fact.kind)
          ? writeWords(fact, brief, work, isOfSubject)
          : writeFact(fact, brief, work)) ?? [],
    )
    .toSorted((a, b) => isSpoken(a) - isSpoken(b));
  const isWordsFirst = random() < 0.85;
  const isDated = random() < 0.6;
  // Their title is no news to whom there is something else to say.
  if (brief.argumentaire.arguments.length > 0) return [...words, ...newStart(brief, work)];
  const jobs = ofJob.flatMap((wanted) =>
    ofPerson.filter(({ kind }) => kind === wanted).flatMap((fact) => writeFact(fact, brief, work) ?? []),
  );
  const [since, ...rest] = jobs;
  const ordered =
    since?.fact.kind === 'role_since' && !isDated ? [...rest.slice(0, 1), since, ...rest.slice(1)] : jobs;
  return isWordsFirst ? [...words, ...ordered] : [...ordered, ...words];
}

const newStart = (brief: MessageBrief, work: AtWork): FactSentence[] =>
  brief.facts
    .filter((fact) => fact.kind === 'role_since' && (monthsSince(fact) ?? newMonths + 1) <= newMonths)
    .flatMap((fact) => writeFact(fact, brief, work) ?? [])
    .map((shown) => (shown.uses.includes('start') ? { ...shown, uses: ['start'] } : shown));

const comparable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').toLocaleLowerCase('fr');
export const isIn = (text: string, words: string): boolean => comparable(text).includes(comparable(words));

/** Whether a text says it already, in any of its phrases. */
export const isWritten = (text: string, { fillings }: { fillings: FactSentence['fillings'] }): boolean =>
  Object.values(fillings).some((one) => one && one.text.length > 3 && isIn(text, one.text));

const ofOffer = new Set(['service', 'proposal', 'market', 'problem', 'question', 'give']);

/** Shared by any profile and any offer: nothing follows from them. */
const anywhere = stemsOf(
  'France français équipe entreprise société client service solution salariés personnes mois semaine année site métier jours travail groupe projet gestion besoin personne quelqu’un liste page exemple plan point note départ chiffre nouveau ancien aujourd’hui fréquence question',
);

/** Whether words are about what the offer sells. */
function subjectOf({ facts }: MessageBrief): (text: string) => boolean {
  const offered = new Set(
    facts.filter(({ kind }) => ofOffer.has(kind)).flatMap(({ text }) => [...stemsOf(text)]),
  );
  return (text) => [...stemsOf(text)].some((stem) => offered.has(stem) && !anywhere.has(stem));
}
