import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useId } from 'react';
import { PanelButton } from '#web/ui/panel-button.tsx';

const load = () => import('./page-help.tsx').then((m) => m.PageHelp);
const nothing = {};
/** Where letters are written, or a dialog is already open. */
const ownKeys =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Help on the page where one is: a click, or « ? ». Its code comes when it is needed. */
export function HelpButton() {
  const id = useId();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      // A page that has a list of its own for this key answers first.
      setTimeout(() => {
        if (!event.defaultPrevented) document.getElementById(id)?.click();
      });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [id]);
  return (
    <PanelButton
      id={id}
      load={load}
      panelProps={nothing}
      hasPopup="dialog"
      aria-label="Aide sur cette page"
      aria-keyshortcuts="?"
      className="grid size-9 place-items-center rounded-field hover:bg-sunken data-[state=open]:bg-sunken max-sm:h-11 max-sm:w-9"
    >
      <CircleQuestionMark size={18} strokeWidth={1.75} aria-hidden />
    </PanelButton>
  );
}
