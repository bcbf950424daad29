import { z } from 'zod';
import { done, mapDone, type Outcome } from '../outcome.ts';
import type { PageRequest, SocialNetwork } from '../social-network.ts';
import {
  type CallProvider,
  type ProviderCall,
  type ProviderOptions,
  providerCaller,
} from './call-provider.ts';
import { Account, AccountOwner } from './read-account.ts';
import {
  Chat,
  ChatMessage,
  InvitationSent,
  MessageSent,
  PendingInvitationRow,
  RelationRow,
} from './read-exchanges.ts';
import { CompanyProfile, Post, SearchRow, UserProfile } from './read-people.ts';
import { reconcileWebhooks } from './reconcile-webhooks.ts';
import { count, id, list, page, text } from './wire.ts';
import { parameterTypes, services, writeSearch } from './write-search.ts';

const profileSections = 'experience,education,languages,skills,about';
const Link = z.object({ url: z.url({ protocol: /^https?$/ }) });
const SearchAnswer = z.object({
  items: list(SearchRow),
  cursor: text,
  paging: z.object({ total_count: count }).nullable().catch(null),
});
const Parameters = z.object({ items: list(z.object({ id, title: z.string() })) });

/** The port over Unipile's first API, and the only code that knows its routes. */
export function unipileNetwork(options: ProviderOptions): SocialNetwork {
  const call = providerCaller(options);
  const ask = <T>(shape: z.ZodType<T>, request: ProviderCall) => parsed(call, shape, request);
  const read = <T>(shape: z.ZodType<T>, path: string, query: ProviderCall['query']) =>
    ask(shape, { kind: 'read', method: 'GET', path, query });
  const readStored = <T>(shape: z.ZodType<T>, path: string, query: ProviderCall['query']) =>
    ask(shape, { kind: 'read', method: 'GET', path, query, isStored: true });
  const act = (request: Omit<ProviderCall, 'kind'>) => call({ kind: 'write', ...request });
  const of = (accountId: string, { cursor, limit }: PageRequest = {}) => ({
    account_id: accountId,
    cursor,
    limit,
  });

  const search = (accountId: string, body: Record<string, unknown>, { cursor, limit }: PageRequest = {}) =>
    ask(SearchAnswer, {
      kind: 'read',
      method: 'POST',
      path: '/linkedin/search',
      query: of(accountId, { cursor, limit }),
      json: body,
    });
  const readUser = (accountId: string, person: string, more: ProviderCall['query'] = {}) => ({
    method: 'GET' as const,
    path: `/users/${encodeURIComponent(person)}`,
    query: { account_id: accountId, linkedin_sections: profileSections, ...more },
  });

  return {
    connectionLink: ({ reconnects, token, expiresAt, notifyUrl, successUrl, failureUrl }) =>
      ask(Link, {
        kind: 'read',
        method: 'POST',
        path: '/hosted/accounts/link',
        json: {
          ...(reconnects === null
            ? { type: 'create', providers: ['LINKEDIN'] }
            : { type: 'reconnect', reconnect_account: reconnects }),
          api_url: options.origin,
          expiresOn: expiresAt.toISOString(),
          name: token,
          notify_url: notifyUrl,
          success_redirect_url: successUrl,
          failure_redirect_url: failureUrl,
          bypass_success_screen: true,
        },
      }),
    accountState: (accountId) => readStored(Account, `/accounts/${encodeURIComponent(accountId)}`, {}),
    listAccounts: (cursor) => readStored(page(Account), '/accounts', { cursor, limit: 250 }),
    removeAccount: async (accountId) =>
      mapDone(
        await act({ method: 'DELETE', path: `/accounts/${encodeURIComponent(accountId)}` }),
        () => null,
      ),
    ownProfile: (accountId) => read(AccountOwner, '/users/me', { account_id: accountId }),

    searchPeople: async (accountId, wanted, request) =>
      mapDone(await search(accountId, writeSearch(wanted), request), ({ items, cursor, paging }) => ({
        items,
        cursor,
        total: paging?.total_count ?? null,
      })),
    searchParameters: async (accountId, { kind, keywords, limit, seat = 'classic' }) =>
      mapDone(
        await read(Parameters, '/linkedin/search/parameters', {
          account_id: accountId,
          type: parameterTypes[seat][kind],
          service: services[seat],
          keywords,
          limit,
        }),
        ({ items }) => items,
      ),
    audienceSize: async (accountId, wanted) =>
      mapDone(
        await search(accountId, writeSearch(wanted), { limit: 1 }),
        ({ paging, items }) => paging?.total_count ?? items.length,
      ),
    readProfile: (accountId, person) => ask(UserProfile, { kind: 'read', ...readUser(accountId, person) }),
    readCompany: (accountId, company) =>
      read(CompanyProfile, `/linkedin/company/${encodeURIComponent(company)}`, { account_id: accountId }),
    listPosts: (accountId, personId, request) =>
      read(page(Post), `/users/${encodeURIComponent(personId)}/posts`, of(accountId, request)),

    visit: (accountId, personId) =>
      ask(UserProfile, { kind: 'write', ...readUser(accountId, personId, { notify: true }) }),
    invite: async (accountId, { personId, note }) => {
      const sent = await ask(InvitationSent, {
        kind: 'write',
        method: 'POST',
        path: '/users/invite',
        json: { account_id: accountId, provider_id: personId, ...(note && { message: note }) },
      });
      // The only text of an invitation is its note, whose length depends on the account.
      const isNoteTooLong = sent.is === 'refused' && sent.reason === 'text_too_long';
      return isNoteTooLong ? { ...sent, reason: 'note_too_long' } : sent;
    },
    listSentInvitations: (accountId, request) =>
      read(page(PendingInvitationRow), '/users/invite/sent', of(accountId, request)),
    withdraw: async (accountId, invitationId) =>
      mapDone(
        await act({
          method: 'DELETE',
          path: `/users/invite/sent/${encodeURIComponent(invitationId)}`,
          query: { account_id: accountId },
        }),
        () => null,
      ),
    listRelations: (accountId, request) =>
      read(page(RelationRow), '/users/relations', of(accountId, request)),

    startConversation: (accountId, { personId, text: message }) =>
      ask(MessageSent, {
        kind: 'write',
        method: 'POST',
        path: '/chats',
        form: { account_id: accountId, attendees_ids: [personId], text: plainText(message) },
      }),
    continueConversation: async (accountId, { conversationId, text: message }) =>
      mapDone(
        await ask(MessageSent, {
          kind: 'write',
          method: 'POST',
          path: `/chats/${encodeURIComponent(conversationId)}/messages`,
          form: { account_id: accountId, text: plainText(message) },
        }),
        ({ messageId }) => ({ conversationId, messageId }),
      ),
    listConversations: (accountId, { after, ...request } = {}) =>
      readStored(page(Chat), '/chats', { ...of(accountId, request), after: after?.toISOString() }),
    listMessages: (accountId, { conversationId, after, before, ...request } = {}) =>
      readStored(
        page(ChatMessage),
        conversationId ? `/chats/${encodeURIComponent(conversationId)}/messages` : '/messages',
        { ...of(accountId, request), after: after?.toISOString(), before: before?.toISOString() },
      ),
    reconcileWebhooks: (target) => reconcileWebhooks(call, target),
  };
}

/** The stored text is compared with ours later: both must be what the network keeps. */
const plainText = (message: string) => message.replaceAll('\r\n', '\n').trim();

async function parsed<T>(
  call: CallProvider,
  shape: z.ZodType<T>,
  request: ProviderCall,
): Promise<Outcome<T>> {
  const outcome = await call(request);
  if (outcome.is !== 'done') return outcome;
  const value = shape.safeParse(outcome.value);
  if (value.success) return done(value.data);
  // A write that answered 2xx happened, whatever its answer looks like.
  return request.kind === 'write'
    ? { is: 'unknown', cause: 'unreadable_answer' }
    : { is: 'unavailable', cause: 'unreadable_answer' };
}
