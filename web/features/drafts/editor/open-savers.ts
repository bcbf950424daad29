import { watchUnsaved } from '#web/lib/unsaved-work.ts';
import type { TextSaver } from './text-saver.ts';

const open = new Map<string, TextSaver>();
let isListening = false;

const all = () => [...open.values()];

function listenToPage() {
  const leave = () => {
    for (const saver of all()) saver.leavePage();
  };
  window.addEventListener('online', () => {
    for (const saver of all()) if (saver.hasUnsaved()) void saver.retry();
  });
  watchUnsaved({
    save: async () => (await Promise.all(all().map((saver) => saver.retry()))).every(Boolean),
    forget: () => {
      for (const saver of all()) saver.forget();
    },
  });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('beforeunload', (event) => {
    if (all().some((saver) => saver.hasUnsaved())) event.preventDefault();
  });
}

/** The one that already saves this text, or a new one. */
export function openSaver(id: string, start: () => TextSaver): TextSaver {
  if (!isListening) {
    isListening = true;
    listenToPage();
  }
  const living = open.get(id) ?? start();
  open.set(id, living);
  return living;
}

/** The screen is left; what is not saved yet goes on being saved until it is. */
export function closeSaver(id: string): void {
  const closing = open.get(id);
  if (!closing) return;
  void closing.settle().then((isSaved) => {
    if (isSaved && open.get(id) === closing) open.delete(id);
  });
}
