import { testEventType, type WebhookEventType } from '#core/integrations/webhook-events.ts';

type Person = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  headline: string | null;
  company: string | null;
  publicIdentifier: string | null;
};

type LoggedEvent = {
  type: WebhookEventType | typeof testEventType;
  at: string;
  detail: Record<string, unknown>;
  campaign: { id: string; name: string } | null;
  person: Person | null;
};

/** What is sent: who, in which campaign, and what is particular to the event. Never a text. */
export function presentEvent({ type, at, detail, campaign, person }: LoggedEvent): object {
  return {
    type,
    timestamp: new Date(at).toISOString(),
    data: {
      ...(campaign && { campaign: { id: campaign.id, name: campaign.name } }),
      ...(person && { person: presentPerson(person) }),
      ...(type === 'reply.received' && { reply: { kind: detail.kind ?? null } }),
      ...(type === 'campaign.paused' && { because: detail.because ?? null }),
    },
  };
}

const presentPerson = ({ publicIdentifier, ...person }: Person) => ({
  ...person,
  profileUrl: publicIdentifier && `https://www.linkedin.com/in/${encodeURIComponent(publicIdentifier)}`,
});

const example: Omit<LoggedEvent, 'type' | 'detail'> = {
  at: '2026-11-17T12:54:09.000Z',
  campaign: { id: '00000000-0000-4000-8000-000000000001', name: 'Responsables paie, Grand Est' },
  person: {
    id: '00000000-0000-4000-8000-000000000002',
    firstName: 'Noémie',
    lastName: 'Oulhaci',
    headline: 'Responsable paie',
    company: 'Ateliers Brunoy',
    publicIdentifier: 'noemie-oulhaci',
  },
};
const examplesOf: Partial<Record<WebhookEventType, Record<string, unknown>>> = {
  'reply.received': { kind: 'positive' },
  'campaign.paused': { because: 'user' },
};

/** What an address receives of a type, about somebody who does not exist. */
export const exampleOf = (type: LoggedEvent['type']): object =>
  presentEvent({
    ...example,
    type,
    person: type.startsWith('campaign.') ? null : example.person,
    detail: type === testEventType ? {} : (examplesOf[type] ?? {}),
  });
