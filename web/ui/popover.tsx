import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';

type PopoverProps = {
  trigger: ReactNode;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Placed under this element instead of the trigger. */
  anchor?: RefObject<HTMLElement | null>;
  alignOffset?: number;
  sideOffset?: number;
  className?: string;
  children: ReactNode;
};

export function Popover(props: PopoverProps) {
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      {props.anchor && <Radix.Anchor virtualRef={props.anchor as RefObject<HTMLElement>} />}
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          align="end"
          alignOffset={props.alignOffset}
          sideOffset={props.sideOffset ?? 8}
          collisionPadding={16}
          className={classNames(
            'ombre z-40 animate-entree overflow-hidden rounded-carte border border-ligne bg-carte text-14 outline-none',
            props.className,
          )}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
