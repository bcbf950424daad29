import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { User } from '#contract/identity/users.ts';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { PanelButton } from '#web/ui/panel-button.tsx';

const loadMenu = () => import('./user-menu.tsx').then((m) => m.UserMenu);

/** Bell and user menu. Knows no router, so the public site shows the same one. */
export function AccountCorner({ user }: { user: User }) {
  const corner = useRef<HTMLDivElement>(null);
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <div ref={corner} className="flex items-center gap-3 max-nav:gap-1">
      <NotificationBell anchor={corner} />
      <div className="relative">
        <PanelButton
          load={loadMenu}
          panelProps={{ user }}
          hasPopup="menu"
          className="flex h-9 max-w-[240px] items-center gap-2 rounded-field pr-1.5 pl-1 font-medium text-14 hover:bg-sunken data-[state=open]:bg-sunken max-nav:px-1 max-sm:h-11"
        >
          <Avatar name={fullName} />
          <span className="sr-only">Menu du compte : </span>
          <span className="truncate max-[85rem]:sr-only">{fullName}</span>
          <ChevronDown size={14} aria-hidden className="shrink-0 text-muted max-wide:hidden" />
        </PanelButton>
      </div>
    </div>
  );
}
