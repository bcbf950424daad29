import { expect, type Page } from '@playwright/test';
import type { Notification } from '#contract/identity/notifications.ts';
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
/** Nothing takes it away while it is pointed at: what a busy machine looks at meanwhile may last. */
export const holdToast = (page: Page) => visibleToast(page).hover();

/** A public page is there before its script, which comes at its reader's first move: this one answers too. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(20, 20, { steps: 2 });
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/** Calls to that address wait until the returned function is called. */
export async function holdCalls(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * What this browser keeps would stand in for the server: from its next load on, the page begins without it. An open page
 * may write it anew at any moment.
 */
export const forgetWhatIsKept = (page: Page) => page.addInitScript(() => localStorage.clear());

/** A call of the page, in milliseconds of the page's own clock. */
type Call = { path: string; leftAt: number; answeredAt: number | null };
type Watched = Window & { watchedCalls: Call[]; callsUnderWay: Set<Promise<unknown>> };

/**
 * Time in the page, for what it does by the second; asked for before the page opens. Once paused, it goes on by
 * small steps, and never while a call is under way or the screen is being drawn: a slow machine changes nothing.
 */
export async function controlClock(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    const watched = Object.assign(window as unknown as Watched, {
      watchedCalls: [],
      callsUnderWay: new Set(),
    });
    const send = window.fetch;
    window.fetch = (input, init) => {
      const { pathname: path } = new URL(input instanceof Request ? input.url : input, location.href);
      const call: Call = { path, leftAt: Date.now(), answeredAt: null };
      const answered = send(input, init).then(async (answer) => {
        await answer.clone().arrayBuffer();
        call.answeredAt = Date.now();
        return answer;
      });
      watched.watchedCalls.push(call);
      watched.callsUnderWay.add(answered);
      const isOver = () => watched.callsUnderWay.delete(answered);
      answered.then(isOver, isOver);
      return answered;
    };
  });
  const settle = () =>
    page.evaluate(async () => {
      const { callsUnderWay } = window as unknown as Watched;
      for (let turn = 0; turn < 5; turn += 1) {
        while (callsUnderWay.size > 0) await Promise.allSettled(callsUnderWay);
        // As React does for its own turns, which are then over.
        const { port1, port2 } = new MessageChannel();
        await new Promise((done) => {
          port1.onmessage = done;
          port2.postMessage(null);
        });
      }
    });
  /** How long it took, in the page's time. */
  const runUntil = async (isSo: () => Promise<boolean>, stepMs = 100): Promise<number> => {
    for (let elapsedMs = 0; elapsedMs <= 60_000; elapsedMs += stepMs) {
      await settle();
      if (await isSo()) return elapsedMs;
      await page.clock.runFor(stepMs);
    }
    throw new Error('Not within a minute of the page’s time');
  };
  return {
    /** A minute ahead: while the page's time still runs, no slow machine gets there first. */
    pause: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000),
    calls: async (path: string): Promise<Call[]> =>
      (await page.evaluate(() => (window as unknown as Watched).watchedCalls)).filter(
        (call) => call.path === path,
      ),
    runUntil,
    runFor: async (ms: number, stepMs = 100) => {
      const until = (await page.evaluate(() => Date.now())) + ms;
      await runUntil(async () => (await page.evaluate(() => Date.now())) >= until, stepMs);
    },
  };
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
