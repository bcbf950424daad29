import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { NavLink } from 'react-router';
import type { PanelProps } from '#web/ui/panel-button.tsx';

type NavigationProps = PanelProps & { links: { href: string; label: string }[]; label: string };

export function SmallScreenNavigation({ links, label, button, isOpen, onOpenChange }: NavigationProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-overlay nav:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="panel-shadow fixed inset-x-0 top-0 z-50 max-h-dvh overflow-y-auto bg-paper pb-4 text-16 outline-none nav:hidden"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <div className="gutter flex h-14 items-center justify-between border-line border-b">
            <Dialog.Title className="text-19">Menu</Dialog.Title>
            <Dialog.Close asChild>
              <button
                type="button"
                aria-label="Fermer le menu"
                className="-mr-2 grid size-11 place-items-center rounded-field hover:bg-sunken"
              >
                <X size={18} strokeWidth={1.75} aria-hidden />
              </button>
            </Dialog.Close>
          </div>
          <nav aria-label={label} className="gutter">
            {links.map((link) => (
              <NavLink
                key={link.href}
                to={link.href}
                end
                onClick={() => onOpenChange(false)}
                className="flex h-12 items-center border-line border-b font-medium text-muted aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_3px_0_0_var(--color-accent)] aria-[current=page]:pl-3"
              >
                {link.label}
              </NavLink>
            ))}
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
