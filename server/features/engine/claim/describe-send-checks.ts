import { formatHourIn } from '#core/campaigns/format-moment.ts';
import { clocksOf } from '#core/engine/calendar/person-calendar.ts';
import type { Act } from '#core/engine/decide/decision.ts';
import { quotaOf } from '#core/engine/decide/pass-account.ts';
import type { AccountState, Relation } from '#core/engine/decide/run-state.ts';
import type { SendChecks } from '#core/engine/decide/send-checks.ts';
import type { LoadedPerson } from './load-people.ts';

type Passed = { state: AccountState; act: Act; at: Date; person: LoadedPerson };

const countedIn: Record<'invitation' | 'message' | 'visit', (left: number) => string> = {
  invitation: (left) => plural(left, 'invitation'),
  message: (left) => plural(left, 'message'),
  visit: (left) => plural(left, 'visite'),
};
const plural = (count: number, word: string) => `${count}\u00a0${word}${count > 1 ? 's' : ''}`;

const relationsSeen: Record<Relation['is'], string> = {
  none: 'pas encore en relation, aucune réponse à cette campagne',
  invited: 'invitation sans réponse',
  connected: 'en relation, aucune réponse à cette campagne',
  declined: 'invitation déclinée',
};

const describeQuota = (counted: keyof typeof countedIn, left: number) => ({
  check: 'quota' as const,
  seen: `${countedIn[counted](left)} encore possible${left > 1 ? 's' : ''} aujourd’hui`,
});

/** Of what the user wrote: no campaign and no hours stand in its way. */
export const describeAnswer = (left: number, at: Date): SendChecks => ({
  at: at.toISOString(),
  passed: [
    { check: 'opposition', seen: 'aucune opposition' },
    { check: 'account', seen: 'compte connecté' },
    describeQuota('message', left),
    { check: 'text', seen: 'écrit et envoyé par vous' },
    { check: 'ledger', seen: 'jamais parti auparavant' },
  ],
});

/** Of an old invitation that is taken back. */
export const describeWithdrawal = (at: Date): SendChecks => ({
  at: at.toISOString(),
  passed: [
    { check: 'reply', seen: relationsSeen.invited },
    { check: 'account', seen: 'compte connecté' },
    { check: 'hours', seen: 'dans les horaires de la campagne' },
    { check: 'spacing', seen: 'créneau du compte ouvert' },
    { check: 'ledger', seen: 'jamais retirée auparavant' },
  ],
});

/** What was checked, word for word as the history of the person shows it. */
export function describeSendChecks({ state, act, at, person }: Passed): SendChecks {
  const { config, campaign } = person;
  const zone = clocksOf(config.schedule, person.state.person.calendar);
  const counted = quotaOf(act.kind);
  const isWritten = act.kind === 'message' || (act.kind === 'invite' && act.hasNote);
  const dueAt = person.enrolment.nextActionAt;
  return {
    at: at.toISOString(),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    passed: [
      { check: 'opposition', seen: 'aucune opposition' },
      { check: 'reply', seen: relationsSeen[person.state.person.relation.is] },
      { check: 'pause', seen: 'personne active' },
      { check: 'campaign', seen: `«\u00a0${campaign.name}\u00a0» en cours` },
      { check: 'account', seen: 'compte connecté' },
      { check: 'hours', seen: `${formatHourIn(zone, at)}, dans les horaires` },
      ...(counted ? [describeQuota(counted, state.left[counted])] : []),
      { check: 'spacing', seen: 'créneau du compte ouvert' },
      ...(isWritten ? [{ check: 'text' as const, seen: 'message validé, relu par les contrôles' }] : []),
      { check: 'ledger', seen: 'jamais parti auparavant' },
    ],
  };
}
