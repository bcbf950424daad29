import type { ActivityKind } from '#core/activity/activity-kinds.ts';

/** What an outside address may hear of, in the order it is offered. */
export const webhookEventTypes = [
  'reply.received',
  'meeting.marked',
  'invitation.accepted',
  'invitation.sent',
  'message.sent',
  'person.opposed',
  'campaign.launched',
  'campaign.paused',
  'campaign.resumed',
  'campaign.completed',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];
/** Sent on demand, to try an address. */
export const testEventType = 'webhook.test';

export const webhookEventLabels: Record<WebhookEventType | typeof testEventType, string> = {
  'reply.received': 'Réponse reçue',
  'meeting.marked': 'Rendez-vous marqué',
  'invitation.accepted': 'Invitation acceptée',
  'invitation.sent': 'Invitation envoyée',
  'message.sent': 'Message envoyé',
  'person.opposed': 'Opposition d’une personne',
  'campaign.launched': 'Campagne lancée',
  'campaign.paused': 'Campagne en pause',
  'campaign.resumed': 'Campagne reprise',
  'campaign.completed': 'Campagne terminée',
  'webhook.test': 'Essai',
};

type Happening = { kind: ActivityKind; detail: Record<string, unknown> };

const ofKind: Partial<Record<ActivityKind, WebhookEventType>> = {
  reply_received: 'reply.received',
  invitation_accepted: 'invitation.accepted',
  opposed: 'person.opposed',
  campaign_launched: 'campaign.launched',
  campaign_paused: 'campaign.paused',
  campaign_resumed: 'campaign.resumed',
  campaign_completed: 'campaign.completed',
};
const ofAct: Record<string, WebhookEventType> = { invite: 'invitation.sent', message: 'message.sent' };

/** The kinds of activity that may be heard of outside: the others are not read. */
export const sharedKinds = [
  ...(Object.keys(ofKind) as ActivityKind[]),
  'step_done',
  'step_settled',
  'outcome_said',
] as const satisfies readonly ActivityKind[];

/** null: nothing that concerns the outside. */
export function webhookEventOf({ kind, detail }: Happening): WebhookEventType | null {
  if (kind === 'step_done') return ofAct[String(detail.act)] ?? null;
  // What was found to have left after all has left too.
  if (kind === 'step_settled')
    return detail.outcome === 'confirmed' ? (ofAct[String(detail.act)] ?? null) : null;
  if (kind === 'outcome_said') return detail.outcome === 'meeting' ? 'meeting.marked' : null;
  return ofKind[kind] ?? null;
}
