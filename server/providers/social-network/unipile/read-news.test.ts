import { expect, test } from 'vitest';
import { readNews } from './read-news.ts';

const read = (body: unknown) => readNews(JSON.stringify(body));
const message = {
  event: 'message_received',
  account_id: 'compte',
  account_info: { type: 'LINKEDIN', user_id: 'ACoMoi' },
  chat_id: 'fil',
  message_id: 'm1',
  provider_message_id: 'p1',
  message: 'Bonjour',
  timestamp: '2026-11-16T09:00:00.000Z',
  sender: { attendee_provider_id: 'ACoElle', attendee_public_identifier: 'elle' },
  attendees: [{ attendee_provider_id: 'ACoMoi' }, { attendee_provider_id: 'ACoElle' }],
};

test('a message from the other person is received, and keyed by the network’s own id', () => {
  expect(read(message)).toMatchObject({
    kind: 'message_received',
    personId: 'ACoElle',
    publicIdentifier: 'elle',
    messageId: 'p1',
    text: 'Bonjour',
    at: new Date('2026-11-16T09:00:00.000Z'),
  });
});

test.each([
  ['is_sender', { ...message, is_sender: true }],
  ['is_sender as a number', { ...message, is_sender: 1 }],
  ['the sender’s id', { ...message, sender: { attendee_provider_id: 'ACoMoi' } }],
])('our own message is told by %s, and is about the other person', (_, own) => {
  expect(read(own)).toMatchObject({ kind: 'message_sent', personId: 'ACoElle' });
});

test('a system line is no message, and a read receipt is its own news', () => {
  expect(read({ ...message, is_event: 1 })).toMatchObject({ kind: 'irrelevant' });
  expect(read({ ...message, event: 'message_read' })).toMatchObject({ kind: 'message_read' });
});

test('without the network’s id, the provider’s one; without any, it names who wrote', () => {
  expect(read({ ...message, provider_message_id: undefined })).toMatchObject({ messageId: 'm1' });
  expect(read({ ...message, provider_message_id: null, message_id: null })).toMatchObject({
    kind: 'unreadable',
    accountId: message.account_id,
    personId: message.sender.attendee_provider_id,
  });
});

test('a relation, a state, a finished sign-in', () => {
  const relation = { event: 'new_relation', account_id: 'compte', user_provider_id: 'ACoElle' };
  expect(read(relation)).toMatchObject({
    kind: 'relation',
    accountId: 'compte',
    personId: 'ACoElle',
    at: null,
  });
  const state = { AccountStatus: { account_id: 'compte', account_type: 'LINKEDIN', message: 'CREDENTIALS' } };
  expect(read(state)).toEqual({ kind: 'account_changed', accountId: 'compte' });
  const link = { status: 'CREATION_SUCCESS', account_id: 'compte', name: 'jeton' };
  expect(read(link)).toMatchObject({ kind: 'connection_made', accountId: 'compte', token: 'jeton' });
});

test.each(['', '{', 'null', '3', '"x"'])('« %s » is not news', (raw) => {
  expect(readNews(raw)).toBeNull();
});

test.each([{}, [], { AccountStatus: 1 }])('%j has no meaning', (body) => {
  expect(read(body)).toMatchObject({ kind: 'irrelevant' });
});

test('an event of ours in another shape is not passed over: it says what can still be told', () => {
  const odd = { ...message, chat_id: { now: 'an object' } };
  expect(read(odd)).toMatchObject({
    kind: 'unreadable',
    accountId: message.account_id,
    personId: message.sender.attendee_provider_id,
    conversationId: null,
  });
  // Our own words hold nobody back.
  expect(read({ ...odd, is_sender: true })).toMatchObject({ kind: 'unreadable', personId: null });
  expect(read({ event: 'new_relation' })).toMatchObject({ kind: 'unreadable', accountId: null });
  expect(read({ event: 'message_received', chat_id: 'x' })).toMatchObject({
    kind: 'unreadable',
    accountId: null,
    conversationId: 'x',
  });
});

test('an envelope that nobody knows may tell something of an account that it names', () => {
  const odd = { type: 'message.received', data: { account_id: 'compte', text: 'Oui' } };
  expect(read(odd)).toMatchObject({ kind: 'unreadable', accountId: 'compte', personId: null });
  expect(read({ event: 'message_edited', account_id: 'compte' })).toMatchObject({ kind: 'irrelevant' });
  expect(read({ type: 'ping' })).toMatchObject({ kind: 'irrelevant' });
});
