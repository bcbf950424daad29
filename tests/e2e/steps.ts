import type { Page } from '@playwright/test';
import type { Notification } from '#contract/notifications.ts';
import type { Credentials } from './fixtures.ts';

export const demoAdmin: Credentials = { email: 'admin@accroche.example', password: 'bonjour-accroche-admin' };

export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

export const userMenuButton = (page: Page) => page.getByRole('button', { name: /^Menu du compte/ });
export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications,/ });
export const notificationPanel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
export const visibleToast = (page: Page) => page.locator('output fieldset[data-state=open]');

/** Calls to that address wait until the returned function is called. */
export async function holdCalls(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export const makeNotification = (index: number, changes: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  title: `Nouvelle ${index}`,
  message: `Le message de la nouvelle ${index}.`,
  type: 'info',
  read: false,
  dismissed: false,
  createdAt: new Date(Date.UTC(2026, 0, 2, 0, 0, 0) - index * 60_000).toISOString(),
  link: null,
  ...changes,
});

/** A server's list of notifications that the test writes; changes to it answer with `answerChange`. */
export async function serveNotifications(page: Page, list: Notification[]) {
  const served = { list, reads: 0, changes: [] as string[], answerChange: async () => 200 };
  await page.route('**/api/notifications', async (route) => {
    served.reads += 1;
    await route.fulfill({ json: served.list });
  });
  await page.route('**/api/notifications/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    served.changes.push(pathname);
    const status = await served.answerChange();
    if (status === 200) served.list = changed(served.list, pathname);
    await route.fulfill({ status, json: status === 200 ? { success: true } : {} });
  });
  return served;
}

function changed(list: Notification[], pathname: string): Notification[] {
  const isMeant = ({ id }: Notification) => pathname.endsWith('/read-all') || pathname.includes(id);
  return pathname.endsWith('/dismiss')
    ? list.filter((item) => !isMeant(item))
    : list.map((item) => (isMeant(item) ? { ...item, read: true } : item));
}
