import type { ReactNode } from 'react';

export function EmptyState(props: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="rounded-card border border-field border-dashed p-4">
      <h3 className="text-16 tracking-[-0.005em]">{props.title}</h3>
      <div className="mt-1 max-w-[64ch] text-pretty text-13 text-muted">{props.children}</div>
      {props.action && <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">{props.action}</div>}
    </div>
  );
}
