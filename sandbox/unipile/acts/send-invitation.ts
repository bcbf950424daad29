import { makePlans } from '../behaviour/make-plan.ts';
import { acceptanceProbability, drawAcceptanceDelay } from '../behaviour/plan-acceptance.ts';
import { findLiveSeat } from '../network/find-account.ts';
import { findClassicPerson } from '../network/find-person.ts';
import { measureDistance } from '../network/measure-distance.ts';
import type { Network } from '../network/network.ts';
import type { Invitation, MemberState } from '../network/network-state.ts';
import { ProviderError } from '../network/provider-error.ts';
import { seededChance } from '../network/seeded-chance.ts';
import {
  dayMs,
  monthMs,
  pendingInvitationsAtMost,
  reinviteAfterMs,
  tierLimits,
  weekMs,
} from '../network/tier-limits.ts';
import type { Person } from '../world/world.ts';
import type { Outcome } from './outcome.ts';

type Input = { account_id: string; provider_id: string; message?: string | undefined };

export function sendInvitation(network: Network, input: Input, now: number): Outcome {
  const { owner } = findLiveSeat(network, input.account_id);
  const person = findClassicPerson(network, input.provider_id);
  const note = input.message?.trim() || null;
  refuseInvitation(network, owner, person, note, now);

  const { email, tier } = owner.member;
  const invitation: Invitation = {
    id: `7${String(network.state.counts.invitations + 1).padStart(18, '0')}`,
    person: person.index,
    note,
    sentAt: now,
    status: 'pending',
    endedAt: null,
  };
  const sentThisWeek = countSince(owner, now - weekMs);
  const usage = crossedThreshold(sentThisWeek, tierLimits[tier].invitationsPerWeek);
  return {
    body: { object: 'UserInvitationSent', invitation_id: invitation.id, ...(usage && { usage }) },
    events: [
      { type: 'invitation.sent', at: now, email, invitation },
      ...planFate(network, owner, person, invitation, now),
    ],
    about: { invitationId: invitation.id },
  };
}

function refuseInvitation(
  network: Network,
  owner: MemberState,
  person: Person,
  note: string | null,
  now: number,
) {
  const limits = tierLimits[owner.member.tier];
  const latest = owner.latestInvitation.get(person.index);
  if (note && note.length > limits.noteLength) {
    throw new ProviderError(
      400,
      'too_many_characters',
      'Too many characters',
      `The message must not exceed ${limits.noteLength} characters.`,
    );
  }
  if (measureDistance(network, owner.member, person) === 1) {
    throw refusal(
      'already_connected',
      'Already connected',
      'The recipient is already a connection of this account.',
    );
  }
  if (latest?.status === 'pending') {
    throw refusal(
      'already_invited_recently',
      'Should delay new invitation to this recipient',
      'An invitation has already been sent recently to this recipient.',
    );
  }
  if (latest?.endedAt && now - latest.endedAt < reinviteAfterMs) throw cannotResendYet();
  if (person.isHidden || !acceptsInvitations(network, person)) {
    throw refusal(
      'cannot_invite_attendee',
      'Cannot invite attendee',
      'This recipient does not accept invitations from this account.',
    );
  }
  if (countPending(owner) >= pendingInvitationsAtMost) {
    throw refusal('limit_exceeded', 'Limit exceeded', 'Too many invitations are still pending.');
  }
  if (countSince(owner, now - weekMs) >= limits.invitationsPerWeek) throw cannotResendYet();
  if (note && countSince(owner, now - monthMs, ({ note }) => note !== null) >= limits.notesPerMonth) {
    throw cannotResendYet();
  }
}

const refusal = (slug: string, title: string, detail: string) => new ProviderError(422, slug, title, detail);
// The real provider uses one type for four different reasons, and gives none of them.
const cannotResendYet = () =>
  refusal(
    'cannot_resend_yet',
    'Cannot resend yet',
    'You have reached a temporary provider limit. Try again later.',
  );

const acceptsInvitations = ({ index, state }: Network, person: Person) =>
  !seededChance(index.world.seed, person.slug, 'closed door').chance(state.behaviour.closedDoorShare);

const countPending = ({ invitations }: MemberState) =>
  [...invitations.values()].filter(({ status }) => status === 'pending').length;

/** A withdrawn invitation still counts in its week. */
const countSince = ({ invitations }: MemberState, since: number, matches = (_: Invitation) => true) =>
  [...invitations.values()].filter((invitation) => invitation.sentAt > since && matches(invitation)).length;

function crossedThreshold(sentBefore: number, limit: number): number | undefined {
  const [before, after] = [(sentBefore / limit) * 100, ((sentBefore + 1) / limit) * 100];
  return [95, 90, 75, 50].find((threshold) => before < threshold && after >= threshold);
}

/** Decided once, when the invitation leaves: accepted, declined, or left unanswered. */
function planFate(network: Network, owner: MemberState, person: Person, invitation: Invitation, now: number) {
  const { member } = owner;
  const attempt = [...owner.invitations.values()].filter(
    ({ person: index }) => index === person.index,
  ).length;
  const random = seededChance(network.index.world.seed, person.slug, member.email, 'invitation', attempt);
  const degree = measureDistance(network, member, person);
  const { acceptanceEase, headsAcceptanceEase } = network.state.behaviour;
  const ease = person.jobFunction === 'general_management' ? headsAcceptanceEase : acceptanceEase;
  const isAccepted = random.chance(
    ease * acceptanceProbability({ member, person, degree, note: invitation.note }),
  );
  const delay = drawAcceptanceDelay(random);
  if (!isAccepted && !random.chance(0.15)) return [];
  return makePlans(network, now, [
    {
      email: member.email,
      person: person.index,
      at: now + (isAccepted ? delay : Math.min(delay, 14 * dayMs)),
      act: { kind: isAccepted ? 'accept' : 'decline', invitationId: invitation.id },
    },
  ]);
}
