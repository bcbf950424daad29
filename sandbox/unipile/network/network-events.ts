import type { ReplyKind } from '../world/reply-texts.ts';
import type { ClockSetting } from './campaign-clock.ts';
import type { Member } from './members.ts';
import type {
  Account,
  BehaviourSettings,
  Checkpoint,
  Delivery,
  HostedLink,
  Invitation,
  LedgerEntry,
  Message,
  Plan,
  Webhook,
} from './network-state.ts';

/** One line of the journal: what happened, at which campaign time. */
export type NetworkEvent = { at: number } & (
  | { type: 'network.opened'; seed: string; people: number; companies: number }
  | { type: 'clock.set'; clock: ClockSetting }
  | { type: 'behaviour.set'; behaviour: Partial<BehaviourSettings> }
  | { type: 'member.joined'; member: Member }
  | { type: 'link.made'; link: HostedLink }
  | { type: 'link.used'; token: string }
  | { type: 'link.expired'; token: string }
  | { type: 'checkpoint.opened'; checkpoint: Checkpoint }
  | { type: 'checkpoint.closed'; key: string }
  | { type: 'account.connected'; account: Account }
  | { type: 'account.reconnected'; accountId: string }
  | { type: 'account.changed'; accountId: string; status: Account['status']; isRestricted: boolean }
  | { type: 'account.deleted'; accountId: string }
  | { type: 'invitation.sent'; email: string; invitation: Invitation }
  | { type: 'invitation.ended'; email: string; invitationId: string; status: Invitation['status'] }
  | { type: 'rows.shown'; email: string; count: number }
  | { type: 'relation.made'; email: string; person: number }
  | { type: 'relation.noticed'; email: string; person: number }
  | { type: 'message.posted'; email: string; person: number; message: Message; replyKind?: ReplyKind }
  | { type: 'message.seen'; email: string; person: number; messageNumber: number }
  | { type: 'chat.read'; email: string; person: number; isRead: boolean }
  | { type: 'webhook.created'; webhook: Webhook }
  | { type: 'webhook.deleted'; webhookId: string }
  | { type: 'delivery.queued'; delivery: Omit<Delivery, 'number'> }
  | { type: 'delivery.ended'; number: number; isDelivered: boolean }
  | { type: 'plan.made'; plan: Omit<Plan, 'number'> }
  | { type: 'plan.done'; number: number }
  | { type: 'request.received'; entry: LedgerEntry }
);
