import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import type { ReplyKind } from '#core/replies/reply.ts';
import { webhookEventLabels, webhookEventOf } from './webhook-events.ts';

type Happening = { kind: ActivityKind; detail: Record<string, unknown> };

/** What a CRM hears of somebody: invitation, acceptance, message, reply, meeting. */
const reported = new Set([
  'invitation.sent',
  'invitation.accepted',
  'message.sent',
  'reply.received',
  'meeting.marked',
]);

/** The kinds of activity that may be reported: the others are not read. */
export const reportedKinds = [
  'step_done',
  'step_settled',
  'invitation_accepted',
  'reply_received',
  'outcome_said',
] as const satisfies readonly ActivityKind[];

/** « Réponse reçue sur LinkedIn : intérêt. Campagne « Paie ». »; null: nothing that concerns a CRM. */
export function describeForCrm(happening: Happening, campaign: string | null): string | null {
  const event = webhookEventOf(happening);
  if (!event || !reported.has(event)) return null;
  const kind = event === 'reply.received' ? replyKindLabels[happening.detail.kind as ReplyKind] : undefined;
  const where = event === 'meeting.marked' ? '' : ' sur LinkedIn';
  const what = `${webhookEventLabels[event]}${where}${kind ? `\u00a0: ${kind}` : ''}.`;
  return campaign ? `${what} Campagne «\u00a0${campaign}\u00a0».` : what;
}

export const dealName = (person: string, company: string | null): string =>
  `Premier échange\u00a0: ${person}${company ? ` (${company})` : ''}`;
