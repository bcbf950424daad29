import type { RefObject } from 'react';
import type { PanelProps } from '#web/ui/panel-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { NotificationPanel } from './notification-panel.tsx';

export function NotificationPopover(props: PanelProps & { anchor: RefObject<HTMLElement | null> }) {
  return (
    <TooltipProvider>
      <Popover
        {...props}
        label="Notifications"
        alignOffset={-24}
        sideOffset={16}
        className="h-[min(400px,var(--radix-popover-content-available-height))] w-[min(380px,calc(100vw-32px))]"
      >
        <NotificationPanel onFollow={() => props.onOpenChange(false)} />
      </Popover>
    </TooltipProvider>
  );
}
