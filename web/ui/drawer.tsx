import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { isWideScreen } from './is-wide-screen.ts';

type DrawerProps = {
  isOpen: boolean;
  /** Beside a list that stays in use: nothing is dimmed, and a click outside closes nothing. */
  isDocked?: boolean;
  onClose: () => void;
  title: string;
  /** Under the title. */
  note?: ReactNode;
  /** Beside the button that closes. */
  actions?: ReactNode;
  foot?: ReactNode;
  /** What takes the focus back. */
  returnFocus?: () => HTMLElement | null;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  children: ReactNode;
};

/** Under the bars of the page, wherever scrolling has put them. */
function placeUnderBars(panel: HTMLElement) {
  const place = () => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const page = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    panel.style.top = isWideScreen() ? `${Math.max(bar, page, 0)}px` : '';
  };
  place();
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
  };
}
const dock = (panel: HTMLElement | null) => (panel ? placeUnderBars(panel) : undefined);

/** At the side of a list, over the whole of a small screen. */
export function Drawer({ isDocked = false, ...props }: DrawerProps) {
  return (
    <Radix.Root modal={!isDocked} open={props.isOpen} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay/40" />
        <Radix.Content
          ref={isDocked ? dock : undefined}
          data-drawer={isDocked ? 'docked' : ''}
          onInteractOutside={(event) => isDocked && event.preventDefault()}
          aria-describedby={undefined}
          onKeyDown={props.onKeyDown}
          onCloseAutoFocus={(event) => {
            const target = props.returnFocus?.();
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          className={classNames(
            'fixed inset-y-0 right-0 flex flex-col bg-card text-14 outline-none [overflow-wrap:anywhere]',
            isDocked
              ? 'z-20 w-(--dock-width) border-line border-l max-[75rem]:z-50 max-[75rem]:max-w-[100vw]'
              : 'panel-shadow z-50 w-[min(560px,100vw)] appear',
          )}
        >
          <header className="border-line border-b px-6 pt-4 pb-3 max-sm:px-4">
            <div className="flex items-start gap-2">
              <Radix.Title className="line-clamp-4 min-w-0 flex-1 text-23">{props.title}</Radix.Title>
              <div className="-mr-2 flex shrink-0">
                {props.actions}
                <Radix.Close asChild>
                  <DrawerButton label="Fermer">
                    <X size={18} strokeWidth={1.75} aria-hidden />
                  </DrawerButton>
                </Radix.Close>
              </div>
            </div>
            {props.note}
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-6 py-4 max-sm:px-4">
            {props.children}
          </div>
          {props.foot && (
            <footer className="flex flex-wrap gap-2 border-line border-t px-6 py-3 max-sm:flex-nowrap max-sm:px-4 max-sm:[&>button]:flex-auto max-sm:[&>button]:px-2 max-sm:[&_svg]:hidden">
              {props.foot}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function DrawerButton({
  label,
  ...button
}: { label: string; children: ReactNode } & React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-9 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 max-sm:size-11"
      {...button}
    />
  );
}
