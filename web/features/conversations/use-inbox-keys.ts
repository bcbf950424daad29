import { useEffect } from 'react';
import { useShortcutSetting } from '#web/features/drafts/shortcut-setting.ts';

export type InboxKey = 'next' | 'previous' | 'answer' | 'handle';

const meanings: Record<string, InboxKey> = { j: 'next', k: 'previous', r: 'answer', e: 'handle' };
/** Where letters are written, or keys have a meaning of their own. */
const ownKeys =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** From one conversation to the next and to the answer, with a letter. */
export function useInboxKeys(onKey: (key: InboxKey) => void): void {
  const { isOn } = useShortcutSetting();
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const key = meanings[event.key.toLowerCase()];
      if (!key || event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      event.preventDefault();
      onKey(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onKey, isOn]);
}
