import { lookForServer } from './reachability.ts';

export type Recovery = 'reloading' | 'offline' | 'failed';

const memory = 'accroche.reloads';
const mostRemembered = 50;
const recoveries = new Map<string, Promise<Recovery>>();

/** Each browser has its own sentence. */
export const isMissingScript = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload/i.test(error.message);

/** Once for each script: a deployment gave it another name, which a fresh page knows; anything else would go on for ever. */
export function mayReload(store: () => Pick<Storage, 'getItem' | 'setItem'>, script: string): boolean {
  try {
    const past: unknown = JSON.parse(store().getItem(memory) ?? '[]');
    if (!Array.isArray(past) || past.includes(script)) return false;
    store().setItem(memory, JSON.stringify([...past, script].slice(-mostRemembered)));
    return true;
  } catch {
    // Without a memory there is no telling the first time from the next one.
    return false;
  }
}

async function recover(script: string): Promise<Recovery> {
  if (!(await lookForServer())) return 'offline';
  if (!mayReload(() => window.sessionStorage, script)) return 'failed';
  window.location.reload();
  return 'reloading';
}

/** What becomes of a page whose script did not come. */
export function recoverScript(error: Error): Promise<Recovery> {
  const known = recoveries.get(error.message) ?? recover(error.message);
  recoveries.set(error.message, known);
  return known;
}

/** For what only opens on a click, as a menu does. */
export function recoverMenus(): void {
  window.addEventListener('missing-script', (event) => {
    if (event instanceof ErrorEvent && isMissingScript(event.error)) void recoverScript(event.error);
  });
}
