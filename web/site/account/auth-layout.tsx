import type { ReactNode } from 'react';
import { pageWidth } from '../frame/layout.ts';

/** The words at the left, the form at the right; one above the other on a phone. */
export function AuthLayout(props: {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={`${pageWidth} grid grid-cols-12 gap-x-6 gap-y-8 pt-20 pb-28 max-nav:block max-nav:pt-12 max-nav:pb-20 max-sm:pt-9 max-sm:pb-16`}
    >
      <div className="col-span-5 max-nav:mb-8 max-nav:max-w-[520px]">
        <h1 className="text-[48px] leading-[1.06] tracking-[-0.028em] max-sm:text-[36px]">{props.title}</h1>
        {props.lead && (
          <p className="mt-4 max-w-[38ch] text-19 leading-[1.5] text-pretty text-muted max-sm:text-16">
            {props.lead}
          </p>
        )}
        {props.aside && <div className="mt-10 max-w-[400px] max-nav:hidden">{props.aside}</div>}
      </div>
      <div className="col-span-5 col-start-8 max-nav:max-w-[520px]">{props.children}</div>
    </div>
  );
}

export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card p-8 shadow-[0_1px_2px_rgb(23_33_58/0.04),0_18px_40px_-24px_rgb(23_33_58/0.22)] max-sm:p-5">
      <noscript>
        <p className="mb-5 text-14 text-warning">
          Ce formulaire a besoin de JavaScript. Autorisez-le dans votre navigateur, puis rechargez la page.
        </p>
      </noscript>
      {children}
    </div>
  );
}
