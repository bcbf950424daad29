import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SortOrder } from '#core/leads/lead-sort.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { peopleCount } from '#web/lib/format.ts';
import { BulkBar, isTooMany } from './bulk-bar.tsx';
import { countChosen } from './chosen.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterButton, FilterDialog } from './filter-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonRow } from './person-row.tsx';
import { QueryView, type ShownQuery } from './query-view.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { neighboursOf } from './rows.ts';
import { useChosen } from './use-chosen.ts';
import { useListAddress } from './use-list-address.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Person = { id: string; firstName: string; lastName: string; headline: string | null };
const person = (id: string, firstName: string): Person & { publicIdentifier: null } => ({
  id,
  firstName,
  lastName: 'Moreau',
  headline: 'DAF',
  publicIdentifier: null,
});
const ada = '0f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0';
const people = [
  person(ada, 'Ada'),
  person('1f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0', 'Léa'),
  person('2f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0', 'Zoé'),
];

const query = <Data,>(state: Partial<ShownQuery<Data>>): ShownQuery<Data> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => undefined,
  ...state,
});
const refusal = (status: number) =>
  new ApiError({ status, code: 'unknown', message: 'Le serveur ne répond pas.' });

function Faces({ query, empty }: { query: ShownQuery<string[]>; empty?: string | false }) {
  return (
    <QueryView
      query={query}
      loading={<p>Chargement…</p>}
      failed="La liste n’a pas pu être chargée."
      gone={<p>Plus là</p>}
      empty={empty}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

test('a query is loading, then there', { tags: 'heavy' }, () => {
  const { rerender } = render(<Faces query={query({})} />);
  expect(screen.getByText('Chargement…')).toBeTruthy();
  rerender(<Faces query={query({ data: ['Ada'] })} />);
  expect(screen.getByRole('listitem').textContent).toBe('Ada');
  expect(screen.queryByText('Chargement…')).toBeNull();
});

test('a query that failed says what and why, and is tried again', () => {
  const refetch = vi.fn();
  render(<Faces query={query({ error: refusal(500), refetch })} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('La liste n’a pas pu être chargée.');
  expect(alert.textContent).toContain('Le serveur ne répond pas.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what was read stays in sight when the next reading fails', () => {
  render(<Faces query={query({ data: ['Ada'], error: refusal(500) })} />);
  expect(screen.getByRole('listitem').textContent).toBe('Ada');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is empty or gone says so', () => {
  const { rerender } = render(<Faces query={query({ data: [] })} empty="Personne ici" />);
  expect(screen.getByText('Personne ici')).toBeTruthy();
  rerender(<Faces query={query({ error: refusal(404) })} />);
  expect(screen.getByText('Plus là')).toBeTruthy();
});

const defaultOrder: Record<'name', SortOrder> = { name: 'asc' };

function ChoosableList({
  list = 'all',
  onOpen = () => undefined,
}: {
  list?: string;
  onOpen?: (id: string) => void;
}) {
  const { chosen, isSomeoneChosen, choose } = useChosen(list);
  return (
    <>
      <PeopleTable
        caption="Vos leads."
        people={people}
        total={40}
        sort="name"
        order="asc"
        defaultOrder={defaultOrder}
        sortChoices={[{ sort: 'name', label: 'Par nom' }]}
        heads={() => null}
        row={(one, state) => (
          <PersonRow key={one.id} person={one} state={state} headlineClass="block">
            {null}
          </PersonRow>
        )}
        chosen={chosen}
        openId={null}
        isStale={false}
        onSort={() => undefined}
        onChoose={choose}
        onOpen={onOpen}
        onNearEnd={() => undefined}
      />
      {isSomeoneChosen && (
        <BulkBar
          chosen={chosen}
          total={40}
          status={peopleCount(countChosen(chosen, 40))}
          wholeText={peopleCount(40)}
          mostNamed={2}
          onChoose={choose}
        >
          <button type="button" disabled={isTooMany(chosen, 2)}>
            Étiqueter
          </button>
        </BulkBar>
      )}
    </>
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Choisir ${name} Moreau` });
const bar = () => screen.queryByRole('region', { name: 'Personnes choisies' });

test('who is ticked is counted in the bar, which goes with the last of them', { tags: 'heavy' }, () => {
  render(<ChoosableList />);
  expect(bar()).toBeNull();
  fireEvent.click(box('Ada'));
  expect(within(bar() as HTMLElement).getByRole('status').textContent).toBe('1\u00a0personne');
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus choisir personne' }));
  expect(bar()).toBeNull();
  expect(box('Ada').checked).toBe(false);
});

test('the whole list is chosen but those taken out', { tags: 'heavy' }, () => {
  render(<ChoosableList />);
  fireEvent.click(box('Ada'));
  fireEvent.click(screen.getByRole('button', { name: /Choisir toute la liste \(40\u00a0personnes\)/ }));
  expect(box('Zoé').checked).toBe(true);
  fireEvent.click(box('Léa'));
  expect(screen.getByRole('status').textContent).toBe('39\u00a0personnes');
});

test('more than an act takes one by one cannot be acted on', { tags: 'heavy' }, () => {
  render(<ChoosableList />);
  for (const name of ['Ada', 'Léa', 'Zoé']) fireEvent.click(box(name));
  expect(screen.getByText(/2 personnes au plus une à une/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Étiqueter' }).disabled).toBe(true);
});

test('a choice belongs to its list: other filters start with nobody', () => {
  const { rerender } = render(<ChoosableList list="all" />);
  fireEvent.click(box('Ada'));
  rerender(<ChoosableList list="filtered" />);
  expect(bar()).toBeNull();
});

test('the keyboard goes through the rows: Enter opens, Ctrl+A takes all, Escape nobody', () => {
  const onOpen = vi.fn();
  render(<ChoosableList onOpen={onOpen} />);
  fireEvent.keyDown(box('Ada'), { key: 'ArrowDown' });
  fireEvent.keyDown(box('Léa'), { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledWith(people[1]?.id);
  fireEvent.keyDown(box('Léa'), { key: 'a', ctrlKey: true });
  expect(screen.getByRole('status').textContent).toBe('40\u00a0personnes');
  fireEvent.keyDown(box('Léa'), { key: 'Escape' });
  expect(bar()).toBeNull();
});

type Filter = { q?: string | undefined; scoreMin?: number; scoreMax?: number; tags?: string[] };
const filter: Filter = { q: 'daf', scoreMin: 20, scoreMax: 80, tags: ['vip'] };
const texts = [
  { fields: ['scoreMin', 'scoreMax'] as const, text: 'Score de 20 à 80' },
  { fields: ['tags'] as const, text: 'Étiquette : vip' },
];

test('a chip takes its fields away, and « Tout effacer » all but the search', () => {
  const onChange = vi.fn();
  const { rerender } = render(<FilterChips filter={filter} texts={texts} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Score de 20 à 80' }));
  expect(onChange).toHaveBeenLastCalledWith({ q: 'daf', tags: ['vip'] });
  fireEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
  expect(onChange).toHaveBeenLastCalledWith({ q: 'daf' });
  rerender(<FilterChips filter={filter} texts={[]} onChange={onChange} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('the dialog of filters applies, clears or closes', () => {
  const acts = { onSubmit: vi.fn(), onClear: vi.fn(), onClose: vi.fn() };
  render(
    <>
      <FilterButton count={3} onClick={() => undefined} />
      <FilterDialog title="Filtrer" {...acts}>
        <input aria-label="Lieu" />
      </FilterDialog>
    </>,
  );
  expect(screen.getByText('3')).toBeTruthy();
  const dialog = screen.getByRole('dialog', { name: 'Filtrer' });
  for (const name of ['Afficher', 'Tout effacer', 'Annuler'])
    fireEvent.click(within(dialog).getByRole('button', { name }));
  for (const act of Object.values(acts)) expect(act).toHaveBeenCalledOnce();
});

function ListWithRecord() {
  const { openId, open } = useListAddress({
    read: () => null,
    write: () => new URLSearchParams({ recherche: 'daf' }),
    record: 'personne',
  });
  const [isTyping, setIsTyping] = useState(false);
  const shown = people.find(({ id }) => id === openId);
  return (
    <>
      <button type="button" id="ada" onClick={() => open(ada)}>
        Ouvrir Ada
      </button>
      {openId && (
        <RecordDrawer
          query={query({ data: shown, error: shown ? null : refusal(404) })}
          name={shown?.firstName}
          note={null}
          gone={<p>Plus dans la liste</p>}
          isEditing={isTyping}
          onClose={() => open(null)}
          returnFocus={() => document.getElementById('ada')}
          {...neighboursOf(people, openId, open)}
        >
          {({ firstName }) => (
            <>
              <p>Fiche de {firstName}</p>
              <textarea aria-label="Note" />
              <button type="button" onClick={() => setIsTyping(true)}>
                Corriger
              </button>
            </>
          )}
        </RecordDrawer>
      )}
    </>
  );
}

const openList = (path: string) => {
  const router = createMemoryRouter([{ path: '/leads', element: <ListWithRecord /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return router;
};
const press = (key: string, target: HTMLElement = screen.getByRole('dialog')) =>
  fireEvent.keyDown(target, { key });

test('a record opens beside the list: J and K go along it, and the address follows', async () => {
  const router = openList('/leads');
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir Ada' }));
  await screen.findByText('Fiche de Ada');
  expect(router.state.location.search).toBe(`?recherche=daf&personne=${ada}`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /précédente/ }).disabled).toBe(true);
  press('j');
  await screen.findByText('Fiche de Léa');
  press('j');
  await screen.findByText('Fiche de Zoé');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /suivante/ }).disabled).toBe(true);
  press('k');
  await screen.findByText('Fiche de Léa');
});

test('what is typed in a field or a form is not meant for the list', async () => {
  openList(`/leads?personne=${ada}`);
  await screen.findByText('Fiche de Ada');
  press('j', screen.getByLabelText('Note'));
  expect(screen.getByText('Fiche de Ada')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Corriger' }));
  press('j');
  expect(screen.getByText('Fiche de Ada')).toBeTruthy();
});

test('a record that is gone says so, and closing leads back to the list', async () => {
  const router = openList(`/leads?personne=9f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0`);
  expect(await screen.findByText('Plus dans la liste')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Personne introuvable' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?recherche=daf');
});

test('an address with no id opens no record', () => {
  openList('/leads?personne=../leads');
  expect(screen.queryByRole('dialog')).toBeNull();
});
