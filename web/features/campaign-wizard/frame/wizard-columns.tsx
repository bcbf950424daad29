import type { ReactNode } from 'react';

/** The work at the left, what it leads to at the right. */
export function WizardColumns(props: { children: ReactNode; aside: ReactNode; asideLabel: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] max-nav:grid-cols-1">
      <div className="grid min-w-0 content-start gap-10">{props.children}</div>
      <aside
        aria-label={props.asideLabel}
        className="relative min-w-0 before:absolute before:inset-y-0 before:-left-[25px] before:w-px before:bg-line max-nav:mt-10 max-nav:before:hidden"
      >
        <div className="sticky top-20 grid content-start gap-8 max-nav:static">{props.aside}</div>
      </aside>
    </div>
  );
}
