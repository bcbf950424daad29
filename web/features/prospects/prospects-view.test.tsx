import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Prospect, prospectsApi } from '#contract/overview/prospects.ts';
import { paths } from '#contract/paths.ts';
import { prospectStages } from '#core/prospects/stages.ts';
import { fakeServer, showView } from '#tests/support/show-view.tsx';
import { ProspectsView } from './prospects-view.tsx';

const server = fakeServer();

const now = '2026-11-17T09:00:00.000Z';
const idOf = (number: number) => `0f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f${number}`;
const prospect = (number: number, firstName: string): Prospect => ({
  ...{ id: idOf(number), firstName, lastName: 'Moreau', headline: 'DAF', company: 'Liseré' },
  ...{ location: null, publicIdentifier: null, tags: [], stage: 'to_contact', score: 71 },
  ...{ enrolment: null, conversation: null, invitedAt: null, lastEvent: null },
});
const people = [prospect(0, 'Ada'), prospect(1, 'Léa'), prospect(2, 'Zoé')];
const none = Object.fromEntries(prospectStages.map((stage) => [stage, 0]));

function thereAre(items: Prospect[], whole = items.length) {
  server.answer(prospectsApi.stages, { counts: { ...none, to_contact: items.length }, whole });
  server.answer(prospectsApi.list, { items, nextCursor: null, now });
}
const show = (query = '') => showView(<ProspectsView />, `${paths.prospects}${query}`);
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Choisir ${name} Moreau` });
const bar = () => screen.getByRole('region', { name: 'Personnes choisies' });

test('the prospects are on their way', { tags: 'heavy' }, async () => {
  show();
  expect(await screen.findByText('Chargement de vos prospects…')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Prospects' })).toBeTruthy();
});

test('prospects that cannot be read say so, and are asked for again', { tags: 'heavy' }, async () => {
  server.refuse(prospectsApi.list);
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Vos prospects n’ont pas pu être chargés.');
  thereAre(people);
  fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(await box('Ada')).toBeTruthy();
});

test('where nobody entered a sequence the page says what it is for', async () => {
  thereAre([]);
  show();
  expect(await screen.findByText('Aucun prospect pour le moment')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('filters that nobody matches are taken away with one click', { tags: 'heavy' }, async () => {
  thereAre([], 3);
  const { where } = show('?recherche=daf&tri=name');
  expect(await screen.findByText('Personne ne correspond')).toBeTruthy();
  thereAre(people);
  const [clear] = screen.getAllByRole('button', { name: 'Tout effacer' }).slice(-1);
  fireEvent.click(clear as HTMLElement);
  expect(await box('Ada')).toBeTruthy();
  expect(where().has('recherche')).toBe(false);
  expect(where().get('tri')).toBe('name');
});

test('a stage of the band is asked for, and stands in the address', async () => {
  thereAre(people);
  const { where } = show();
  await box('Ada');
  fireEvent.click(screen.getByRole('link', { name: /^À contacter/ }));
  await expect.poll(() => where().get('etape')).toBe('to_contact');
  await expect
    .poll(() => server.asked(prospectsApi.list).some(({ query }) => query.get('stage') === 'to_contact'))
    .toBe(true);
  // The band counts every stage, whichever is asked for.
  expect(server.asked(prospectsApi.stages).every(({ query }) => !query.has('stage'))).toBe(true);
});

test('who is ticked is acted on by name, the whole list by its filter but those taken out', {
  tags: 'heavy',
}, async () => {
  thereAre(people);
  server.answer(prospectsApi.act, { done: 1, unchanged: 0, next: null });
  show('?recherche=daf');
  fireEvent.click(await box('Ada'));
  fireEvent.click(within(bar()).getByRole('button', { name: 'Reprendre' }));
  await expect
    .poll(() => server.asked(prospectsApi.act).map(({ body }) => body))
    .toEqual([{ act: { is: 'resume' }, selection: { ids: [idOf(0)] } }]);
  await expect.poll(() => screen.queryByRole('region', { name: 'Personnes choisies' })).toBeNull();

  fireEvent.click(await box('Ada'));
  fireEvent.click(within(bar()).getByRole('button', { name: /toute la liste/ }));
  fireEvent.click(await box('Léa'));
  fireEvent.click(within(bar()).getByRole('button', { name: 'Sortir de la séquence' }));
  const asks = await screen.findByRole('alertdialog');
  expect(asks.textContent).toContain('2\u00a0personnes');
  expect(server.asked(prospectsApi.act)).toHaveLength(1);
  fireEvent.click(within(asks).getByRole('button', { name: 'Sortir de la séquence' }));
  await expect
    .poll(() => server.asked(prospectsApi.act).at(-1)?.body)
    .toEqual({ act: { is: 'remove' }, selection: { filter: { q: 'daf' }, except: [idOf(1)] } });
});

test('by the keyboard: a row opens its record, all are taken, nobody is', { tags: 'heavy' }, async () => {
  thereAre(people);
  const { where } = show();
  fireEvent.keyDown(await box('Ada'), { key: 'ArrowDown' });
  fireEvent.keyDown(await box('Léa'), { key: 'a', ctrlKey: true });
  expect(within(bar()).getByRole('status').textContent).toBe('3\u00a0personnes');
  fireEvent.keyDown(await box('Léa'), { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Personnes choisies' })).toBeNull();
  fireEvent.keyDown(await box('Léa'), { key: 'Enter' });
  await expect.poll(() => where().get('personne')).toBe(idOf(1));
});

test('the pipeline is asked for in place of the list, with the same filters and without a stage', async () => {
  thereAre(people);
  const { where } = show('?recherche=daf&etape=to_contact');
  await box('Ada');
  server.refuse(prospectsApi.board);
  fireEvent.click(screen.getByLabelText('Pipeline'));
  expect(await screen.findByText('Le pipeline n’a pas pu être chargé.')).toBeTruthy();
  expect(where().get('vue')).toBe('pipeline');
  expect(where().has('etape')).toBe(false);
  expect(server.asked(prospectsApi.board)[0]?.query.get('q')).toBe('daf');
});
