import { useEffect } from 'react';
import type { SuggestionAnswer } from '#contract/sourcing/discovery.ts';

const answerOfKey: Record<string, SuggestionAnswer | 'undo'> = {
  ArrowRight: 'accepted',
  a: 'accepted',
  ArrowLeft: 'refused',
  r: 'refused',
  ArrowDown: 'later',
  p: 'later',
  z: 'undo',
};

/** Where keys have a meaning of their own. */
const ownKeys =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Answers by the keyboard, from anywhere on the page that does not need these keys. */
export function useAnswerKeys(onKey: (act: SuggestionAnswer | 'undo') => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      const act = answerOfKey[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      onKey(act);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onKey]);
}
