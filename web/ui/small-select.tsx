import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A choice above a list, named without a label in sight. */
export function SmallSelect(props: ComponentProps<'select'> & { 'aria-label': string }) {
  return (
    <div className="relative print:hidden">
      <select
        {...props}
        className="h-9 w-full min-w-0 cursor-pointer appearance-none truncate rounded-field border border-field bg-card pr-8 pl-2.5 text-13 hover:border-muted max-sm:h-11 max-sm:text-16"
      />
      <ChevronDown
        size={14}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-muted"
      />
    </div>
  );
}
