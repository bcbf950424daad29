import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Sized by its class, with the measures of what it stands for. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden className={classNames('block animate-breathe rounded-[4px] bg-line', className)} />
  );
}

/** Says once, in words, what the grey shapes mean. */
export function SkeletonGroup(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <div aria-busy className={props.className}>
      <output className="sr-only">{props.label}</output>
      {props.children}
    </div>
  );
}

const lineWidths = ['w-full', 'w-[85%]', 'w-[70%]', 'w-[78%]', 'w-[60%]'];

/** Some lines of text. */
export function LinesSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonGroup label={label} className="grid gap-3">
      {lineWidths.slice(0, lines).map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
