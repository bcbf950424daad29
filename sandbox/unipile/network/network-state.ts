import type { ReplyKind } from '../world/reply-texts.ts';
import type { ClockSetting } from './campaign-clock.ts';
import type { Member } from './members.ts';

/** Everything that changed since the network opened; folded from the journal by `applyEvent`. */
export type NetworkState = {
  openedAt: number;
  clock: ClockSetting | undefined;
  members: Map<string, MemberState>;
  accounts: Map<string, Account>;
  links: Map<string, HostedLink>;
  /** Sign-ins that wait for their code: by link token, or by the id of the account to be. */
  checkpoints: Map<string, Checkpoint>;
  webhooks: Map<string, Webhook>;
  deliveries: Map<number, Delivery>;
  plans: Map<number, Plan>;
  ledger: LedgerEntry[];
  behaviour: BehaviourSettings;
  counts: {
    accounts: number;
    invitations: number;
    messages: number;
    webhooks: number;
    deliveries: number;
    plans: number;
  };
};

/** What a member of the network did and got: shared by all accounts connected for that member. */
export type MemberState = {
  member: Member;
  /** By the network, until it lifts it: signing in again does not. */
  isRestricted: boolean;
  invitations: Map<string, Invitation>;
  latestInvitation: Map<number, Invitation>;
  /** Relations made since the network opened, by person. */
  relations: Map<number, number>;
  chats: Map<number, Chat>;
  /** Rows of searches on the last day there was one. */
  shownRows: { day: string; count: number };
};

type AccountStatus = 'OK' | 'CREDENTIALS' | 'ERROR' | 'STOPPED';

export type Account = {
  id: string;
  number: number;
  email: string;
  createdAt: number;
  status: AccountStatus;
};

export type HostedLink = {
  token: string;
  type: 'create' | 'reconnect';
  reconnectAccount?: string;
  expiresAt: number;
  name?: string;
  notifyUrl?: string;
  successUrl?: string;
  failureUrl?: string;
  isUsed: boolean;
};

export type Checkpoint = { key: string; email: string; openedAt: number; reconnectAccount?: string };

export type Invitation = {
  id: string;
  person: number;
  note: string | null;
  sentAt: number;
  status: 'pending' | 'accepted' | 'declined' | 'withdrawn';
  endedAt: number | null;
};

export type Chat = {
  person: number;
  messages: Message[];
  unreadCount: number;
  isInmail: boolean;
  /** Kinds of answers this person gave, in order. */
  replies: ReplyKind[];
};

export type Message = {
  number: number;
  from: 'owner' | 'person';
  via: 'api' | 'note' | 'hand' | 'inmail';
  text: string;
  at: number;
  seenAt: number | null;
  attachments: Attachment[];
};

export type Attachment = { id: string; name: string; mimetype: string; size: number; isVoice: boolean };

export type WebhookSource = 'messaging' | 'users' | 'account_status';

export type Webhook = {
  id: string;
  source: WebhookSource;
  requestUrl: string;
  name?: string;
  format: 'json' | 'form';
  accountIds: string[];
  isEnabled: boolean;
  headers: { key: string; value: string }[];
  events: string[];
  data: { name: string; key: string }[];
};

export type Delivery = {
  number: number;
  webhookId: string;
  accountId: string;
  event: string;
  payload: Record<string, unknown>;
};

/** Something a person, or the account's owner, will do at a moment of the campaign clock. */
export type Plan = { number: number; at: number; email: string; person: number; act: PlannedAct };
export type PlannedAct =
  | { kind: 'accept' | 'decline'; invitationId: string }
  | { kind: 'notice-relation' }
  | { kind: 'read'; messageNumber: number }
  | { kind: 'reply'; replyKind: ReplyKind; chanceKey: string }
  | { kind: 'write-by-hand' };

export type LedgerEntry = {
  seq: number;
  /** Campaign time. */
  at: string;
  /** Wall time. */
  receivedAt: string;
  kind: string;
  accountId: string | null;
  effect: boolean;
  status: number;
  [field: string]: unknown;
};

export type BehaviourSettings = {
  /** Share of new relations to whom the owner writes by hand, outside the product. */
  ownerMessageShare: number;
  /** A new relation is noticed after up to so many hours. */
  relationNoticeHours: number;
  /** Share of people who let nobody invite them. */
  closedDoorShare: number;
  /** False: searches are not counted, for measures that make thousands of them. */
  hasSearchCap: boolean;
  /** False: people do nothing by themselves; only the control routes make them act. */
  isSpontaneous: boolean;
  /** True: people act when people do, by day and on weekdays mostly. */
  keepsHours: boolean;
  /** How readily people answer a first message, and go on once they were answered: times their talkativeness. */
  firstReplyEagerness: number;
  nextReplyEagerness: number;
  /** Times this, the chance that people accept; heads of companies, whom everybody asks, have one of their own. */
  acceptanceEase: number;
  headsAcceptanceEase: number;
};

export const emptyState = (): NetworkState => ({
  openedAt: 0,
  clock: undefined,
  members: new Map(),
  accounts: new Map(),
  links: new Map(),
  checkpoints: new Map(),
  webhooks: new Map(),
  deliveries: new Map(),
  plans: new Map(),
  ledger: [],
  behaviour: {
    ownerMessageShare: 0,
    relationNoticeHours: 8,
    closedDoorShare: 0.015,
    hasSearchCap: true,
    isSpontaneous: true,
    keepsHours: false,
    firstReplyEagerness: 0.6,
    nextReplyEagerness: 0.8,
    acceptanceEase: 1,
    headsAcceptanceEase: 1,
  },
  counts: { accounts: 0, invitations: 0, messages: 0, webhooks: 0, deliveries: 0, plans: 0 },
});
