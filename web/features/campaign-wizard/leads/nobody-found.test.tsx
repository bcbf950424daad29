import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Audience } from '#contract/campaigns/icps.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { audienceQuery } from '#web/features/icps/icps.queries.ts';
import type { CampaignEditing } from '../autosave/use-campaign-editing.ts';
import { EditingProvider } from '../editing-context.ts';
import { NobodyFound } from './nobody-found.tsx';

afterEach(cleanup);

const criteria = {
  ...emptyCriteria,
  titles: ['DRH'],
  industries: [{ id: null, label: 'Plasturgie' }],
  places: [{ id: null, label: 'Brest' }],
};
const findable = (people: number): Audience => ({
  people,
  isCapped: false,
  filtered: ['places'],
  checkedLater: [],
});

function show(people: number) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(audienceQuery(criteria).queryKey, findable(people));
  client.setQueryData(audienceQuery({ ...criteria, places: [] }).queryKey, findable(38));
  const content = { icpData: criteria };
  const editing = { content, current: () => content, change: vi.fn() };
  const view = render(
    <QueryClientProvider client={client}>
      <EditingProvider value={editing as unknown as CampaignEditing}>
        <NobodyFound />
      </EditingProvider>
    </QueryClientProvider>,
  );
  return { ...view, editing };
}

test('a search that found nobody proposes wider ones, and one click widens the target', () => {
  const { getByRole, editing } = show(0);
  const wider = getByRole('list', { name: 'Recherches élargies' });
  expect(wider.textContent).toContain('38');
  fireEvent.click(getByRole('button'));
  expect(editing.change).toHaveBeenCalledWith({ icpData: { ...criteria, places: [] } });
});

test('where LinkedIn finds people, the search that brought nobody new is not blamed on the target', () => {
  expect(show(12).container.textContent).toBe('');
});
