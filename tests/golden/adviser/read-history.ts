import { foldJourneys, type JourneyEvent, type JourneyKind } from '../../../core/analytics/fold-journeys.ts';
import { type Journey, markedAt } from '../../../core/analytics/journey.ts';
import { officeHours, type SequenceStep } from '../../../core/campaigns/engagement.ts';
import { defaultEngagement } from '../../../core/campaigns/sequence-templates.ts';
import { companyKey } from '../../../core/companies/company-key.ts';
import type { AccountEvidence, Evidence, SentText } from '../../../core/intelligence/evidence.ts';
import { noteBudget, notesPerMonth } from '../../../core/network/account-quotas.ts';
import { type CriteriaField, emptyCriteria } from '../../../core/targeting/icp-criteria.ts';
import { addDays, type Day, dayIn, daysBetween, weekdayOf } from '../../../core/time/calendar-day.ts';
import { instantIn } from '../../../core/time/zoned-time.ts';
import { deriveHabits } from '../../../core/writing/derive-habits.ts';
import { phraseHabit } from '../../../core/writing/phrase-habit.ts';
import type { History, HistoryEvent } from './history.ts';

const paris = 'Europe/Paris';

function momentOf(text: string): Date {
  const [day = '', time = ''] = text.split('T');
  const [hours, minutes] = time.split(':').map(Number);
  return instantIn(paris, day as Day, (hours ?? 0) * 60 + (minutes ?? 0));
}

/** What the rules would find in the tables of such a campaign. */
export function readHistory(history: History): Evidence {
  const now = momentOf(history.now);
  const journeys = readJourneys(history);
  const upcoming = new Set(
    journeys.filter((journey) => markedAt(journey, 'upcoming')).map(({ personId }) => personId),
  );
  const steps = history.steps.map(readStep);
  return {
    now,
    isRunning: history.running,
    journeys,
    steps,
    sequence: { ...defaultEngagement, schedule: { ...officeHours, ...history.hours }, steps },
    texts: readTexts(history),
    arguments: history.arguments.map(({ id, name }) => ({
      ...{ id, name, problem: '', signs: [], proof: '', mayNameCustomer: false, question: '', give: '' },
    })),
    target: history.target
      ? {
          ...emptyCriteria,
          ...history.target,
          places: history.target.places.map((label) => ({ id: null, label })),
        }
      : null,
    leads: readLeads(history),
    waitingForText: history.people.filter((one) => one.waits_for_text).map(({ id }) => id),
    edits: readEdits(history),
    shared: history.others
      .filter(({ running }) => running)
      .flatMap(({ name, companies }) =>
        companies.flatMap((company) => {
          const people = history.people
            .filter(({ id }) => upcoming.has(id))
            .filter((one) => one.company && companyKey(one.company) === companyKey(company))
            .map(({ id }) => id);
          return people.length > 0 ? [{ company, campaign: name, people }] : [];
        }),
      ),
    account: readAccount(history, journeys, now),
  };
}

const kinds: Readonly<Record<HistoryEvent['what'], JourneyKind>> = {
  invited: 'step_done',
  wrote: 'step_done',
  withdrawn: 'step_done',
  accepted: 'invitation_accepted',
  declined: 'invitation_declined',
  replied: 'reply_received',
  meeting: 'outcome_said',
  left: 'person_finished',
};

const textOf = (event: HistoryEvent): string => {
  if (event.what === 'replied') return event.meaning;
  const acts: Partial<Record<HistoryEvent['what'], string>> = {
    ...{ invited: 'invite', wrote: 'message', withdrawn: 'withdraw', meeting: 'meeting' },
  };
  return acts[event.what] ?? '';
};

function readJourneys(history: History): Journey[] {
  let id = 0;
  const begun = momentOf(`${history.launched}T08:00`).getTime();
  const events = history.people.flatMap((person): JourneyEvent[] => [
    {
      ...{ id: ++id, personId: person.id, kind: 'person_enrolled', at: begun },
      ...{ stepKey: '', value: '', detail: '' },
    },
    ...person.events.map((event) => ({
      ...{ id: ++id, personId: person.id, kind: kinds[event.what], at: momentOf(event.at).getTime() },
      ...{ stepKey: 'step' in event ? event.step : '', value: textOf(event), detail: '' },
    })),
  ]);
  const byId = new Map(history.people.map((person) => [person.id, person]));
  return foldJourneys('campaign', events).map((journey) => {
    const person = byId.get(journey.personId);
    return {
      ...journey,
      headline: person?.title ?? null,
      headcountBand: null,
      employees: person?.employees ?? null,
      source: person?.source ?? 'search',
      department: null,
      location: person?.place ?? null,
      naf: person?.naf ?? null,
      texts: (person?.events ?? []).flatMap((event) =>
        event.what === 'wrote'
          ? [
              {
                stepKey: event.step,
                angle: event.opening ?? 'statement',
                argumentId: event.argument ?? null,
              },
            ]
          : [],
      ),
    };
  });
}

const goalOf = { length: 'short', instruction: '' } as const;

function readStep(step: History['steps'][number]): SequenceStep {
  const base = { key: step.key, delayDays: 'after' in step ? step.after : 0, window: null };
  switch (step.kind) {
    case 'invitation':
      return { ...base, kind: 'invitation', hasNote: step.note, instruction: '' };
    case 'wait':
      return { ...base, kind: 'wait', maxDays: step.days, withdrawsInvitation: step.withdraws };
    case 'message':
    case 'follow_up':
      return { ...base, ...goalOf, kind: step.kind, goal: step.asks, hasVariants: step.openings === 2 };
  }
}

const readTexts = ({ people, steps }: History): SentText[] =>
  people
    .flatMap(({ id, events }) =>
      events.flatMap((event): SentText[] => {
        if ((event.what !== 'invited' && event.what !== 'wrote') || !event.text) return [];
        const written = event.what === 'wrote' ? event : null;
        const hasTwo = steps.some(
          (step) => step.key === event.step && 'openings' in step && step.openings === 2,
        );
        return [
          {
            personId: id,
            stepKey: event.step,
            at: momentOf(event.at),
            text: event.text,
            argumentId: written?.argument ?? null,
            angle: written?.opening ?? 'statement',
            drawn: hasTwo ? (written?.opening ?? null) : null,
          },
        ];
      }),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());

function readLeads({ people, set_aside: setAside }: History): Evidence['leads'] {
  const refused = setAside.map(({ against }, at) => ({ id: `set aside ${at}`, against }));
  const criteria = new Set<CriteriaField>(refused.flatMap(({ against }) => against));
  return {
    judged: people.length + setAside.length,
    kept: people.map(({ id }) => id),
    refusals: [...criteria].map((criterion) => {
      const concerned = refused.filter(({ against }) => against.includes(criterion));
      return {
        criterion,
        people: concerned.map(({ id }) => id),
        alone: concerned.filter(({ against }) => against.length === 1).map(({ id }) => id),
      };
    }),
  };
}

function readEdits({ edits, people }: History): Evidence['edits'] {
  const changed = edits.filter(({ written, sent }) => written !== sent);
  const habits = deriveHabits(
    changed.map(({ person: personId, written, sent }) => {
      const { company, title, place } = people.find(({ id }) => id === personId) ?? {};
      return { personId, written, sent, about: [company, title, place].flatMap((text) => text ?? []) };
    }),
  );
  return {
    approved: edits.length,
    changed: changed.map(({ person }) => person),
    habits: habits.map(({ habit, shownBy }) => ({ description: phraseHabit(habit), shownBy })),
  };
}

function readAccount(history: History, journeys: readonly Journey[], now: Date): AccountEvidence {
  const { account, others } = history;
  const today = dayIn(paris, now);
  const sent = journeys.flatMap((journey) => {
    const at = markedAt(journey, 'invited');
    return at ? [{ personId: journey.personId, at, day: dayIn(paris, at), journey }] : [];
  });
  const waiting = sent
    .filter(({ journey }) => markedAt(journey, 'pending'))
    .map(({ personId, at }) => ({ personId, since: at }));
  const elsewhere = others.flatMap(({ name, days }) => days.map((row) => ({ name, ...row })));
  const days = Array.from({ length: 14 }, (_, at) => addDays(today, -1 - at))
    .filter((day) => weekdayOf(day) <= 5 && day > history.launched)
    .slice(0, 5)
    .reverse();
  const usedElsewhere = (name?: string) =>
    elsewhere.filter((row) => days.includes(row.day) && (!name || row.name === name));
  const total = (rows: readonly { sent: number }[]) => rows.reduce((sum, row) => sum + row.sent, 0);
  const ownUses = sent.filter(({ day }) => days.includes(day)).length;
  const [most] = others
    .map(({ name }) => ({ name, used: total(usedElsewhere(name)) }))
    .toSorted((a, b) => b.used - a.used);
  const side = (from: number, to: number) => {
    const isIn = (day: Day) => daysBetween(day, today) > from && daysBetween(day, today) <= to;
    const own = sent.filter(({ day }) => isIn(day));
    const accepted = own.filter(({ journey }) => markedAt(journey, 'accepted'));
    const rows = elsewhere.filter(({ day }) => isIn(day));
    return {
      count: accepted.length + rows.reduce((sum, row) => sum + row.accepted, 0),
      of: own.length + total(rows),
      people: accepted.map(({ personId }) => personId),
    };
  };
  return {
    tier: account.kind,
    noteBudget: notesPerMonth(account.kind, account.notes_per_month ?? noteBudget.byDefault),
    invitationsPerWeek: account.per_week,
    pending:
      waiting.length +
      elsewhere.reduce((sum, row) => sum + Math.max(0, row.sent - row.accepted - row.taken_back), 0),
    waiting,
    days: days.map((day) => {
      const ofCampaign = sent.filter((one) => one.day === day).length;
      const others = total(elsewhere.filter((row) => row.day === day));
      return { day, used: ofCampaign + others, ofCampaign, atMost: account.per_day };
    }),
    invited: sent.filter(({ day }) => days.includes(day)).map(({ personId }) => personId),
    greediest: most && most.used > ownUses ? most : null,
    recent: side(14, 42),
    before: side(42, 70),
  };
}
