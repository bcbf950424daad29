import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const openDelayMs = 700;
const skipDelayMs = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

/** `delayMs` shortens the wait where the hint is the content, as on a price table. */
export function Tooltip(props: { text: string; delayMs?: number; children: ReactNode }) {
  return (
    <Radix.Root delayDuration={props.delayMs}>
      {/* Focus that comes from nowhere is given back by a dialog that closes: nobody asked for the hint. */}
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          if (event.relatedTarget === null) event.preventDefault();
        }}
      >
        {props.children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-[280px] appear rounded-small bg-ink px-2 py-1 text-12 text-paper"
        >
          {props.text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
