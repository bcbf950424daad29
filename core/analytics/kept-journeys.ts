import { byEnrolment } from './fold-journeys.ts';
import type { LoggedJourney, Send } from './journey.ts';

type KeptJourney = [
  personId: string,
  enrolledAt: number,
  triedAt: number | null,
  failure: LoggedJourney['failure'],
  sends: [stepKey: string, act: Send['act'], at: number][],
  isOver: 0 | 1,
  invitationGoneAt: number | null,
  acceptedAt: number | null,
  repliedAt: number | null,
  isPositive: 0 | 1,
  meetingAt: number | null,
];

/** The journeys of a campaign as one text: a campaign of thousands is read in a few milliseconds. */
export const packJourneys = (journeys: readonly LoggedJourney[]): string =>
  JSON.stringify(
    journeys.map(
      (one): KeptJourney => [
        one.personId,
        one.enrolledAt.getTime(),
        msOf(one.triedAt),
        one.failure,
        one.sends.map(({ stepKey, act, at }) => [stepKey, act, at.getTime()]),
        one.isOver ? 1 : 0,
        msOf(one.invitationGoneAt),
        msOf(one.acceptedAt),
        msOf(one.repliedAt),
        one.isPositive ? 1 : 0,
        msOf(one.meetingAt),
      ],
    ),
  );

export const unpackJourneys = (campaignId: string, packed: string): LoggedJourney[] =>
  (JSON.parse(packed) as KeptJourney[]).map(
    ([
      personId,
      enrolledAt,
      triedAt,
      failure,
      sends,
      isOver,
      invitationGoneAt,
      acceptedAt,
      repliedAt,
      isPositive,
      meetingAt,
    ]) => ({
      campaignId,
      personId,
      enrolledAt: new Date(enrolledAt),
      triedAt: dateOf(triedAt),
      failure,
      sends: sends.map(([stepKey, act, at]) => ({ stepKey, act, at: new Date(at) })),
      isOver: isOver === 1,
      invitationGoneAt: dateOf(invitationGoneAt),
      acceptedAt: dateOf(acceptedAt),
      repliedAt: dateOf(repliedAt),
      isPositive: isPositive === 1,
      meetingAt: dateOf(meetingAt),
    }),
  );

/** The journeys that were kept, with those of the people of whom something was logged since in place of theirs. */
export function renewJourneys(
  kept: readonly LoggedJourney[],
  renewed: readonly LoggedJourney[],
): readonly LoggedJourney[] {
  if (renewed.length === 0) return kept;
  const changed = new Set(renewed.map(({ personId }) => personId));
  return [...kept.filter(({ personId }) => !changed.has(personId)), ...renewed].sort(byEnrolment);
}

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;
const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
