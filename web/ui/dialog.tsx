import { AlertDialog, Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

const overlayClass = 'fixed inset-0 z-50 bg-overlay';
const panelClass =
  'panel-shadow fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card bg-card px-6 py-5 text-14 [overflow-wrap:anywhere]';
const widths = { ordinary: 'w-[min(520px,calc(100vw-32px))]', wide: 'w-[min(1040px,calc(100vw-32px))]' };
/** Full colour only here: the last word before a loss. */
export const lastWordClass = 'border-danger! bg-danger! text-card! hover:opacity-90';
const actionsClass = 'flex flex-col-reverse gap-2 sm:flex-row sm:justify-end';
const titleClass = 'mb-1.5 font-semibold font-heading text-19';

/**
 * Radix gives the focus back to its own trigger only; these dialogs are opened by any element of the page, which
 * `returnFocus` names when it is gone by then, as an entry of a menu is.
 */
function useFocusReturn(returnFocus?: () => HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = returnFocus ? returnFocus() : opener.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

export function Dialog(props: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  returnFocus?: () => HTMLElement | null;
  isWide?: boolean;
  children: ReactNode;
}) {
  const focusReturn = useFocusReturn(props.returnFocus);
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={`${panelClass} ${props.isWide ? widths.wide : widths.ordinary}`}
          aria-describedby={undefined}
          {...focusReturn}
        >
          <Radix.Title className={titleClass}>{props.title}</Radix.Title>
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What ends a dialog: giving up first, the act last; on a phone the act is on top. */
export function DialogActions(props: {
  onCancel: () => void;
  cancelLabel?: string;
  /** Stands apart, on the other side. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`${actionsClass} ${props.className ?? ''}`}>
      {props.aside}
      <Button onClick={props.onCancel}>{props.cancelLabel ?? 'Annuler'}</Button>
      {props.children}
    </div>
  );
}

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Names what will be lost. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  returnFocus?: () => HTMLElement | null;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const focusReturn = useFocusReturn(props.returnFocus);
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={`${panelClass} ${widths.ordinary}`} {...focusReturn}>
          <AlertDialog.Title className={titleClass}>{props.title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div>{props.children}</div>
          </AlertDialog.Description>
          <div className={`${actionsClass} mt-4`}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{props.cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={props.isDestructive ? 'danger' : 'primary'}
              className={props.isDestructive ? lastWordClass : undefined}
              isBusy={props.isBusy}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
