import { isMessage, type SequenceStep } from '../../campaigns/engagement.ts';
import { dayMs } from '../../time/durations.ts';
import { afterOpenDays, nextOpening } from '../calendar/person-calendar.ts';
import { type Act, type Decision, stepsBeforeRelation, type WaitReason } from './decision.ts';
import type { PastStep, PersonState } from './run-state.ts';

/** How often something that only news can change is looked at again, should the news be lost. */
const recheckMs = 7 * dayMs;
/** The end of a call, of its reading or of its settling wakes the person: this is for what is lost. */
const leavingMs = 3_600_000;

/** What happens next to a person, whatever their sender's account may do: how a waiting person becomes ready. */
export function decideForPerson(state: PersonState, now: Date): Decision {
  return stopOf(state) ?? askOf(state) ?? holdOf(state, now) ?? goOn(state, now);
}

/** What ends the sequence for good. */
function stopOf({ campaign, person }: PersonState): Decision | null {
  if (person.isOpposed) return { is: 'stop', because: 'opposed' };
  if (person.repliedAt) return { is: 'stop', because: 'replied' };
  if (person.takenOverAt) return { is: 'stop', because: 'taken_over' };
  if (person.isExcluded) return { is: 'stop', because: 'excluded' };
  if (campaign.status === 'completed' || campaign.status === 'archived')
    return { is: 'stop', because: 'campaign_over' };
  return null;
}

/** What a person has to settle first. */
function askOf(state: PersonState): Decision | null {
  const { person, past } = state;
  const undecided = past.find(({ outcome }) => outcome === 'unknown');
  if (undecided) return { is: 'ask', stepKey: undecided.stepKey, because: 'undecided' };
  if (person.mayOppose) return { is: 'ask', stepKey: stepAhead(state), because: 'doubtful_no' };
  if (person.hasUnreadMessage) return { is: 'ask', stepKey: stepAhead(state), because: 'unread_message' };
  if (person.pausedUntil === 'further_notice')
    return { is: 'ask', stepKey: stepAhead(state), because: 'paused' };
  if (person.hasColleagueReplied)
    return { is: 'ask', stepKey: stepAhead(state), because: 'colleague_replied' };
  const task = past.find(({ outcome }) => outcome === 'asked');
  if (task) return { is: 'ask', stepKey: task.stepKey, because: 'task' };
  return null;
}

/** What keeps everything back for a while. */
function holdOf(state: PersonState, now: Date): Decision | null {
  const { campaign, person, past } = state;
  const hold = (because: WaitReason, until: Date, stepKey = stepAhead(state)): Decision => ({
    is: 'wait',
    stepKey,
    until,
    because,
  });
  const leaving = past.find(({ outcome }) => outcome === 'in_flight');
  if (leaving) return hold('in_flight', new Date(now.getTime() + leavingMs), leaving.stepKey);
  if (campaign.status !== 'active') return hold('campaign_paused', new Date(now.getTime() + recheckMs));
  if (person.pausedUntil instanceof Date && person.pausedUntil > now)
    return hold('person_paused', person.pausedUntil);
  return null;
}

/** Where somebody who is kept back stands: the step that follows once nothing keeps them. */
function stepAhead(state: PersonState): string | null {
  const over = new Set(state.past.map(({ stepKey }) => stepKey));
  return state.campaign.steps.find((step) => !over.has(step.key) && !skipOf(state, step))?.key ?? null;
}

function goOn(state: PersonState, now: Date): Decision {
  const { campaign, past } = state;
  const over = new Set(past.map(({ stepKey }) => stepKey));
  const step = campaign.steps.find(({ key }) => !over.has(key));
  if (!step) return { is: 'stop', because: 'finished' };
  return (
    skipOf(state, step) ??
    (step.kind === 'wait' ? waitForRelation(state, step, now) : null) ??
    writeOnlyToRelations(state, step) ??
    whenDue(state, step, now)
  );
}

/** A relation needs no visit, no invitation and no waiting; a text that was passed over is not sent. */
function skipOf({ person, texts, past }: PersonState, step: SequenceStep): Decision | null {
  if (person.relation.is === 'connected' && stepsBeforeRelation.includes(step.kind)) {
    const wasInvited = step.kind === 'wait' && past.some(({ outcome }) => outcome === 'done');
    return { is: 'skip', stepKey: step.key, because: wasInvited ? 'accepted' : 'already_connected' };
  }
  if (isMessage(step) && texts.get(step.key) === 'skipped')
    return { is: 'skip', stepKey: step.key, because: 'text_skipped' };
  return null;
}

function waitForRelation(
  state: PersonState,
  step: Extract<SequenceStep, { kind: 'wait' }>,
  now: Date,
): Decision {
  const { campaign, person } = state;
  const { relation } = person;
  if (relation.is !== 'invited') return stopWithoutRelation(state);
  const ends = new Date(relation.since.getTime() + step.maxDays * dayMs);
  if (now < ends) return { is: 'wait', stepKey: step.key, until: ends, because: 'acceptance' };
  if (!step.withdrawsInvitation) return { is: 'stop', because: 'not_accepted' };
  const opens = nextOpening(campaign.schedule, step.window, person.calendar, now);
  if (opens === null) return { is: 'ask', stepKey: step.key, because: 'no_window' };
  if (opens > now) return { is: 'wait', stepKey: step.key, until: opens, because: 'hours' };
  return { is: 'act', stepKey: step.key, act: { kind: 'withdraw' } };
}

function writeOnlyToRelations(state: PersonState, step: SequenceStep): Decision | null {
  if (!isMessage(step)) return null;
  if (state.person.relation.is !== 'connected') return stopWithoutRelation(state);
  return isRefused(state, isMessage) ? { is: 'stop', because: 'unreachable' } : null;
}

function stopWithoutRelation(state: PersonState): Decision {
  if (state.person.relation.is === 'declined') return { is: 'stop', because: 'declined' };
  const isUnreachable = isRefused(state, ({ kind }) => kind === 'invitation');
  return { is: 'stop', because: isUnreachable ? 'unreachable' : 'not_accepted' };
}

/** The network said no to such a step, for good. */
const isRefused = ({ campaign, past }: PersonState, isSuch: (step: SequenceStep) => boolean) =>
  campaign.steps.some(
    (step) =>
      isSuch(step) && past.some(({ stepKey, outcome }) => stepKey === step.key && outcome === 'not_sent'),
  );

/** When the delay is over, with a text, in the hours. In this order: each asks less than the next. */
function whenDue(state: PersonState, step: SequenceStep, now: Date): Decision {
  const { campaign, person } = state;
  const due = person.goesFirst
    ? now
    : afterOpenDays(campaign.schedule, person.calendar, lastMoment(state), step.delayDays);
  const opens = nextOpening(campaign.schedule, step.window, person.calendar, due > now ? due : now);
  if (opens === null) return { is: 'ask', stepKey: step.key, because: 'no_window' };
  if (due > now) return { is: 'wait', stepKey: step.key, until: opens, because: 'delay' };
  const text = askForText(state, step);
  if (text) return text;
  const act = actOf(state, step);
  if (opens > now && act.kind !== 'task')
    return { is: 'wait', stepKey: step.key, until: opens, because: 'hours' };
  return { is: 'act', stepKey: step.key, act };
}

function askForText({ texts }: PersonState, step: SequenceStep): Decision | null {
  const carriesText = isMessage(step) || (step.kind === 'invitation' && step.hasNote);
  if (!carriesText) return null;
  const ask = (because: 'approval' | 'text_refused' | 'text_missing'): Decision => ({
    is: 'ask',
    stepKey: step.key,
    because,
  });
  switch (texts.get(step.key) ?? 'missing') {
    case 'approved':
    case 'skipped':
      return null;
    case 'waiting':
      return ask('approval');
    case 'refused':
      return ask('text_refused');
    case 'missing':
      return ask('text_missing');
  }
}

function actOf({ texts }: PersonState, step: SequenceStep): Act {
  if (step.kind === 'visit' || step.kind === 'task') return { kind: step.kind };
  if (step.kind !== 'invitation') return { kind: 'message' };
  return {
    kind: 'invite',
    hasNote: step.hasNote && texts.get(step.key) === 'approved',
    isNoteDropped: false,
  };
}

/** What a delay counts from: the last step that was done, the acceptance, or the entry into the sequence. */
function lastMoment({ past, person, enrolledAt }: PersonState): Date {
  const done = past.filter(({ outcome }) => outcome === 'done').map(({ at }: PastStep) => at.getTime());
  const accepted =
    person.relation.is === 'connected' && person.relation.since ? [person.relation.since.getTime()] : [];
  return new Date(Math.max(enrolledAt.getTime(), ...done, ...accepted));
}
