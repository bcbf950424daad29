import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import type { PanelProps } from './panel-button.tsx';

type PopoverProps = PanelProps & {
  label: string;
  /** Placed under this element. */
  anchor: RefObject<HTMLElement | null>;
  alignOffset?: number;
  sideOffset?: number;
  className?: string;
  children: ReactNode;
};

/** For a `PanelButton`, which opens and closes it. */
export function Popover(props: PopoverProps) {
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Anchor virtualRef={props.anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          align="end"
          alignOffset={props.alignOffset}
          sideOffset={props.sideOffset ?? 8}
          collisionPadding={16}
          onInteractOutside={(event) => {
            // The button closes what it opened; closed here first, it would open it again.
            if (event.target instanceof Node && props.button.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            props.button.current?.focus();
          }}
          className={classNames(
            'panel-shadow z-40 appear overflow-hidden rounded-card border border-line bg-card text-14 outline-none',
            props.className,
          )}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
