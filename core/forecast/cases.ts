import { answeredStep, answersOf, type Choice, drawFor, type Standing, standingOf } from './answers.ts';
import type { Population } from './population.ts';
import { type Range, type Rates, rangeOfChances } from './priors.ts';
import { type ForecastRun, runForecast } from './run.ts';

/** Longer than any sequence takes for the people of a year. */
const horizonMs = 400 * 86_400_000;
/**
 * A reply holds the colleagues, who may have been chosen too: it settles at the first or second. Of many, one more
 * or less is not seen, and each round takes a while.
 */
const roundsFor = (people: number) => (people > 300 ? 1 : 4);

/** How the answers of one campaign turn out in one case. */
export type CaseCounts = { accepted: number; replies: number };
export type ForecastCase = { run: ForecastRun; counts: ReadonlyMap<string, CaseCounts> };

/**
 * The same engine as the answers turn out poor, likely or good. Each case holds as many acceptances and replies
 * as its end of the range, whatever the size of the campaign: who they are comes from the run before, for only those
 * whom an invitation or a message reaches can answer.
 */
export function runCases(
  population: Population,
  { now, rates }: { now: Date; rates: Rates },
): Record<keyof Range, ForecastCase> {
  const rounds = roundsFor(population.people.length);
  const standing = new Map<string, Standing>();
  const shares = { acceptance: rates.acceptance.share, reply: rates.reply.share };
  const nobody: Choice = { accepting: new Set(), answered: new Map() };
  const runWith = (choice: Choice) =>
    runForecast(population, {
      from: now,
      until: new Date(now.getTime() + horizonMs),
      answers: answersOf(choice),
      doesTasks: true,
    });
  const silent = runForecast(population, {
    from: now,
    until: new Date(now.getTime() + horizonMs),
    answers: {
      ...answersOf(nobody),
      underWay(person, at) {
        standing.set(person.id, standingOf(person, at, shares));
        return [];
      },
    },
    doesTasks: true,
  });
  const settle = (end: keyof Range): ForecastCase => {
    let [run, choice] = [silent, nobody];
    for (let round = 1; ; round += 1) {
      const next = choose(run, { end, now, rates, standing, before: choice });
      if (round > rounds || isSame(choice, next)) return { run, counts: countsOf(run) };
      choice = next;
      run = runWith(choice);
    }
  };
  return { low: settle('low'), likely: settle('likely'), high: settle('high') };
}

type Chooser = {
  end: keyof Range;
  now: Date;
  rates: Rates;
  standing: ReadonlyMap<string, Standing>;
  before: Choice;
};
type Chance = { id: string; chance: number };

function choose(run: ForecastRun, { end, now, rates, standing, before }: Chooser): Choice {
  const accepting = new Set<string>();
  const answered = new Map<string, string>();
  const invited = new Set(
    run.acts.filter(({ act }) => act.kind === 'invite').map(({ personId }) => personId),
  );
  for (const people of Map.groupBy(run.people, ({ campaignId }) => campaignId).values()) {
    const acceptances = people.flatMap(({ id }): Chance[] => {
      const chance = invited.has(id) ? rates.acceptance.share : standing.get(id)?.accepts;
      return chance ? [{ id, chance }] : [];
    });
    for (const { id } of firstOf(acceptances, 'accepts', rates.acceptance, end)) accepting.add(id);
    const steps = new Map<string, string>();
    const replies = people.flatMap((person): Chance[] => {
      const { id } = person;
      const isNew = accepting.has(id) && !before.accepting.has(id);
      const step = answeredStep(person, now, { before: before.answered.get(id), isNew });
      const chance = standing.get(id)?.replies;
      if (step) steps.set(id, step);
      return step && chance ? [{ id, chance }] : [];
    });
    for (const { id } of firstOf(replies, 'replies', rates.reply, end)) answered.set(id, steps.get(id) ?? '');
  }
  return { accepting, answered };
}

/** As many as the end of the range says; those who are likelier to, and whose place comes first, before the others. */
function firstOf(
  chances: readonly Chance[],
  subject: string,
  rate: Rates[keyof Rates],
  end: keyof Range,
): Chance[] {
  const many = rangeOfChances(
    chances.map(({ chance }) => chance),
    rate,
  )[end];
  const rank = ({ id, chance }: Chance) => drawFor(subject, id) / chance;
  return chances
    .map((one) => ({ ...one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    .slice(0, many);
}

/** What the run itself heard: the calendar and the ranges say the same, even where it has not settled. */
function countsOf({ people, news }: ForecastRun): Map<string, CaseCounts> {
  const campaignOf = new Map(people.map(({ id, campaignId }) => [id, campaignId]));
  const counts = new Map<string, CaseCounts>();
  for (const { personId, is } of news) {
    const campaignId = campaignOf.get(personId) ?? '';
    const count = counts.get(campaignId) ?? { accepted: 0, replies: 0 };
    if (is === 'accepted') count.accepted += 1;
    if (is === 'replied') count.replies += 1;
    counts.set(campaignId, count);
  }
  return counts;
}

const isSame = (a: Choice, b: Choice) =>
  a.accepting.size === b.accepting.size &&
  a.answered.size === b.answered.size &&
  [...a.accepting].every((id) => b.accepting.has(id)) &&
  [...a.answered].every(([id, step]) => b.answered.get(id) === step);
