import type { JudgedFacts } from '../people/company-register.ts';
import { listAlternatives, nameWanted } from '../targeting/alternatives.ts';
import { employerKindOf } from '../targeting/employer-kinds.ts';
import type { CriteriaField, IcpCriteria } from '../targeting/icp-criteria.ts';
import type { CriterionResult, Judge } from './criterion-result.ts';
import { prepareMustNotHave } from './judge/judge-avoided.ts';
import { prepareExclusions, prepareSizes } from './judge/judge-company.ts';
import { preparePlaces } from './judge/judge-places.ts';
import { prepareDepartments, prepareNaf } from './judge/judge-register.ts';
import { prepareFunctions, prepareSeniorities, prepareTitles } from './judge/judge-role.ts';
import { prepareIndustries } from './judge/judge-sectors.ts';
import { prepareTenures } from './judge/judge-tenure.ts';
import { prepareLanguages, prepareMustHave } from './judge/judge-words.ts';
import { readCurrentJobs, withLastJob } from './judge/read-roles.ts';
import type { Qualification, Reason, Verdict } from './score.ts';
import { addUpReasons } from './score.ts';

/** What each criterion weighs. What only rules people out weighs nothing: it makes nobody a better lead. */
export const criteriaWeights: Readonly<Record<CriteriaField, number>> = {
  titles: 30,
  functions: 20,
  seniorities: 15,
  tenures: 10,
  industries: 15,
  /** As the sector and the place, whose precise French words they are. */
  nafCodes: 15,
  places: 15,
  departments: 15,
  companySizes: 10,
  mustHave: 10,
  languages: 5,
  mustNotHave: 0,
  exclusions: 0,
};

/** Each gives null when the criteria do not ask for it. */
const judges: Readonly<Record<CriteriaField, (criteria: IcpCriteria, today: Date | null) => Judge | null>> = {
  titles: prepareTitles,
  seniorities: prepareSeniorities,
  functions: prepareFunctions,
  tenures: prepareTenures,
  industries: prepareIndustries,
  nafCodes: prepareNaf,
  companySizes: prepareSizes,
  places: preparePlaces,
  departments: prepareDepartments,
  languages: prepareLanguages,
  mustHave: prepareMustHave,
  mustNotHave: prepareMustNotHave,
  exclusions: prepareExclusions,
};

/**
 * The criteria read once, ready for many people; without a date, nobody knows how long a job has been held. Whoever
 * meets one of several kinds of wanted people is judged as one of them, and the reason says which.
 */
export function prepareCriteria(
  criteria: IcpCriteria,
  today: Date | null = null,
): (facts: JudgedFacts) => Qualification {
  const [only, ...others] = listAlternatives(criteria).map((kind) => ({
    name: nameWanted(kind),
    judge: prepareKind(kind, today),
  }));
  if (!only) throw new Error('A target asks for one kind of people at least');
  if (others.length === 0) return only.judge;
  return (facts) => {
    const all = [only, ...others].map(({ name, judge }) => ({ name, judged: judge(facts) }));
    // Whoever matches one profile by title is judged by that one, not by a near one: a DSI is no « maybe CTO ».
    const named = all.filter(({ judged }) => isNamed(judged));
    const best = (named.length > 0 ? named : all).reduce((one, other) =>
      isBetter(other.judged, one.judged) ? other : one,
    );
    return nameAlternative(best.judged, best.name);
  };
}

const whoAsked: readonly CriteriaField[] = ['titles', 'functions', 'seniorities'];

const isNamed = ({ reasons }: Qualification): boolean => {
  const who = reasons.filter(({ criterion }) => whoAsked.includes(criterion));
  return who.length > 0 && who.every(({ stance }) => stance === 'for');
};

/** « Intitulé demandé : Directrice d’usine (profil « Directeur d’usine ») ». */
function nameAlternative(judged: Qualification, name: string): Qualification {
  const named = judged.reasons.find(({ criterion }) => whoAsked.includes(criterion)) ?? judged.reasons[0];
  const reasons = judged.reasons.map((reason) =>
    reason === named && name
      ? { ...reason, explanation: `${reason.explanation} (profil «\u00a0${name}\u00a0»)` }
      : reason,
  );
  return { ...judged, reasons };
}

function prepareKind(criteria: IcpCriteria, today: Date | null): (facts: JudgedFacts) => Qualification {
  const asked = Object.entries(judges).flatMap(([field, prepare]) => {
    const judge = prepare(criteria, today);
    return judge ? [{ criterion: field as CriteriaField, judge }] : [];
  });
  const isSeekingAsked = criteria.mustHave.some((label) => employerKindOf(label) === 'seeking');
  return (facts) => {
    const judged = readCurrentJobs(isSeekingAsked ? withLastJob(facts) : facts).map((job) =>
      conclude(asked.map(({ criterion, judge }) => toReason(criterion, judge(job.facts, job.roles)))),
    );
    return judged.reduce((best, other) => (isBetter(other, best) ? other : best));
  };
}

const verdicts: readonly Verdict[] = ['unqualified', 'unknown', 'qualified'];
const isBetter = (one: Qualification, other: Qualification): boolean => {
  const more = verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict);
  return more > 0 || (more === 0 && one.score > other.score);
};

export const qualify = (
  criteria: IcpCriteria,
  facts: JudgedFacts,
  today: Date | null = null,
): Qualification => prepareCriteria(criteria, today)(facts);

/** Field by field: it is made a dozen times for each person. */
function toReason(
  criterion: CriteriaField,
  { fit = 1, stance, evidence, explanation }: CriterionResult,
): Reason {
  const weight = criteriaWeights[criterion];
  return { criterion, weight, points: stance === 'for' ? weight * fit : 0, stance, evidence, explanation };
}

/** Every criterion must be met: one against is enough to say no, one unknown is enough not to say yes. */
function conclude(reasons: Reason[]): Qualification {
  const { asked, known, score } = addUpReasons(reasons);
  return { verdict: verdictOf(reasons), score, knownShare: asked === 0 ? 0 : known / asked, reasons };
}

function verdictOf(reasons: readonly Reason[]): Verdict {
  if (reasons.some(({ stance }) => stance === 'against')) return 'unqualified';
  const weighing = reasons.filter(({ weight }) => weight > 0);
  return weighing.length > 0 && weighing.every(({ stance }) => stance === 'for') ? 'qualified' : 'unknown';
}
