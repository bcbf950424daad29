import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Notification } from '#contract/identity/notifications.ts';

const looks: Record<Notification['type'], { icon: LucideIcon; className: string; label: string }> = {
  success: { icon: CircleCheck, className: 'text-success', label: 'Bonne nouvelle' },
  warning: { icon: TriangleAlert, className: 'text-warning', label: 'Avertissement' },
  error: { icon: CircleAlert, className: 'text-danger', label: 'Erreur' },
  info: { icon: Info, className: 'text-accent', label: 'Information' },
};

export function NotificationIcon({ type }: { type: Notification['type'] }) {
  const look = looks[type];
  return (
    <span className={`pt-0.5 ${look.className}`}>
      <look.icon size={16} strokeWidth={1.75} role="img" aria-label={look.label} />
    </span>
  );
}
