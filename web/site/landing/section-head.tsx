import type { ReactNode } from 'react';
import { capsLabel } from '../frame/layout.ts';

/** Vertical rhythm of a section that follows another on the same paper. */
export const sectionSpace = 'pb-28 max-nav:pb-22 max-sm:pb-18';

/** Its anchor must not hide under the top bar. */
export const lowerSection = 'scroll-mt-24 max-sm:scroll-mt-20';

export const sectionTitle =
  'text-[47.8px] leading-[1.06] font-bold tracking-[-0.028em] max-nav:text-[42px] max-sm:text-[36px]';

/** A section opens with an ink rule, its name at the left, a small note at the right. */
export function SectionRule({ name, note }: { name: string; note?: ReactNode }) {
  return (
    <div className="mb-12 flex items-baseline justify-between gap-6 border-ink border-t pt-3 text-[13.3px] text-muted max-sm:mb-8">
      <p className={`text-ink ${capsLabel}`}>{name}</p>
      {note}
    </div>
  );
}

/** Title at the left, seven columns; what it means at the right, five. */
export function SectionHead({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mb-12 grid grid-cols-12 items-end gap-x-6 max-sm:mb-8 max-sm:block">
      <h2 id={id} className={`col-span-7 ${sectionTitle}`}>
        {title}
      </h2>
      <p className="col-span-5 max-w-[46ch] leading-[1.6] text-pretty text-muted max-sm:mt-4">{children}</p>
    </div>
  );
}
