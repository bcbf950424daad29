import type { Network } from '../network/network.ts';
import type { Invitation } from '../network/network-state.ts';
import { dayMs } from '../network/tier-limits.ts';
import { shownName } from './present-chat.ts';

export function presentInvitation(network: Network, invitation: Invitation, now: number) {
  const person = network.index.world.people[invitation.person];
  return {
    object: 'InvitationSent',
    id: invitation.id,
    invited_user: person ? shownName(person) : null,
    invited_user_id: person?.ids.classic ?? null,
    invited_user_public_id: person?.slug ?? null,
    invited_user_description: person?.headline ?? null,
    date: relativeDate(now - invitation.sentAt),
    parsed_datetime: new Date(invitation.sentAt).toISOString(),
    invitation_text: invitation.note,
  };
}

function relativeDate(ageMs: number): string {
  const days = Math.floor(ageMs / dayMs);
  if (days < 1) return 'Sent today';
  if (days < 7) return `Sent ${plural(days, 'day')} ago`;
  return days < 30
    ? `Sent ${plural(Math.floor(days / 7), 'week')} ago`
    : `Sent ${plural(Math.floor(days / 30), 'month')} ago`;
}

const plural = (count: number, unit: string) => `${count} ${unit}${count > 1 ? 's' : ''}`;
