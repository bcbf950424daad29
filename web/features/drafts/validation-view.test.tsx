import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campaignClockApi } from '#contract/campaign-clock.ts';
import { validationPath } from '#contract/paths.ts';
import { type Draft, type DraftQueue, draftsApi } from '#contract/texts/drafts.ts';
import { fakeServer, showView } from '#tests/support/show-view.tsx';
import { ValidationView } from './validation-view.tsx';

const server = fakeServer();

const now = '2026-11-17T09:00:00.000Z';
const idOf = (number: number) => `0f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f${number}`;
const campaign = { id: idOf(9), name: 'Directions financières', status: 'active' } as const;
const refused = { status: 409, code: 'conflict', message: 'La campagne est en pause.' };

const textFor = (firstName: string) => `Bonjour ${firstName}, en parler ?`;
const draft = (number: number, firstName: string, change: Partial<Draft> = {}): Draft => ({
  ...{ id: idOf(number), campaign, stepKey: '1', stepName: 'Message 1', state: 'waiting', part: 'waiting' },
  person: {
    ...{ id: idOf(number), firstName, lastName: 'Moreau', headline: 'DAF', company: 'Liseré' },
    ...{ location: null, pictureUrl: null },
  },
  departure: { basis: 'consent', at: null },
  ...{ blocking: 0, toRead: 0, advice: 0, isStale: false, isUnwritten: false, version: 1 },
  rules: {
    ...{ facts: [], kind: 'message', number: 1, limits: { hard: 1_900, advised: 400 }, formality: 'vous' },
    person: { firstName, lastName: 'Moreau', gender: 'feminine' },
    sender: { name: 'Ana Moreau', firstName: 'Ana', role: 'Associée', company: 'Liseré' },
    ...{ bannedPhrases: [], calendarLink: '' },
  },
  ...{ text: textFor(firstName), departureLine: null, sentences: [], findings: [] },
  ...{ angle: 'statement', hasVariants: false, author: 'composer', canUndo: false, canRedo: false },
  ...{ approvedAt: null, updatedAt: now },
  ...change,
});
const drafts = [draft(0, 'Ada'), draft(1, 'Léa'), draft(2, 'Zoé')];
const queue: DraftQueue = {
  ...{ waiting: 3, later: 0, checked: 0, clean: 3, departures: [], sentPerDay: 20, approved: 0, skipped: 0 },
  ...{ similarity: null, model: null },
  campaigns: [{ ...campaign, ...{ waiting: 3, checked: 0, unwritten: 0, obstacle: null, writing: null } }],
};

function thereAre(items: Draft[], change: Partial<DraftQueue> = {}) {
  server.answer(campaignClockApi.read, { now, speed: 1 });
  server.answer(draftsApi.queue, { ...queue, waiting: items.length, clean: items.length, ...change });
  server.answer(draftsApi.list, { items, nextCursor: null });
  server.answer(draftsApi.get, ({ path }: { path: string }) => items.find(({ id }) => path.endsWith(id)));
}
const show = (query = '') => showView(<ValidationView />, `${validationPath()}${query}`);
const list = () => within(screen.getByRole('complementary', { name: 'File de validation' }));
const link = (name: string) => list().findByRole('link', { name: new RegExp(`^${name} Moreau`) });
const open = (name: string) => screen.findByText(`${name} Moreau`, { selector: 'h2, h2 *' });
const message = (title: string) => screen.findByRole('group', { name: title });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('the messages to approve are on their way, under the tabs of the other views of the prospects', () => {
  show();
  expect(screen.getByText('Chargement des messages à valider…')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Prospects' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Prospects', 'À valider', 'Conversations']);
  expect(tabs[1]?.getAttribute('aria-current')).toBe('page');
});

test('a queue that cannot be read says so, and is asked for again', { tags: 'heavy' }, async () => {
  server.refuse(draftsApi.list);
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('La file n’a pas pu être chargée.');
  thereAre(drafts);
  fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(await link('Ada')).toBeTruthy();
});

test('where nothing was ever written the page says what it is for', { tags: 'heavy' }, async () => {
  thereAre([], { campaigns: [] });
  show();
  expect(await screen.findByText('Aucune campagne pour le moment')).toBeTruthy();
});

test('a part that is empty says so, and leads back to what waits', { tags: 'heavy' }, async () => {
  thereAre([], { waiting: 3 });
  const { where } = show('&etat=passes');
  expect(await screen.findByText('Aucun message passé')).toBeTruthy();
  thereAre(drafts);
  fireEvent.click(screen.getByRole('link', { name: 'Voir les messages à valider' }));
  expect(await link('Ada')).toBeTruthy();
  expect(where().has('etat')).toBe(false);
});

test('campaign and state stand in the address, and are asked for together', async () => {
  thereAre(drafts);
  const { where } = show();
  await link('Ada');
  fireEvent.change(screen.getByLabelText('Campagne'), { target: { value: campaign.id } });
  await expect.poll(() => where().get('campagne')).toBe(campaign.id);
  fireEvent.click(screen.getByRole('radio', { name: 'Validés' }));
  await expect.poll(() => where().get('etat')).toBe('valides');
  await expect
    .poll(() => Object.fromEntries(server.asked(draftsApi.list).at(-1)?.query ?? []))
    .toEqual({ state: 'approved', campaignId: campaign.id });
});

test('by the keyboard: J and K go along the queue, E to the text, where letters are letters', async () => {
  thereAre(drafts);
  const { where } = show();
  expect(await open('Ada')).toBeTruthy();
  press('j');
  expect(await open('Léa')).toBeTruthy();
  expect(where().get('texte')).toBe(idOf(1));
  press('k');
  expect(await open('Ada')).toBeTruthy();
  press('e');
  const field = await screen.findByLabelText('Texte du message');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'j' });
  fireEvent.keyDown(field, { key: 'v' });
  expect(where().get('texte')).toBe(idOf(0));
  expect(server.asked(draftsApi.approve)).toEqual([]);
});

test('a yes by its key goes on to the next text; refused, the text stays and is asked about again', async () => {
  thereAre(drafts);
  server.refuse(draftsApi.approve, refused);
  show();
  await open('Ada');
  press('v');
  const refusal = await message('Ce message n’a pas été validé.');
  expect(refusal.textContent).toContain(refused.message);
  expect(await open('Ada')).toBeTruthy();
  server.answer(draftsApi.approve, draft(0, 'Ada', { state: 'approved', part: 'approved', version: 2 }));
  fireEvent.click(within(refusal).getByRole('button', { name: 'Réessayer' }));
  expect(await open('Léa')).toBeTruthy();
  await expect.poll(() => list().queryByRole('link', { name: /^Ada Moreau/ })).toBeNull();
  expect(server.asked(draftsApi.approve).map(({ body }) => body)).toEqual([{ version: 1 }, { version: 1 }]);

  const reopened = draft(0, 'Ada', { version: 3 });
  server.answer(draftsApi.reopen, reopened);
  fireEvent.click(within(await message('Validé')).getByRole('button', { name: 'Annuler' }));
  expect(await open('Ada')).toBeTruthy();
});

test('a text that a remark blocks is not approved', { tags: 'heavy' }, async () => {
  const finding: Draft['findings'][number] = {
    ...{ code: 'placeholder', isBlocking: true, start: 0, end: 7, excerpt: 'Bonjour', fixes: [] },
    ...{ title: 'Un champ vide', explanation: 'Remplacez-le.' },
  };
  thereAre([draft(0, 'Ada', { blocking: 1, findings: [finding] })]);
  show();
  await open('Ada');
  press('v');
  expect(document.activeElement?.textContent).toContain(finding.explanation);
  const approve = screen.getByRole('button', { name: /^Valider ce message/ });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(approve);
  expect(server.asked(draftsApi.approve)).toEqual([]);
});

test('what is typed stays while it cannot be saved, and nothing is approved without it', async () => {
  thereAre(drafts);
  server.refuse(draftsApi.edit, refused);
  show();
  await open('Ada');
  press('e');
  const typed = 'Bonjour Ada, en parler mardi ?';
  fireEvent.change(await screen.findByLabelText('Texte du message'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Terminer' }));
  expect(await screen.findByText(`Pas encore enregistré. ${refused.message}`)).toBeTruthy();
  server.answer(draftsApi.approve, draft(0, 'Ada', { state: 'approved', part: 'approved' }));
  press('v');
  await message('Ce message n’a pas été validé.');
  expect(server.asked(draftsApi.approve)).toEqual([]);
  press('e');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Texte du message')).value).toBe(typed);
  server.answer(draftsApi.edit, draft(0, 'Ada', { text: typed, version: 2 }));
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/^Enregistré à/)).toBeTruthy();
  expect(server.asked(draftsApi.edit).at(-1)?.body).toEqual({ text: typed, version: 1, isFix: false });
});

test('all that have no remark are approved at once, those of the campaign in sight', async () => {
  thereAre(drafts);
  server.refuse(draftsApi.approveClean, refused);
  show(`&campagne=${campaign.id}`);
  await link('Ada');
  fireEvent.click(list().getByRole('button', { name: 'Valider les 3 sans remarque' }));
  const refusal = await message('Rien n’a été validé.');
  expect(await link('Ada')).toBeTruthy();
  server.answer(draftsApi.approveClean, { approved: 3, message: '3 messages validés' });
  server.answer(draftsApi.list, { items: [], nextCursor: null });
  fireEvent.click(within(refusal).getByRole('button', { name: 'Réessayer' }));
  await message('3 messages validés');
  await expect.poll(() => list().queryByRole('link', { name: /^Ada Moreau/ })).toBeNull();
  expect(server.asked(draftsApi.approveClean).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ campaignId: campaign.id })),
  );
});

test('more than twenty at once are asked about first', { tags: 'heavy' }, async () => {
  thereAre(drafts, { waiting: 21, clean: 21 });
  server.answer(draftsApi.approveClean, { approved: 21, message: '21 messages validés' });
  show();
  await link('Ada');
  fireEvent.click(list().getByRole('button', { name: 'Valider les 21 sans remarque' }));
  const asks = await screen.findByRole('alertdialog');
  expect(server.asked(draftsApi.approveClean)).toEqual([]);
  fireEvent.click(within(asks).getByRole('button', { name: 'Valider les 21 messages' }));
  await message('21 messages validés');
  expect(server.asked(draftsApi.approveClean)).toMatchObject([{ body: {} }]);
});
