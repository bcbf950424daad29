import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const looks = {
  info: { Icon: Info, box: 'border-accent/30 bg-accent-soft', icon: 'text-accent' },
  success: { Icon: CircleCheck, box: 'border-success/30 bg-success-soft', icon: 'text-success' },
  warning: { Icon: TriangleAlert, box: 'border-warning/35 bg-warning-soft', icon: 'text-warning' },
  error: { Icon: CircleAlert, box: 'border-danger/35 bg-danger-soft', icon: 'text-danger' },
} as const;

/** Errors interrupt a screen reader, the rest waits its turn. */
export function Notice({
  tone,
  title,
  children,
  className = '',
  ...rest
}: { tone: NoticeTone; title?: ReactNode } & Omit<ComponentProps<'div'>, 'title'>) {
  const { Icon, box, icon } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-[10px] border px-4 py-3 text-sm leading-[22px] text-ink ${box} ${className}`}
      {...rest}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-[18px] shrink-0 ${icon}`} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
