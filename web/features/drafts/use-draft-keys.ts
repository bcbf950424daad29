import { useEffect } from 'react';

export type DraftKey = 'approve' | 'skip' | 'edit' | 'next' | 'previous' | 'again' | 'help' | 'undo' | 'redo';

const meanings: Record<string, DraftKey> = {
  v: 'approve',
  s: 'skip',
  e: 'edit',
  j: 'next',
  k: 'previous',
  r: 'again',
  '?': 'help',
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

/** Where letters are written, or keys have a meaning of their own. */
const ownKeys =
  'input:not([type="radio"]), select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
const ownArrows = 'input, [data-sentence], [role="listbox"]';

/** Those of several keys, and the list of shortcuts, where the others are switched on again. */
const alwaysOn = new Set<DraftKey>(['help', 'undo', 'redo']);

const letterOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);
const meaningAlone = (event: KeyboardEvent) => meanings[letterOf(event)];
const meaningWithControl = (event: KeyboardEvent): DraftKey | undefined =>
  letterOf(event) === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined;

/** Acts by the keyboard, from anywhere on the page that does not need it. */
export function useDraftKeys(onKey: (key: DraftKey) => void, isOn: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.repeat || event.defaultPrevented) return;
      const key = event.ctrlKey || event.metaKey ? meaningWithControl(event) : meaningAlone(event);
      if (!key || (!isOn && !alwaysOn.has(key))) return;
      const { target } = event;
      if (target instanceof Element) {
        if (target.closest(ownKeys)) return;
        if (event.key.startsWith('Arrow') && target.closest(ownArrows)) return;
      }
      event.preventDefault();
      onKey(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onKey, isOn]);
}
