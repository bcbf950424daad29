import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { personName } from '#core/people/person-name.ts';
import { answerTemplate } from '#core/privacy/answer-template.ts';
import { canExtend, daysLeft, dueAfter } from '#core/privacy/legal-delay.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';
import type { PrivacyRequestRow } from './privacy-requests.table.ts';

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

type Around = { now: Date; person: PersonRow | undefined; sender: string };

export function presentRequest(row: PrivacyRequestRow, { now, person, sender }: Around): PrivacyRequest {
  const isExtended = row.extensionReason !== null;
  const dueAt = dueAfter(row.receivedAt, isExtended);
  const isOpen = row.state === 'open';
  return {
    id: row.id,
    right: row.right,
    channel: row.channel,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    daysLeft: daysLeft(dueAt, now),
    extensionReason: row.extensionReason,
    canExtend: isOpen && !isExtended && canExtend(row.receivedAt, now),
    state: row.state,
    closedAt: row.closedAt?.toISOString() ?? null,
    identity: row.identity,
    identityHow: row.identityHow,
    name: row.name,
    company: row.company,
    email: row.email,
    profile: row.profile,
    message: row.message,
    person: person ? { id: person.id, name: personName(person), company: person.company } : null,
    fingerprint: row.fingerprint,
    proof: row.proof,
    answer: answerTemplate({
      right: row.right,
      person: row.name || null,
      sender,
      receivedOn: long.format(row.receivedAt),
      outcome: row.state === 'refused' ? 'refused' : person || row.fingerprint ? 'done' : outcomeOf(row),
      ...(row.refusal && { reason: row.refusal }),
    }),
  };
}

/** A no holds for names that nobody has, too. */
const outcomeOf = ({ right }: PrivacyRequestRow) => (right === 'objection' ? 'done' : 'unknown');
