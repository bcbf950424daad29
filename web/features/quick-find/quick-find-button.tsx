import { Search } from 'lucide-react';
import { useEffect, useId } from 'react';
import { PanelButton } from '#web/ui/panel-button.tsx';

const load = () => import('./quick-find-dialog.tsx').then((m) => m.QuickFindDialog);
const nothing = {};

/** Finds a person, a company, a campaign or a page from anywhere: a click, or Ctrl-K. Its code comes when it is needed. */
export function QuickFindButton() {
  const id = useId();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      document.getElementById(id)?.click();
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
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 items-center gap-2 rounded-field px-2.5 text-13 text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken max-[85rem]:w-9 max-[85rem]:justify-center max-[85rem]:px-0 max-sm:size-11 max-[24rem]:hidden"
    >
      <Search size={18} strokeWidth={1.75} aria-hidden className="text-ink" />
      <span className="sr-only">Trouver une personne, une campagne, une page</span>
      <kbd aria-hidden className="font-body text-12 max-[85rem]:hidden">
        Ctrl K
      </kbd>
    </PanelButton>
  );
}
