import { addDays, type Day, dayIn } from '../time/calendar-day.ts';
import { type ForecastCase, runCases } from './cases.ts';
import type { Population } from './population.ts';
import { type Range, type Rates, rangeOf } from './priors.ts';
import type { ForecastAct, ForecastRun } from './run.ts';

const paris = 'Europe/Paris';

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
  const cases = runCases(population, { now, rates });
  const inEach = <Value>(read: (one: ForecastCase, end: keyof Range) => Value) => ({
    low: read(cases.low, 'low'),
    likely: read(cases.likely, 'likely'),
    high: read(cases.high, 'high'),
  });
  const runs = inEach(({ run }) => run);
  const { likely } = runs;
  const acts = likely.acts.filter((act) => act.campaignId === campaignId);
  const replies = inEach(({ counts }) => counts.get(campaignId)?.replies ?? 0);
  const personIds = new Set(ofCampaign(likely, campaignId).map(({ id }) => id));
  return {
    startsAt: now,
    acts,
    days: byDay(runs, campaignId),
    invitations: acts.filter(({ act }) => act.kind === 'invite').length,
    accepted: inEach(({ counts }) => counts.get(campaignId)?.accepted ?? 0),
    replies,
    positive: inEach((_, end) => rangeOf(replies[end], rates.positive)[end]),
    messages: inOrder(inEach(({ run }) => messagesOf(run, campaignId).length)),
    firstActAt: acts[0]?.at ?? null,
    lastInvitationOn: dayOf(acts.findLast(({ act }) => act.kind === 'invite')?.at),
    finishesOn: inEach(({ run }) => endOf(run, campaignId)),
    asking: askedOf(likely, campaignId),
    skipped: likely.skips.filter(({ personId }) => personIds.has(personId)),
    rates,
  };
}

/** Whoever replies is not followed up: a good case may send fewer messages than a poor one. */
const inOrder = ({ low, likely, high }: Range): Range => ({
  low: Math.min(low, likely, high),
  likely,
  high: Math.max(low, likely, high),
});

const ofCampaign = ({ people }: ForecastRun, campaignId: string) =>
  people.filter((person) => person.campaignId === campaignId);

const messagesOf = ({ acts }: ForecastRun, campaignId: string) =>
  acts.filter((one) => one.campaignId === campaignId && one.act.kind === 'message');

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
