import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const looks = {
  info: { Icon: Info, box: 'border-outremer/30 bg-outremer-voile', icon: 'text-outremer' },
  success: { Icon: CircleCheck, box: 'border-sauge/30 bg-sauge-voile', icon: 'text-sauge' },
  warning: { Icon: TriangleAlert, box: 'border-ambre/35 bg-ambre-voile', icon: 'text-ambre' },
  error: { Icon: CircleAlert, box: 'border-brique/35 bg-brique-voile', icon: 'text-brique' },
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
      className={`flex gap-3 rounded-[10px] border px-4 py-3 text-sm leading-[22px] text-encre ${box} ${className}`}
      {...rest}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-[18px] shrink-0 ${icon}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
