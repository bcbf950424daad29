import type { JudgedFacts } from '../people/company-register.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import { adjustScore, type Learned } from '../qualification/learn.ts';
import { listTraits } from '../qualification/list-traits.ts';
import { prepareCriteria } from '../qualification/qualification.ts';
import type { Qualification, Reason } from '../qualification/score.ts';
import { addUpReasons, expectedScore } from '../qualification/score.ts';
import type { IcpCriteria } from '../targeting/icp-criteria.ts';
import { normaliseWords } from '../words/normalise-words.ts';

export type Candidate = { id: string; facts: JudgedFacts; company: string | null; isLater: boolean };

/** Someone of the same target who was chosen: accepted here, or a good lead of a campaign. */
export type Chosen = { name: string; company: string | null; facts: PersonFacts | null };

/** One part of the rank, in French. */
export type RankPart = {
  kind: 'target' | 'unknown' | 'answers' | 'similar' | 'colleague';
  points: number;
  text: string;
};

export type Suggestion = {
  id: string;
  isLater: boolean;
  /** The sum of its parts, from 0 to 100. */
  score: number;
  parts: RankPart[];
  qualification: Qualification;
};

export const mostForSimilar = 10;
export const forColleague = 6;
/** Below this likeness, two people have too little in common to say so. */
const leastLikeness = 0.5;
/** Below this, a suggestion would waste the time of whoever answers. */
export const leastScore = 40;

/**
 * The best first; then those of whom nothing is known, and those put off for later after all the others. Whoever the
 * target rules out is never suggested. `currentId` is on the screen already: it stays, whatever was learned since.
 */
export function rankSuggestions(
  candidates: readonly Candidate[],
  {
    criteria,
    learned,
    chosen,
    currentId = null,
    today = null,
  }: {
    criteria: IcpCriteria;
    learned: Learned | null;
    chosen: readonly Chosen[];
    currentId?: string | null;
    today?: Date | null;
  },
): Suggestion[] {
  const qualify = prepareCriteria(criteria, today);
  const likeness = prepareLikeness(chosen);
  const colleagues = prepareColleagues(chosen);
  return candidates
    .map(({ id, facts, company, isLater }): Suggestion & { isRuledOut: boolean } => {
      const qualification = qualify(facts);
      // A refused suggestion costs a look: those off target keep their order among them.
      const compared = { ...qualification, score: addUpReasons(qualification.reasons).fit };
      const parts = [
        targetPart(compared),
        unknownPart(compared),
        learned && answersPart(learned, facts, qualification.reasons),
        likeness(facts),
        colleagues(company),
      ].filter((part) => part !== null);
      const sum = parts.reduce((total, { points }) => total + points, 0);
      const score = Math.max(0, Math.min(100, sum));
      return { id, isLater, score, parts, qualification, isRuledOut: isRuledOut(qualification) };
    })
    .filter(({ id, score, isRuledOut }) => id === currentId || (!isRuledOut && score >= leastScore))
    .sort(
      (a, b) =>
        Number(b.id === currentId) - Number(a.id === currentId) ||
        Number(a.isLater) - Number(b.isLater) ||
        Number(isUnknown(a)) - Number(isUnknown(b)) ||
        b.score - a.score ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ isRuledOut: _, ...suggestion }) => suggestion);
}

/** Against something that weighs nothing: an exclusion, a word to avoid. */
const isRuledOut = ({ reasons }: Qualification) =>
  reasons.some(({ stance, weight }) => stance === 'against' && weight === 0);

const isUnknown = ({ qualification }: Suggestion) => qualification.knownShare === 0;

function targetPart({ score, reasons }: Qualification): RankPart {
  const met = reasons.filter(({ stance }) => stance === 'for').length;
  const text = `Ciblage\u00a0: ${met} ${met > 1 ? 'critères remplis' : 'critère rempli'} sur ${reasons.length}`;
  return { kind: 'target', points: Math.round(score), text };
}

/** Few known criteria, all met, are no better than many: the others are as likely to be met as not. */
function unknownPart(qualification: Qualification): RankPart | null {
  const count = qualification.reasons.filter(
    ({ stance, weight }) => stance === 'unknown' && weight > 0,
  ).length;
  if (count === 0) return null;
  const text =
    count > 1 ? `${count} critères inconnus, comptés pour moitié` : '1 critère inconnu, compté pour moitié';
  const points = Math.round(expectedScore(qualification)) - Math.round(qualification.score);
  return { kind: 'unknown', points, text };
}

function answersPart(learned: Learned, facts: PersonFacts, reasons: readonly Reason[]): RankPart | null {
  const { adjustment, because, sample } = adjustScore(learned, facts, reasons);
  if (adjustment === 0) return null;
  return {
    kind: 'answers',
    points: adjustment,
    text: `D’après vos ${sample} réponses${because.length > 0 ? `\u00a0: ${because.join(', ')}` : ''}`,
  };
}

/** Plain facts only: how criteria fare is already counted by the target. */
const plainTraits = (facts: PersonFacts) => new Map([...listTraits(facts, [])]);

function prepareLikeness(chosen: readonly Chosen[]): (facts: PersonFacts) => RankPart | null {
  const known = chosen.flatMap(({ name, facts }) => (facts ? [{ name, traits: plainTraits(facts) }] : []));
  return (facts) => {
    if (known.length === 0) return null;
    const mine = plainTraits(facts);
    let best = { likeness: 0, name: '', shared: [] as string[] };
    for (const { name, traits } of known) {
      const shared = [...mine.keys()].filter((key) => traits.has(key));
      const all = new Set([...mine.keys(), ...traits.keys()]).size;
      const likeness = all === 0 ? 0 : shared.length / all;
      if (likeness > best.likeness)
        best = { likeness, name, shared: shared.map((key) => mine.get(key) ?? key) };
    }
    if (best.likeness < leastLikeness) return null;
    return {
      kind: 'similar',
      points: Math.round(mostForSimilar * best.likeness),
      text: `Ressemble à ${best.name}, parmi vos choix (${best.shared.slice(0, 2).join(', ')})`,
    };
  };
}

function prepareColleagues(chosen: readonly Chosen[]): (company: string | null) => RankPart | null {
  const nameByCompany = new Map<string, string>();
  for (const { name, company } of chosen) {
    const key = normaliseWords(company ?? '');
    if (key !== '' && !nameByCompany.has(key)) nameByCompany.set(key, name);
  }
  return (company) => {
    const name = nameByCompany.get(normaliseWords(company ?? ''));
    if (!name || !company) return null;
    return { kind: 'colleague', points: forColleague, text: `Même entreprise que ${name}\u00a0: ${company}` };
  };
}
