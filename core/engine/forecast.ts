import { addDays, type Day, dayIn } from '../calendar-day.ts';
import { drawAnswers, type Standing } from './forecast-answers.ts';
import type { Population } from './forecast-population.ts';
import { type Range, type Rates, rangeOf, rangeOfChances } from './forecast-priors.ts';
import { type ForecastAct, type ForecastRun, runForecast } from './forecast-run.ts';

const paris = 'Europe/Paris';
/** Longer than any sequence takes for the people of a year. */
const horizonMs = 400 * 86_400_000;

export type ForecastDay = {
  day: Day;
  visits: number;
  invitations: number;
  /** In each case: a poor one may have more on a day, and fewer in all. */
  messages: Range;
  tasks: number;
  /** Invitations of the account's other campaigns on that day. */
  otherInvitations: number;
};

export type CampaignForecast = {
  startsAt: Date;
  /** Every act of the likely case, in its order. */
  acts: ForecastAct[];
  days: ForecastDay[];
  invitations: number;
  accepted: Range;
  replies: Range;
  positive: Range;
  messages: Range;
  firstActAt: Date | null;
  lastInvitationOn: Day | null;
  /** The last act or the end of the last waiting, in each case. */
  finishesOn: { low: Day | null; likely: Day | null; high: Day | null };
  /** Who waits for the user at the end of the likely case, and why. */
  asking: Record<string, string[]>;
  skipped: ForecastRun['skips'];
  rates: Rates;
};

/**
 * What a campaign will do: the same engine three times, as its answers turn out poor, likely or good. Of the other
 * campaigns of the account, only the room that they take.
 */
export function forecastCampaign(
  population: Population,
  { campaignId, now, rates }: { campaignId: string; now: Date; rates: Rates },
): CampaignForecast {
  const runWith = ({ answers }: ReturnType<typeof drawAnswers>) =>
    runForecast(population, {
      from: now,
      until: new Date(now.getTime() + horizonMs),
      answers,
      doesTasks: true,
    });
  const drawn = drawAnswers({ acceptance: rates.acceptance.share, reply: rates.reply.share });
  const likely = runWith(drawn);
  const acts = likely.acts.filter((act) => act.campaignId === campaignId);
  const invitations = acts.filter(({ act }) => act.kind === 'invite').length;
  const standing = new Map([...drawn.standing].filter(([, one]) => one.campaignId === campaignId));
  const acceptances = [
    ...new Array<number>(invitations).fill(rates.acceptance.share),
    ...[...standing.values()].flatMap(({ accepts }) => accepts ?? []),
  ];
  const accepted = rangeOfChances(acceptances, rates.acceptance);
  const low = runWith(drawAnswers(sharesAt('low', accepted, acceptances, rates)));
  const high = runWith(drawAnswers(sharesAt('high', accepted, acceptances, rates)));
  const runs = { low, likely, high };
  const inEach = <Value>(read: (run: ForecastRun, end: keyof Range) => Value) => ({
    low: read(low, 'low'),
    likely: read(likely, 'likely'),
    high: read(high, 'high'),
  });
  const replies = inEach(
    (run, end) => rangeOfChances(replyChances(run, campaignId, standing, rates), rates.reply)[end],
  );
  const travellers = new Set(ofCampaign(likely, campaignId).map(({ id }) => id));
  return {
    startsAt: now,
    acts,
    days: byDay(runs, campaignId),
    invitations,
    accepted,
    replies,
    positive: inEach((_, end) => rangeOf(replies[end], rates.positive)[end]),
    messages: inEach((run) => messagesOf(run, campaignId).length),
    firstActAt: acts[0]?.at ?? null,
    lastInvitationOn: dayOf(acts.findLast(({ act }) => act.kind === 'invite')?.at),
    finishesOn: inEach((run) => endOf(run, campaignId)),
    asking: askedOf(likely, campaignId),
    skipped: likely.skips.filter(({ personId }) => travellers.has(personId)),
    rates,
  };
}

/** The shares with which the answers of a case come out as many as its end of the range. */
function sharesAt(end: 'low' | 'high', accepted: Range, chances: readonly number[], rates: Rates) {
  const middle = chances.reduce((sum, chance) => sum + chance, 0);
  if (middle === 0 || accepted[end] === 0)
    return { acceptance: middle === 0 ? rates.acceptance.share : 0, reply: rates.reply.share };
  return {
    acceptance: Math.min(1, (rates.acceptance.share * accepted[end]) / middle),
    reply: rangeOf(accepted[end], rates.reply)[end] / accepted[end],
  };
}

const ofCampaign = ({ people }: ForecastRun, campaignId: string) =>
  people.filter((person) => person.campaignId === campaignId);

const messagesOf = ({ acts }: ForecastRun, campaignId: string) =>
  acts.filter((one) => one.campaignId === campaignId && one.act.kind === 'message');

/** Of everybody whom a message has reached, or will in this case. */
function replyChances(
  run: ForecastRun,
  campaignId: string,
  standing: ReadonlyMap<string, Standing>,
  { reply }: Rates,
): number[] {
  const reached = new Set(messagesOf(run, campaignId).map(({ personId }) => personId));
  for (const [personId, { isReached }] of standing) if (isReached) reached.add(personId);
  return [...reached].map((personId) => standing.get(personId)?.replies ?? reply.share);
}

function endOf(run: ForecastRun, campaignId: string): Day | null {
  let end = 0;
  for (const { finishedAt } of ofCampaign(run, campaignId)) end = Math.max(end, finishedAt?.getTime() ?? 0);
  return end > 0 ? dayIn(paris, new Date(end)) : null;
}

const dayOf = (at: Date | undefined): Day | null => (at ? dayIn(paris, at) : null);

function askedOf(run: ForecastRun, campaignId: string): Record<string, string[]> {
  const asked: Record<string, string[]> = {};
  for (const person of ofCampaign(run, campaignId)) {
    if (person.state !== 'asking' || !person.reason) continue;
    asked[person.reason] = [...(asked[person.reason] ?? []), person.id];
  }
  return asked;
}

function byDay(runs: Record<keyof Range, ForecastRun>, campaignId: string): ForecastDay[] {
  const days = new Map<Day, ForecastDay>();
  const at = (day: Day): ForecastDay => {
    const known = days.get(day) ?? {
      day,
      visits: 0,
      invitations: 0,
      messages: { low: 0, likely: 0, high: 0 },
      tasks: 0,
      otherInvitations: 0,
    };
    days.set(day, known);
    return known;
  };
  for (const name of ['low', 'likely', 'high'] as const)
    for (const one of runs[name].acts) {
      const isOwn = one.campaignId === campaignId;
      const day = at(dayIn(paris, one.at));
      if (isOwn && one.act.kind === 'message') day.messages[name] += 1;
      if (name !== 'likely') continue;
      if (one.act.kind === 'invite') day[isOwn ? 'invitations' : 'otherInvitations'] += 1;
      if (isOwn && one.act.kind === 'visit') day.visits += 1;
      if (isOwn && one.act.kind === 'task') day.tasks += 1;
    }
  const own = [...days.values()].filter(hasSomething).sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = [own[0]?.day, own.at(-1)?.day];
  if (!first || !last) return [];
  const list: ForecastDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) list.push(at(day));
  return list;
}

const hasSomething = ({ visits, invitations, messages, tasks }: ForecastDay) =>
  visits + invitations + messages.low + messages.likely + messages.high + tasks > 0;
