import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignClockQuery } from './campaign-clock.queries.ts';
import { useWhenPassed } from './use-when-passed.ts';

const now = '2026-11-24T11:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ moment, ask }: { moment: string | null; ask: () => void }) {
  useWhenPassed({ moment, now }, ask);
  return null;
}

/** The page as it stands, with a clock that runs at that speed and is not asked again. */
function open(speed: number, moment: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryDefaults(campaignClockQuery.queryKey, { enabled: false });
  client.setQueryData(campaignClockQuery.queryKey, { now, speed });
  const ask = vi.fn();
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const page = render(<Page moment={moment} ask={ask} />, { wrapper: around });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ask, pass, page };
}

test('what is said of a moment is asked again once it has passed, as fast as its clock runs', async () => {
  // Eight minutes of a clock that is 1,440 times as fast: a third of a second.
  const { ask, pass } = open(1440, at(8));
  await pass(300);
  expect(ask).not.toHaveBeenCalled();
  await pass(600);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('nothing is asked for a moment that is far, past or unknown, nor once the page is left', async () => {
  for (const moment of [at(8), at(-1), null]) {
    const { ask, pass, page } = open(1, moment);
    await pass(20_000);
    page.unmount();
    await pass(600_000);
    expect(ask).not.toHaveBeenCalled();
  }
});
