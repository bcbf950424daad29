import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validationPath } from '#contract/paths.ts';
import { ValidationView } from './validation-view.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the messages to approve have the tabs of the other views of the prospects', () => {
  const router = createMemoryRouter([{ path: '*', element: <ValidationView /> }], {
    initialEntries: [validationPath()],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Prospects' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Prospects', 'À valider', 'Conversations']);
  expect(tabs[1]?.getAttribute('aria-current')).toBe('page');
});
