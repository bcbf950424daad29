import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { User } from '#contract/identity/users.ts';
import { rememberUser } from '#web/lib/session.ts';
import { RouterLink } from '#web/shell/router-link.tsx';
import { AppLinkProvider } from '#web/ui/app-link.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';

// For good, not for a test: a drawer gives the focus back in a moment of its own, when the test may be over.
globalThis.CSS ??= { escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&') } as typeof CSS;

// jsdom draws nothing, so that nothing scrolls.
Element.prototype.scrollIntoView ??= () => undefined;

/** What a view asks for: its path, what is asked, and what is sent. */
export type Asked = { method: string; path: string; query: URLSearchParams; body: unknown };
type Answer = { status?: number; data: unknown };
type Refusal = { status?: number; code?: string; message?: string; details?: unknown };

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** « GET /api/drafts/:id », of an endpoint and of a path that is asked for alike. */
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(id, ':id')}`;

/**
 * A view without a browser and without a server. What no answer was given for stays on its way; `asked` is all that was
 * asked of one endpoint.
 */
export function fakeServer() {
  const answers = new Map<string, (asked: Asked) => Answer>();
  let all: Asked[] = [];

  beforeEach(() => {
    answers.clear();
    all = [];
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
      const url = new URL(address, 'http://accroche.invalid');
      const asked: Asked = {
        method,
        path: url.pathname,
        query: url.searchParams,
        body: typeof body === 'string' ? JSON.parse(body) : null,
      };
      all.push(asked);
      const answer = answers.get(nameOf(asked))?.(asked);
      if (!answer) return new Promise(() => undefined);
      return Promise.resolve(Response.json(answer.data, { status: answer.status ?? 200 }));
    });
  });
  afterEach(() => {
    cleanup();
    toasts.dismiss();
    window.localStorage.clear();
    vi.unstubAllGlobals();
  });

  return {
    answer: ({ method, path }: Endpoint, data: unknown | ((asked: Asked) => unknown)) =>
      answers.set(nameOf({ method, path }), (asked) => ({
        data: typeof data === 'function' ? data(asked) : data,
      })),
    refuse: (
      { method, path }: Endpoint,
      { status = 500, message = 'Le serveur ne répond pas.', ...refusal }: Refusal = {},
    ) =>
      answers.set(nameOf({ method, path }), () => ({
        status,
        data: { error: message, message, code: 'unknown', ...refusal },
      })),
    asked: (endpoint: Endpoint) => all.filter((one) => nameOf(one) === nameOf(endpoint)),
  };
}

const user: User = {
  ...{ id: '7f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0', email: 'ana@lisere.example', role: 'user' },
  ...{ firstName: 'Ana', lastName: 'Moreau', subscription: 'PRO' },
  ...{ linkedinAccountId: null, emailVerified: true },
};

/** Signed in, at an address; `where` is what stands after its path now. */
export function showView(view: ReactElement, address: string) {
  const router = createMemoryRouter(
    [{ path: '*', element: <AppLinkProvider value={RouterLink}>{view}</AppLinkProvider> }],
    { initialEntries: [address] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  rememberUser(client, user);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastViewport />
    </QueryClientProvider>,
  );
  return { where: () => new URLSearchParams(router.state.location.search) };
}
