import { useEffect, useState } from 'react';
import { watchUnsaved } from './unsaved-work.ts';

/** Saves what is typed, whatever the screen shows by then. */
type Saver = {
  subscribe: (listener: () => void) => () => void;
  hasUnsaved: () => boolean;
  /** Whether leaving the page would lose something. */
  isAtRisk: () => boolean;
  /** Sends what waits, now; resolves when it is known what became of it. */
  flush: () => Promise<unknown>;
  /** Where more than sending is to be done once the user stops typing. */
  settle?: () => Promise<unknown>;
  /** Where more than sending is to be done once the network is back. */
  retry?: () => Promise<unknown>;
  /** What is not saved is given up. */
  forget: () => void;
  /** The page is being left: what is not on its way yet goes with it. */
  leavePage: () => void;
};

/** One saver for each thing that is typed in: a screen that comes back meets the one that is still at work. */
export function makeSavers<S extends Saver>() {
  const open = new Map<string, S>();
  /** How many screens show each. */
  const screens = new Map<string, number>();
  const all = () => [...open.values()];
  let isListening = false;

  function listenToPage() {
    if (isListening) return;
    isListening = true;
    const leavePage = () => {
      for (const saver of all()) saver.leavePage();
    };
    window.addEventListener('online', () => {
      for (const saver of all()) if (saver.hasUnsaved()) void (saver.retry ?? saver.flush)();
    });
    watchUnsaved({
      save: async () => {
        await Promise.all(all().map((saver) => saver.flush()));
        return !all().some((saver) => saver.hasUnsaved());
      },
      forget: () => {
        for (const saver of all()) saver.forget();
      },
    });
    window.addEventListener('pagehide', leavePage);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') leavePage();
    });
    window.addEventListener('beforeunload', (event) => {
      if (all().some((saver) => saver.isAtRisk())) event.preventDefault();
    });
  }

  function openSaver(key: string, start: () => S): S {
    listenToPage();
    const saver = open.get(key) ?? start();
    open.set(key, saver);
    return saver;
  }

  function enter(key: string, saver: S): void {
    openSaver(key, () => saver);
    screens.set(key, (screens.get(key) ?? 0) + 1);
  }

  /** The screen is left; what is not saved yet goes on being saved until it is, unless a screen shows it again. */
  function leave(key: string): void {
    const others = (screens.get(key) ?? 1) - 1;
    if (others > 0) screens.set(key, others);
    else screens.delete(key);
    const closing = open.get(key);
    if (!closing || others > 0) return;
    const end = () => {
      if (closing.hasUnsaved() || screens.has(key)) return;
      stopListening();
      if (open.get(key) === closing) open.delete(key);
    };
    const stopListening = closing.subscribe(end);
    void (closing.settle ?? closing.flush)().then(end);
  }

  return function useSaver(key: string, start: () => S): S {
    const [saver] = useState(() => openSaver(key, start));
    useEffect(() => {
      enter(key, saver);
      return () => leave(key);
    }, [key, saver]);
    return saver;
  };
}
