import type { AccountTier } from '#core/network/account-quotas.ts';
import type { PeopleCriteria, SearchSeat } from '#core/targeting/search-plan.ts';
import type { Outcome } from './outcome.ts';
import type { Company, FoundPerson, OwnProfile, PersonPost, Profile } from './people.ts';

/** What Accroche asks of a professional network, in its own words. Behind it, a messaging provider. */
export type SocialNetwork = {
  /** A page where the user signs in, for one click; `token` comes back with the news of its success. */
  connectionLink(input: ConnectionLinkRequest): Promise<Outcome<{ url: string }>>;
  accountState(accountId: string): Promise<Outcome<NetworkAccount>>;
  listAccounts(cursor?: string): Promise<Outcome<Page<NetworkAccount>>>;
  removeAccount(accountId: string): Promise<Outcome<null>>;
  ownProfile(accountId: string): Promise<Outcome<OwnProfile>>;

  searchPeople(accountId: string, search: PeopleSearch, page?: PageRequest): Promise<Outcome<SearchPage>>;
  searchParameters(accountId: string, wanted: ParameterSearch): Promise<Outcome<SearchParameter[]>>;
  /** How many people a search would find, as the network gives it. */
  audienceSize(accountId: string, search: PeopleSearch): Promise<Outcome<number>>;
  readProfile(accountId: string, person: string): Promise<Outcome<Profile>>;
  readCompany(accountId: string, company: string): Promise<Outcome<Company>>;
  listPosts(accountId: string, personId: string, page?: PageRequest): Promise<Outcome<Page<PersonPost>>>;

  /** The person sees it. */
  visit(accountId: string, personId: string): Promise<Outcome<Profile>>;
  invite(
    accountId: string,
    invitation: { personId: string; note?: string },
  ): Promise<Outcome<SentInvitation>>;
  listSentInvitations(accountId: string, page?: PageRequest): Promise<Outcome<Page<PendingInvitation>>>;
  withdraw(accountId: string, invitationId: string): Promise<Outcome<null>>;
  /** Newest first. */
  listRelations(accountId: string, page?: PageRequest): Promise<Outcome<Page<Relation>>>;

  startConversation(
    accountId: string,
    message: { personId: string; text: string },
  ): Promise<Outcome<SentMessage>>;
  continueConversation(
    accountId: string,
    message: { conversationId: string; text: string },
  ): Promise<Outcome<SentMessage>>;
  listConversations(
    accountId: string,
    page?: PageRequest & { after?: Date },
  ): Promise<Outcome<Page<Conversation>>>;
  /** Newest first; of one conversation, or of all. */
  listMessages(
    accountId: string,
    page?: PageRequest & { conversationId?: string; after?: Date; before?: Date },
  ): Promise<Outcome<Page<Message>>>;

  /** Makes the provider post its news to `url`, with `secret`, and nowhere else of ours. */
  reconcileWebhooks(target: {
    url: string;
    secret: string;
    /** No other installation uses the provider's key. */
    isExclusive: boolean;
  }): Promise<Outcome<{ created: number; removed: number }>>;
};

export type PageRequest = { cursor?: string; limit?: number };
export type Page<T> = { items: T[]; cursor: string | null };
export type SearchPage = Page<FoundPerson> & { total: number | null };

export type ConnectionLinkRequest = {
  /** null for a first connection. */
  reconnects: string | null;
  token: string;
  expiresAt: Date;
  notifyUrl: string;
  successUrl: string;
  failureUrl: string;
};

export type NetworkAccount = {
  accountId: string;
  /** The user's own identity on the network: the same one through every reconnection. */
  memberId: string | null;
  publicIdentifier: string | null;
  name: string;
  state: 'connected' | 'connecting' | 'disconnected' | 'stopped';
  tier: AccountTier;
  createdAt: Date | null;
};

export type PeopleSearch = { kind: 'url'; url: string } | ({ kind: 'criteria' } & PeopleCriteria);

export const parameterKinds = [
  'location',
  'industry',
  'company',
  'school',
  'title',
  'function',
  'skill',
] as const;
export type ParameterSearch = {
  kind: (typeof parameterKinds)[number];
  keywords: string;
  limit?: number;
  /** Whose search the ids are for; classic unless told. */
  seat?: SearchSeat;
};
export type SearchParameter = { id: string; title: string };

export type SentInvitation = { invitationId: string | null; usagePercent: number | null };
export type PendingInvitation = {
  invitationId: string;
  personId: string | null;
  publicIdentifier: string | null;
  name: string | null;
  note: string | null;
  sentAt: Date | null;
};
export type Relation = {
  personId: string;
  publicIdentifier: string | null;
  firstName: string;
  lastName: string;
  headline: string | null;
  since: Date | null;
};
export type SentMessage = { conversationId: string | null; messageId: string | null };
export type Conversation = { conversationId: string; personId: string | null; lastMessageAt: Date | null };
export type Message = {
  messageId: string;
  /** The network's own id: the same in the news and in the history. */
  networkMessageId: string | null;
  conversationId: string;
  senderId: string | null;
  isOwn: boolean;
  text: string | null;
  sentAt: Date | null;
  /** A line written by the network (« … a rejoint la conversation »), not by a person. */
  isSystem: boolean;
  isSeen: boolean;
};
