import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { AppLink } from './app-link.tsx';
import type { PanelProps } from './panel-button.tsx';

const itemClass =
  'flex h-9 items-center gap-2.5 rounded-[6px] px-2.5 text-ink outline-none data-highlighted:bg-sunken max-sm:h-11';

type ContentProps = { header?: ReactNode; isWide?: boolean; align?: 'start' | 'end'; children: ReactNode };

type MenuProps = ContentProps & { trigger: ReactNode; onOpenChange?: (isOpen: boolean) => void };

export function Menu({ trigger, onOpenChange, ...content }: MenuProps) {
  return (
    <DropdownMenu.Root {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent {...content} />
    </DropdownMenu.Root>
  );
}

/** For a `PanelButton`, which stands in a `relative` box: the menu hangs under that box. */
export function PanelMenu({
  button,
  isOpen,
  onOpenChange,
  ...content
}: ContentProps & PanelProps & { label: string }) {
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <MenuContent {...content} onLeave={() => button.current?.focus()} />
    </DropdownMenu.Root>
  );
}

type MenuContentProps = ContentProps & { label?: string; isByKeyboard?: boolean; onLeave?: () => void };

function MenuContent(props: MenuContentProps) {
  const hasLeft = useRef(false);
  const hasEntered = useRef(false);
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align={props.align ?? 'end'}
        sideOffset={8}
        collisionPadding={16}
        {...(props.label && { 'aria-label': props.label, 'aria-labelledby': undefined })}
        className={`panel-shadow z-40 max-h-(--radix-dropdown-menu-content-available-height) appear overflow-y-auto rounded-card border border-line bg-card p-1.5 text-14 ${props.isWide ? 'w-[min(360px,calc(100vw-32px))]' : 'w-[260px]'}`}
        onFocus={({ target, currentTarget }) => {
          // Radix does so only when it saw the key itself, which may have come before its code.
          if (!props.isByKeyboard || hasEntered.current || target !== currentTarget) return;
          hasEntered.current = true;
          currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
        }}
        onClickCapture={(event) => {
          hasLeft.current =
            event.target instanceof Element && event.target.closest('a:not([download])') !== null;
        }}
        onCloseAutoFocus={(event) => {
          // A followed link moves the focus to the page it opens; the button must not take it back.
          if (hasLeft.current || props.onLeave) event.preventDefault();
          if (!hasLeft.current) props.onLeave?.();
          hasLeft.current = false;
          hasEntered.current = false;
        }}
      >
        {props.header && (
          <div className="mb-1 border-line border-b px-2.5 pt-1.5 pb-2 [overflow-wrap:anywhere]">
            {props.header}
          </div>
        )}
        {props.children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

export function MenuLink(props: { href: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <AppLink href={props.href} className={itemClass}>
        <props.icon size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
        {props.children}
      </AppLink>
    </DropdownMenu.Item>
  );
}

/** A file that the browser saves; the note says whom it is for. */
export function MenuDownload(props: { href: string; icon: LucideIcon; note?: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <a href={props.href} download className={`${itemClass} h-auto! min-h-9 py-1.5 max-sm:min-h-11`}>
        <props.icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
        <span>
          {props.children}
          {props.note && <span className="block text-12 text-muted">{props.note}</span>}
        </span>
      </a>
    </DropdownMenu.Item>
  );
}

export function MenuAction(props: { onSelect: () => void; icon: LucideIcon; children: ReactNode }) {
  return (
    <DropdownMenu.Item className={itemClass} onSelect={props.onSelect}>
      <props.icon size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
      {props.children}
    </DropdownMenu.Item>
  );
}

/** An entry of two lines: what it is, and where it comes from. */
export function MenuChoice(props: {
  onSelect: () => void;
  note: string;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item
      disabled={props.isDisabled}
      className="rounded-[6px] px-2.5 py-1.5 outline-none data-disabled:opacity-50 data-highlighted:bg-sunken max-sm:py-2.5"
      onSelect={props.onSelect}
    >
      <span className="line-clamp-2 text-13">{props.children}</span>
      <span className="block text-12 text-muted">{props.note}</span>
    </DropdownMenu.Item>
  );
}

/** What cannot be done now, and why: a missing entry would leave one looking for it. */
export function MenuKept(props: { icon: LucideIcon; reason: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item disabled className={`${itemClass} h-auto! min-h-9 py-1.5 max-sm:min-h-11`}>
      <props.icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      <span className="text-muted">
        {props.children}
        <span className="block text-pretty text-12">{props.reason}</span>
      </span>
    </DropdownMenu.Item>
  );
}

/** What the entries under it have in common. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-1 pb-0.5 text-12 text-muted">{children}</DropdownMenu.Label>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
