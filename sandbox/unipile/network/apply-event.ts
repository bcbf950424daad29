import { networkDay, rowsShownOn } from './network-day.ts';
import type { NetworkEvent } from './network-events.ts';
import type { Account, Chat, MemberState, NetworkState } from './network-state.ts';

/** Folds one event into the state, in place: no clock, no chance, no input or output. */
export function applyEvent(state: NetworkState, event: NetworkEvent): void {
  switch (event.type) {
    case 'network.opened':
      state.openedAt = event.at;
      return;
    case 'clock.set':
      state.clock = event.clock;
      return;
    case 'behaviour.set':
      state.behaviour = { ...state.behaviour, ...event.behaviour };
      return;
    case 'member.joined':
      state.members.set(event.member.email, newMemberState(event.member));
      return;
    case 'request.received':
      state.ledger.push(event.entry);
      return;
    case 'plan.made':
      state.counts.plans++;
      state.plans.set(state.counts.plans, { ...event.plan, number: state.counts.plans });
      return;
    case 'plan.done':
      state.plans.delete(event.number);
      return;
    case 'webhook.created':
      state.counts.webhooks++;
      state.webhooks.set(event.webhook.id, event.webhook);
      return;
    case 'webhook.deleted':
      state.webhooks.delete(event.webhookId);
      return;
    case 'delivery.queued':
      state.counts.deliveries++;
      state.deliveries.set(state.counts.deliveries, { ...event.delivery, number: state.counts.deliveries });
      return;
    case 'delivery.ended':
      state.deliveries.delete(event.number);
      return;
    default:
      applySignIn(state, event);
      applyRelation(state, event);
  }
}

function applySignIn(state: NetworkState, event: NetworkEvent): void {
  switch (event.type) {
    case 'link.made':
      state.links.set(event.link.token, event.link);
      return;
    case 'link.expired': {
      const link = state.links.get(event.token);
      if (link) state.links.set(event.token, { ...link, expiresAt: 0 });
      break;
    }
    case 'link.used': {
      const link = state.links.get(event.token);
      if (link) state.links.set(event.token, { ...link, isUsed: true });
      return;
    }
    case 'checkpoint.opened':
      state.checkpoints.set(event.checkpoint.key, event.checkpoint);
      return;
    case 'checkpoint.closed':
      state.checkpoints.delete(event.key);
      return;
    case 'account.connected':
      state.counts.accounts = Math.max(state.counts.accounts, event.account.number);
      state.accounts.set(event.account.id, event.account);
      return;
    case 'account.deleted':
      state.accounts.delete(event.accountId);
      return;
    case 'account.reconnected':
      changeStatus(state, event.accountId, 'OK');
      return;
    case 'account.changed':
      changeStatus(state, event.accountId, event.status);
      restrictMember(state, event.accountId, event.isRestricted);
  }
}

function applyRelation(state: NetworkState, event: NetworkEvent): void {
  const owner = 'email' in event ? state.members.get(event.email) : undefined;
  if (!owner) return;
  switch (event.type) {
    case 'invitation.sent': {
      const invitation = { ...event.invitation };
      state.counts.invitations++;
      owner.invitations.set(invitation.id, invitation);
      owner.latestInvitation.set(invitation.person, invitation);
      return;
    }
    case 'invitation.ended': {
      const invitation = owner.invitations.get(event.invitationId);
      if (!invitation) return;
      invitation.status = event.status;
      invitation.endedAt = event.at;
      return;
    }
    case 'rows.shown': {
      const day = networkDay(event.at);
      owner.shownRows = { day, count: rowsShownOn(owner, day) + event.count };
      return;
    }
    case 'relation.made':
      owner.relations.set(event.person, event.at);
      return;
    case 'message.posted': {
      const chat = chatWith(owner, event.person);
      state.counts.messages = Math.max(state.counts.messages, event.message.number);
      chat.messages.push({ ...event.message });
      chat.isInmail ||= event.message.via === 'inmail';
      if (event.replyKind) chat.replies.push(event.replyKind);
      if (event.message.from === 'person') chat.unreadCount++;
      return;
    }
    case 'message.seen': {
      const chat = owner.chats.get(event.person);
      for (const message of chat?.messages ?? []) {
        if (message.from === 'owner' && message.number <= event.messageNumber) message.seenAt ??= event.at;
      }
      return;
    }
    case 'chat.read':
      chatWith(owner, event.person).unreadCount = event.isRead ? 0 : 1;
  }
}

const newMemberState = (member: MemberState['member']): MemberState => ({
  member,
  isRestricted: false,
  invitations: new Map(),
  latestInvitation: new Map(),
  relations: new Map(),
  chats: new Map(),
  shownRows: { day: '', count: 0 },
});

function chatWith(owner: MemberState, person: number): Chat {
  const known = owner.chats.get(person);
  if (known) return known;
  const chat: Chat = { person, messages: [], unreadCount: 0, isInmail: false, replies: [] };
  owner.chats.set(person, chat);
  return chat;
}

function changeStatus(state: NetworkState, accountId: string, status: Account['status']) {
  const account = state.accounts.get(accountId);
  if (account) state.accounts.set(accountId, { ...account, status });
}

/** Whichever account the member signs in with, and however often. */
function restrictMember(state: NetworkState, accountId: string, isRestricted: boolean) {
  const member = state.members.get(state.accounts.get(accountId)?.email ?? '');
  if (member) member.isRestricted = isRestricted;
}
