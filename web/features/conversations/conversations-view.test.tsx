import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campaignClockApi } from '#contract/campaign-clock.ts';
import {
  type ConversationCounts,
  type ConversationRow,
  conversationsApi,
  savedAnswersApi,
  type Thread,
} from '#contract/overview/conversations.ts';
import { conversationsPath } from '#contract/paths.ts';
import { fakeServer, showView } from '#tests/support/show-view.tsx';
import { ConversationsView } from './conversations-view.tsx';

const server = fakeServer();

const now = '2026-11-17T09:00:00.000Z';
const idOf = (number: number) => `0f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f${number}`;
const replyId = '5f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0';
const writtenAt = '2026-11-17T08:00:00.000Z';
const row = (number: number, firstName: string, change: Partial<ConversationRow> = {}): ConversationRow => ({
  id: idOf(number),
  person: {
    ...{ id: idOf(number), firstName, lastName: 'Moreau', headline: 'DAF', company: 'Liseré' },
    pictureUrl: null,
  },
  ...{ campaign: null, unread: 0, lastReplyAt: writtenAt, replyKind: 'question', returnsOn: null },
  lastMessage: { author: 'person', text: `Qui êtes-vous, ${firstName} ?`, at: writtenAt },
  ...{ needsReview: false, snoozedUntil: null, waitsSince: writtenAt, handledAt: null, isOpposed: false },
  ...change,
});
const refused = { status: 409, code: 'conflict', message: 'Le compte est en pause.' };
const rows = [row(0, 'Ada'), row(1, 'Léa'), row(2, 'Zoé')];
const counts: ConversationCounts = {
  ...{ open: 3, unread: 0, waiting: 3, review: 0, snoozed: 0 },
  kinds: {
    ...{ interested: 0, question: 3, later: 0, refusal: 0 },
    ...{ opposition: 0, absence: 0, wrong_person: 0, other: 0 },
  },
};
const thread = (conversation: ConversationRow): Thread => ({
  ...{ conversation, person: conversation.person, leaving: [], obstacle: null, lastReplyId: replyId },
  messages: [
    {
      ...{
        id: replyId,
        author: 'person',
        kind: 'message',
        text: conversation.lastMessage.text,
        at: writtenAt,
      },
      ...{ readAt: null, replyKind: 'question', also: [], evidence: [] },
    },
  ],
});

function thereAre(items: ConversationRow[], change: Partial<ConversationCounts> = {}) {
  server.answer(campaignClockApi.read, { now, speed: 1 });
  server.answer(conversationsApi.counts, { ...counts, open: items.length, ...change });
  server.answer(conversationsApi.list, { items, nextCursor: null });
  server.answer(savedAnswersApi.list, []);
  server.answer(conversationsApi.thread, ({ path }: { path: string }) =>
    thread(items.find(({ id }) => path.endsWith(id)) as ConversationRow),
  );
}
const show = (query = '') =>
  showView(<ConversationsView context={() => <p>Fiche</p>} />, `${conversationsPath()}${query}`);
const list = () => within(screen.getByRole('complementary', { name: 'Liste des conversations' }));
const link = (name: string) => list().findByRole('link', { name: new RegExp(`^${name} Moreau`) });
const open = (name: string) => screen.findByText(`${name} Moreau`, { selector: 'h2, h2 *' });
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Votre réponse');
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('the conversations are on their way', { tags: 'heavy' }, () => {
  show();
  expect(screen.getByText('Chargement des conversations…')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Conversations' })).toBeTruthy();
});

test('conversations that cannot be read say so, and are asked for again', { tags: 'heavy' }, async () => {
  server.refuse(conversationsApi.list);
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Les conversations n’ont pas pu être chargées.');
  thereAre(rows);
  fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(await link('Ada')).toBeTruthy();
});

test('where nobody ever answered the page says what it is for', { tags: 'heavy' }, async () => {
  thereAre([]);
  show();
  expect(await screen.findByText('Aucune réponse pour le moment')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('filters that no conversation answers are said, and lead back to all of them', {
  tags: 'heavy',
}, async () => {
  thereAre([], { open: 3 });
  const { where } = show('&etat=a-traiter&classe=refus');
  expect(await screen.findByText('Rien à traiter')).toBeTruthy();
  expect(screen.getByText('Aucune conversation ne répond à ces filtres.')).toBeTruthy();
  thereAre(rows);
  fireEvent.click(screen.getByRole('link', { name: 'Voir toutes les conversations' }));
  expect(await link('Ada')).toBeTruthy();
  expect(where().has('etat')).toBe(false);
});

test('state, kind and search stand in the address, and are asked for together', async () => {
  thereAre(rows);
  const { where } = show();
  await link('Ada');
  fireEvent.click(screen.getByRole('radio', { name: /^À traiter/ }));
  await expect.poll(() => where().get('etat')).toBe('a-traiter');
  fireEvent.change(screen.getByLabelText('Type de réponse'), { target: { value: 'question' } });
  await expect.poll(() => where().get('classe')).toBe('question');
  const search = screen.getByLabelText('Chercher par nom ou entreprise');
  fireEvent.change(search, { target: { value: 'lis' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await expect.poll(() => where().get('recherche')).toBe('lis');
  await expect
    .poll(() => Object.fromEntries(server.asked(conversationsApi.list).at(-1)?.query ?? []))
    .toEqual({ view: 'waiting', kind: 'question', q: 'lis' });
});

test('by the keyboard: J and K go along the list, R to the answer, where letters are letters', async () => {
  thereAre(rows);
  const { where } = show('&etat=a-traiter');
  await link('Ada');
  press('j');
  expect(await open('Ada')).toBeTruthy();
  press('j');
  expect(await open('Léa')).toBeTruthy();
  expect((await link('Léa')).getAttribute('aria-current')).toBe('true');
  press('k');
  expect(await open('Ada')).toBeTruthy();
  const answer = await field();
  press('r');
  expect(document.activeElement).toBe(answer);
  fireEvent.keyDown(answer, { key: 'j' });
  expect(where().get('conversation')).toBe(idOf(0));
});

test('« Traité » by its key goes on to the next one; refused, it stays where it is', async () => {
  thereAre(rows);
  server.refuse(conversationsApi.handle, refused);
  const { where } = show(`&etat=a-traiter&conversation=${idOf(0)}`);
  await field();
  press('e');
  expect(await screen.findByRole('group', { name: refused.message })).toBeTruthy();
  expect(where().get('conversation')).toBe(idOf(0));
  server.answer(conversationsApi.handle, { ...row(0, 'Ada'), waitsSince: null, handledAt: now });
  press('e');
  await expect.poll(() => where().get('conversation')).toBe(idOf(1));
  expect(server.asked(conversationsApi.handle).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ isHandled: true, lastReplyAt: writtenAt })),
  );
});

test('an answer that is refused keeps its text, also for who comes back, and leaves once', async () => {
  thereAre(rows);
  server.refuse(conversationsApi.answer, refused);
  show(`&conversation=${idOf(0)}`);
  fireEvent.change(await field(), { target: { value: 'Je vous appelle demain.' } });
  fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText(`${refused.message} Votre texte est gardé.`)).toBeTruthy();
  expect((await field()).value).toBe('Je vous appelle demain.');
  press('j');
  expect(await open('Léa')).toBeTruthy();
  expect((await field()).value).toBe('');
  press('k');
  expect(await open('Ada')).toBeTruthy();
  expect((await field()).value).toBe('Je vous appelle demain.');

  server.answer(conversationsApi.answer, thread(row(0, 'Ada')));
  fireEvent.click(screen.getByRole('button', { name: /^Envoyer/ }));
  await expect.poll(async () => (await field()).value).toBe('');
  expect(server.asked(conversationsApi.answer).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ text: 'Je vous appelle demain.', lastReplyId: replyId })),
  );
});

test('what is unread is read once it is in sight', { tags: 'heavy' }, async () => {
  thereAre([row(0, 'Ada', { unread: 1 }), row(1, 'Léa')]);
  server.answer(conversationsApi.markRead, row(0, 'Ada'));
  show();
  expect((await link('Ada')).textContent).toContain('non lue');
  expect(server.asked(conversationsApi.markRead)).toEqual([]);
  fireEvent.click(await link('Ada'));
  await expect.poll(async () => (await link('Ada')).textContent).not.toContain('non lue');
  expect(server.asked(conversationsApi.markRead)).toMatchObject([{ body: { isRead: true } }]);
});
