import { watchUnsaved } from '#web/lib/unsaved-work.ts';
import type { Autosave } from './autosave.ts';

const open = new Map<string, Autosave>();

const all = () => [...open.values()];

function listenToPage() {
  window.addEventListener('online', () => {
    for (const autosave of all()) if (autosave.hasUnsaved()) void autosave.retry();
  });
  const leave = () => {
    for (const autosave of all()) autosave.leavePage();
  };
  watchUnsaved({
    save: async () => {
      await Promise.all(all().map((autosave) => autosave.flush()));
      return !all().some((autosave) => autosave.hasUnsaved());
    },
    forget: () => {
      for (const autosave of all()) autosave.forget();
    },
  });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('beforeunload', (event) => {
    if (all().some((autosave) => autosave.isAtRisk())) event.preventDefault();
  });
}

let isListening = false;

/** The one that already saves this campaign, or a new one. */
export function openAutosave(key: string, start: () => Autosave): Autosave {
  if (!isListening) {
    isListening = true;
    listenToPage();
  }
  const living = open.get(key);
  if (living) return living;
  const started = start();
  open.set(key, started);
  return started;
}

/** The screen is left; what is not saved yet goes on being saved until it is. */
export function closeAutosave(key: string): void {
  const closing = open.get(key);
  if (!closing) return;
  let isOver = false;
  const forget = () => {
    if (isOver || closing.hasUnsaved()) return;
    isOver = true;
    stopListening();
    if (open.get(key) === closing) open.delete(key);
  };
  const stopListening = closing.subscribe(forget);
  void closing.flush().then(forget);
}
