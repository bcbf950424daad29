import { decideForPerson } from '../engine/decide/decide-for-person.ts';
import { decideNextStep } from '../engine/decide/decide-next-step.ts';
import type { Act, Decision, SkipReason } from '../engine/decide/decision.ts';
import { nextWake } from '../engine/decide/next-wake.ts';
import { quotaOf } from '../engine/decide/pass-account.ts';
import type { AccountState, Relation } from '../engine/decide/run-state.ts';
import { oldInvitation, withdrawalSlotAt } from '../engine/old-invitations.ts';
import { countActsLeft, drawNextSlot } from '../engine/pace/next-slot.ts';
import { notesLeftFor } from '../engine/pace/note-budget.ts';
import { pickNext } from '../engine/pace/serve-order.ts';
import { makeOldInvitations } from './invitations.ts';
import { type Answers, applyNews, changes, endsTheirs, isFirstAnswer, type News } from './news.ts';
import { makeNoteContest } from './notes.ts';
import { makeUses, type Population } from './population.ts';
import { makeReadyQueue } from './queue.ts';
import { makeSimulatedPerson, type SimulatedPerson } from './simulated-person.ts';
import { makeTimeline } from './timeline.ts';

export type ForecastAct = { at: Date; campaignId: string; personId: string; stepKey: string; act: Act };
export type ForecastSkip = { at: Date; personId: string; stepKey: string; because: SkipReason };
export type ForecastRun = {
  /** Everything that leaves, in its order. */
  acts: ForecastAct[];
  skips: ForecastSkip[];
  news: News[];
  people: SimulatedPerson[];
};

export type RunOptions = {
  from: Date;
  until: Date;
  /** What is known to come. */
  news?: readonly News[];
  /** What follows from what leaves. */
  answers?: Answers;
  /** Tasks are done as soon as they are due; else they wait, as they do until the user says so. */
  doesTasks?: boolean;
};

/**
 * The engine on a clock of its own, over people in memory: the same decisions, the same order, the same chance. Given
 * the news that came, it does what the engine did, act by act.
 */
export function runForecast(population: Population, options: RunOptions): ForecastRun {
  const { account } = population;
  const campaigns = new Map(population.campaigns.map((campaign) => [campaign.id, campaign]));
  const run: ForecastRun = { acts: [], skips: [], news: [], people: [] };
  const people = new Map<string, SimulatedPerson>();
  const colleagues = new Map<string, SimulatedPerson[]>();
  const ready = makeReadyQueue(campaigns);
  const uses = makeUses(account);
  const due = makeTimeline<{ person: SimulatedPerson; stamp: number }>();
  const toCome = makeTimeline<News>();
  const lastServed = new Map<string, Date>();
  const invitations = makeOldInvitations(population.pending, people);
  let wakeAt = null as Date | null;
  let nextSlotAt = account.nextSlotAt ?? new Date(0);
  let { slotNumber, pendingInvitations } = account;

  const stateAt = (now: Date): AccountState => ({
    health: account.health,
    backsOffUntil: account.backsOffUntil,
    nextSlotAt,
    left: uses.left(now),
    renewsAt: uses.renewsAt(now),
    pendingInvitations,
  });
  const wait = (person: SimulatedPerson, at: Date) => {
    ready.remove(person);
    Object.assign(person, { state: 'waiting', nextActionAt: at });
    due.add(at, { person, stamp: person.stamp });
  };
  const hear = (news: News | null | undefined) => {
    if (news) toCome.add(news.at, news);
  };

  /** Until there is something to wait for: a step that is passed over is recorded, and the next one looked at. */
  const decide = (person: SimulatedPerson, now: Date): void => {
    for (;;) {
      const decision = decideForPerson(person.run, now);
      if (decision.is === 'skip') passOver(person, decision, now);
      else if (decision.is === 'act' && decision.act.kind === 'task') askForTask(person, decision, now);
      else {
        settle(person, decision, now);
        return;
      }
    }
  };
  const passOver = (
    person: SimulatedPerson,
    { stepKey, because }: Extract<Decision, { is: 'skip' }>,
    now: Date,
  ) => {
    person.past.push({ stepKey, outcome: 'skipped', at: now });
    person.run.person.goesFirst = false;
    run.skips.push({ at: now, personId: person.id, stepKey, because });
  };
  const askForTask = (
    person: SimulatedPerson,
    { stepKey, act }: Extract<Decision, { is: 'act' }>,
    now: Date,
  ) => {
    record(person, stepKey, act, now, options.doesTasks ? 'done' : 'asked');
  };
  const record = (
    person: SimulatedPerson,
    stepKey: string,
    act: Act,
    at: Date,
    outcome: 'done' | 'asked' = 'done',
  ) => {
    const { id: personId, campaignId } = person;
    run.acts.push({ at, campaignId, personId, stepKey, act });
    person.past.push({ stepKey, outcome, at });
    person.run.person.goesFirst = false;
  };

  const settle = (person: SimulatedPerson, decision: Exclude<Decision, { is: 'skip' }>, now: Date): void => {
    person.reason = decision.is === 'act' ? null : decision.because;
    person.nextStepKey = decision.is === 'stop' ? null : decision.stepKey;
    if (decision.is === 'wait') {
      wait(person, decision.until);
      return;
    }
    ready.remove(person);
    if (decision.is === 'act') {
      // Since when it is due: among equals, whoever waits longest goes first.
      Object.assign(person, { state: 'ready', nextActionAt: person.nextActionAt ?? now });
      ready.add(person, decision.act, person.nextActionAt ?? now);
      if (wakeAt === null || wakeAt > now) wakeAt = now;
      return;
    }
    person.state = decision.is === 'ask' ? 'asking' : 'finished';
    person.nextActionAt = null;
    if (decision.is === 'stop') person.finishedAt = now;
  };

  const perform = (person: SimulatedPerson, stepKey: string, act: Act, now: Date) => {
    const counted = quotaOf(act.kind);
    if (counted) uses.take(counted, now);
    if (act.kind === 'invite' && act.hasNote) uses.take('note', now);
    const actsLeft = countActsLeft(ready.countsWithout(person), uses.left(now));
    ready.remove(person);
    Object.assign(person, { state: 'waiting', nextActionAt: now });
    const { campaign } = person.run;
    nextSlotAt = drawNextSlot({
      accountId: account.id,
      slotNumber,
      now,
      schedule: campaign.schedule,
      window: campaign.steps.find(({ key }) => key === stepKey)?.window ?? null,
      calendar: person.run.person.calendar,
      actsLeft,
    });
    slotNumber += 1;
    lastServed.set(person.campaignId, now);
    record(person, stepKey, act, now);
    if (act.kind === 'invite') {
      person.run.person.relation = { is: 'invited', since: now };
      pendingInvitations += 1;
      invitations.add({
        personId: person.id,
        campaignId: person.campaignId,
        since: now,
        schedule: currentSchedule(person),
        calendar: person.run.person.calendar,
        isAtRest: false,
      });
      hear(options.answers?.afterInvitation(person, now));
    }
    if (act.kind === 'withdraw') endInvitation(person.id, { is: 'none' });
    if (act.kind === 'message') hear(options.answers?.afterMessage(person, stepKey, now));
    decide(person, now);
  };

  /** What no step asks for follows the campaign as it is now, not as the person began it. */
  const currentSchedule = ({ campaignId, run }: SimulatedPerson) => {
    const campaign = campaigns.get(campaignId);
    return campaign?.sequences.get(campaign.currentVersion)?.schedule ?? run.campaign.schedule;
  };

  /** The invitation is no longer pending, whether accepted, declined or withdrawn. */
  const endInvitation = (personId: string, relation: Relation) => {
    if (invitations.remove(personId)) pendingInvitations -= 1;
    const person = people.get(personId)?.run.person;
    if (person) person.relation = relation;
  };

  /** What waited for too long is taken back before anything else, in a slot like any other. */
  const withdrawOld = (now: Date): boolean => {
    const first = invitations.first(
      withdrawalSlotAt({ nextSlotAt, backsOffUntil: account.backsOffUntil }, now),
    );
    if (!first || first.opensAt > now) return false;
    const { personId, campaignId, schedule, calendar } = first.invitation;
    const about = { accountId: account.id, slotNumber, now, actsLeft: uses.left(now).invitation };
    nextSlotAt = drawNextSlot({ ...about, schedule, window: null, calendar });
    slotNumber += 1;
    endInvitation(personId, { is: 'none' });
    run.acts.push({ at: now, campaignId, personId, stepKey: oldInvitation, act: { kind: 'withdraw' } });
    const person = people.get(personId);
    if (person) {
      person.past.push({ stepKey: oldInvitation, outcome: 'done', at: now });
      wake(person, now);
    }
    return true;
  };

  /** The notes of the month are those of the best: the send checks count only those left for this person. */
  const stateFor = (person: SimulatedPerson, state: AccountState): AccountState => {
    const { note } = state.left;
    if (note === null || note === 0 || person.nextAct !== 'invite') return state;
    return { ...state, left: { ...state.left, note: notesLeftFor(note, notes.better(person, note)) } };
  };

  const serve = (now: Date): void => {
    const acts = run.acts.length;
    const state = stateAt(now);
    const isResting = state.backsOffUntil !== null && state.backsOffUntil > now;
    const isAble = state.health === 'connected' && !isResting;
    while (isAble && nextSlotAt <= now && !withdrawOld(now)) {
      const next = pickNext(ready.candidates(state, now), lastServed);
      if (!next) break;
      const decision = decideNextStep({ ...next.person.run, account: stateFor(next.person, state) }, now);
      if (decision.is === 'act') perform(next.person, decision.stepKey, decision.act, now);
      else {
        decide(next.person, now);
        // Still ready: the account alone says no, and would say it again.
        if (next.person.state === 'ready' && next.person.nextAct === next.act.kind) break;
      }
    }
    const after = stateAt(now);
    wakeAt = nextWake(after, ready.campaigns(), now);
    const withdrawal = isAble ? invitations.first(withdrawalSlotAt(after, now))?.opensAt : null;
    if (withdrawal && (!wakeAt || withdrawal < wakeAt)) wakeAt = withdrawal;
    // Time goes on whatever the rules say: what did nothing would do nothing again at the same moment.
    if (wakeAt && wakeAt <= now && run.acts.length === acts) wakeAt = null;
  };

  const handleNews = (news: News) => {
    const { at, personId, is } = news;
    run.news.push(news);
    const simulated = people.get(personId);
    if (endsTheirs(is)) invitations.leave(personId);
    if (!simulated) {
      if (is === 'accepted' || is === 'declined') endInvitation(personId, { is: 'none' });
      if (is === 'replied') holdCompany(news.company, at);
      return;
    }
    if (!changes(simulated, news)) return;
    if (is === 'accepted') endInvitation(personId, { is: 'connected', since: news.since ?? at });
    if (is === 'declined') endInvitation(personId, { is: 'declined' });
    const holds = is === 'replied' && isFirstAnswer(simulated);
    applyNews(simulated, news);
    wake(simulated, at);
    if (holds) holdCompany(simulated.company, at);
  };
  /** Decides again for somebody whose sequence is not finished. */
  const wake = (simulated: SimulatedPerson, at: Date) => {
    if (simulated.state === 'finished') return;
    ready.remove(simulated);
    Object.assign(simulated, { state: 'waiting', nextActionAt: at });
    decide(simulated, at);
  };
  /** Whoever answered is finished by then. */
  const holdCompany = (company: string | null | undefined, at: Date) => {
    for (const other of (company && colleagues.get(company)) || []) {
      if (other.state === 'finished') continue;
      other.run.person.hasColleagueReplied = true;
      wake(other, at);
    }
  };

  for (const { id, lastServedAt } of population.campaigns) if (lastServedAt) lastServed.set(id, lastServedAt);
  for (const one of population.people) {
    const campaign = campaigns.get(one.campaignId);
    const sequence = campaign?.sequences.get(one.sequenceVersion);
    if (!campaign || !sequence) continue;
    const person = makeSimulatedPerson(one, { ...sequence, status: campaign.status });
    people.set(person.id, person);
    run.people.push(person);
    if (person.company) colleagues.set(person.company, [...(colleagues.get(person.company) ?? []), person]);
    for (const news of options.answers?.underWay(person, options.from) ?? []) hear(news);
    if (one.state === 'waiting') wait(person, one.nextActionAt ?? options.from);
    if (one.state === 'ready') wait(person, options.from);
  }
  for (const news of options.news ?? []) hear(news);
  const notes = makeNoteContest(run.people);

  for (;;) {
    const awake = wakeAt?.getTime() ?? Number.POSITIVE_INFINITY;
    const next = Math.min(due.nextAt(), toCome.nextAt(), invitations.nextAt(), awake);
    const now = new Date(Math.max(options.from.getTime(), next));
    if (next === Number.POSITIVE_INFINITY || now > options.until) return run;
    for (const news of toCome.takeUntil(now)) handleNews(news);
    for (const { person, stamp } of due.takeUntil(now)) if (stamp === person.stamp) decide(person, now);
    if (invitations.age(now)) wakeAt = now;
    if (wakeAt && wakeAt <= now) serve(now);
  }
}
