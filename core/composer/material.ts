import { isOfOffer } from '../ledger/fact.ts';
import { stemsOf } from '../ledger/fact-score.ts';
import type { MessageBrief } from '../messages/brief.ts';
import type { Sentence } from '../messages/message.ts';
import type { Sign } from '../offers/argumentaire.ts';
import { type Desk, type Filling, sayOwn, write } from './desk.ts';
import type { PatternUse } from './patterns.ts';
import { type SaidArgument, sayArgument } from './say-argument.ts';
import { type OfferUnit, offerUnits } from './say-offer.ts';
import { type AtWork, type Told, tellFact } from './say-person.ts';
import { sayBack, tellSign } from './say-sign.ts';
import { anywhere, subjectOf } from './subject.ts';

/** What a text can be made of: what to open with, best first, the offer, and the argument that was chosen. */
export type Material = {
  hooks: readonly Told[];
  /** Told of the sign of the argument, and of nothing else. */
  hasSign: boolean;
  units: readonly OfferUnit[];
  argument: SaidArgument | null;
  /** Where no argument concerns the person: a question of the offer that supposes nothing of them. */
  plainQuestion: Filling | null;
  /** The fact that the user asks for. */
  asked: string | null;
};

export function gather(desk: Desk, work: AtWork): Material {
  const { brief } = desk;
  const asked = brief.change?.factId ?? null;
  const argument =
    brief.reason && brief.argumentaire.arguments.find(({ id }) => id === brief.reason?.argumentId);
  const sign = brief.reason && argument && tellSign(brief.reason, argument, brief, work);
  const own = asked && !isOfOffer({ id: asked }) ? brief.facts.filter(({ id }) => id === asked) : null;
  const told = own
    ? own.flatMap((fact) => tellFact(fact, brief, work) ?? [])
    : [...recommendations(desk, work), ...opening(sign ?? null, usualHooks(desk, work))];
  const kept = keptFacts(desk);
  return {
    hooks: told.toSorted((a, b) => Number(kept.has(b.fact.id)) - Number(kept.has(a.fact.id))),
    hasSign: sign !== null && sign !== undefined && !own,
    units: offerUnits(brief).toSorted((a, b) => Number(b.fact.id === asked) - Number(a.fact.id === asked)),
    argument: argument ? sayArgument(brief, argument.id) : null,
    plainQuestion: argument ? null : plainQuestion(brief),
    asked,
  };
}

/** Signs of a company's frame: what is asked of those who have them may be asked of anybody. */
const ofFrame: ReadonlySet<Sign['kind']> = new Set(['headcount', 'sector', 'title']);

function plainQuestion(brief: MessageBrief): Filling | null {
  const plain = brief.argumentaire.arguments.find(
    ({ signs }) =>
      signs.every(({ kind }) => ofFrame.has(kind)) && signs.some(({ kind }) => kind === 'headcount'),
  );
  return plain ? sayArgument(brief, plain.id).question : null;
}

/** The sign first; a head count, though, says less of somebody than their own words on what one sells. */
function opening(sign: Told | null, usual: readonly Told[]): Told[] {
  if (!sign) return [...usual];
  const [first, ...rest] = usual;
  const isFrame = sign.fact.kind === 'headcount' || sign.fact.kind === 'industry';
  return isFrame && first && ownWords.has(first.fact.kind) ? [first, sign, ...rest] : [sign, ...usual];
}

/** Somebody they know sent us: nothing opens better. */
const recommendations = ({ brief }: Desk, work: AtWork): Told[] =>
  brief.facts
    .filter(({ kind, source }) => kind === 'detail' && source === 'reply')
    .flatMap((fact) => tellFact(fact, brief, work) ?? []);

/** A text in another manner keeps the fact that opened it. */
function keptFacts({ brief: { change } }: Desk): ReadonlySet<string> {
  if (!change || change.manner === 'again') return new Set();
  return new Set(change.former.filter(({ role }) => role === 'hook').flatMap(({ evidence }) => evidence));
}

const ownWords = new Set(['post', 'about', 'role_detail']);
const ofJob = ['role_since', 'role', 'company'] as const;
const shortestWords = 40;
/** Their own words on what one sells, then what they do; chance decides now and then, so that texts differ. */
function usualHooks({ brief, random, before }: Desk, work: AtWork): Told[] {
  const isOfSubject = subjectOf(brief);
  const trade = stemsOf(brief.facts.find(({ kind }) => kind === 'role')?.text ?? '');
  const isOfTrade = (text: string) =>
    [...stemsOf(text)].filter((stem) => trade.has(stem) && !anywhere.has(stem)).length > 1;
  const tell = (isMeant: (kind: string, text: string) => boolean) =>
    brief.facts
      .filter((fact) => !isOfOffer(fact) && fact.source !== 'reply' && isMeant(fact.kind, fact.text))
      .flatMap((fact) => sayBack(fact, brief) ?? tellFact(fact, brief, work) ?? [])
      .toSorted((a, b) => Number(isSaid(before, a)) - Number(isSaid(before, b)));
  const words = tell(
    (kind, text) =>
      (ownWords.has(kind) && text.length >= shortestWords && (isOfSubject(text) || isOfTrade(text))) ||
      // A tool of theirs, from the user's file, where the offer speaks of the same.
      (kind === 'detail' && isOfSubject(text)),
  );
  const jobs = ofJob.flatMap((wanted) => tell((kind) => kind === wanted));
  const others = tell((kind) => kind === 'headline');
  const isWordsFirst = random() < 0.85;
  const isDated = random() < 0.6;
  const [since, ...rest] = jobs;
  const ordered =
    since?.fact.kind === 'role_since' && !isDated ? [...rest.slice(0, 1), since, ...rest.slice(1)] : jobs;
  return isWordsFirst ? [...words, ...ordered, ...others] : [...ordered, ...words, ...others];
}

const comparable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').toLocaleLowerCase('fr');

/** Whether a text says it already, in any of its phrases. */
export function isSaid(text: string, { slots }: { slots: Told['slots'] }): boolean {
  const said = comparable(text);
  return Object.values(slots).some(
    (slot) => slot && slot.text.length > 3 && said.includes(comparable(slot.text)),
  );
}

const usesAt = {
  first: ['sender'],
  after: ['sender', 'sender_after'],
  more: ['more'],
} as const satisfies Record<string, readonly PatternUse[]>;

/** What the sender does, at the head of a text or after something of the person, or what else the offer says. */
export function writeUnit(
  desk: Desk,
  unit: OfferUnit | undefined,
  place: 'first' | 'after' | 'more',
  isShort = false,
): Sentence | null {
  if (!unit) return null;
  const { slots, fact } = unit;
  const isPoint = fact.kind === 'selling_point' || fact.kind === 'pricing';
  return (
    write(desk, isPoint ? ['asked'] : usesAt[place], { slots, isShort }) ??
    write(desk, ['asked'], { slots, isShort })
  );
}

/** A part of the argument as the user wrote it, unless the person has read it. */
export function sayPart(
  desk: Desk,
  { argument }: Material,
  part: 'problem' | 'proof' | 'question',
): Sentence | null {
  const said = argument?.[part];
  if (!said || comparable(desk.read).includes(comparable(said.text))) return null;
  return sayOwn(desk, part === 'problem' ? 'bridge' : part === 'proof' ? 'offer' : 'question', said);
}
