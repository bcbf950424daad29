import type { ReactNode } from 'react';

export function PageHead(props: { kicker?: ReactNode; title: string; lead?: ReactNode }) {
  return (
    <div className="pt-6 pb-4 max-sm:pt-4">
      {props.kicker && <p className="mb-1.5 text-13 text-sourdine">{props.kicker}</p>}
      <div className="flex items-baseline gap-x-6 gap-y-2 max-nav:flex-col">
        <h1 className="shrink-0 text-33 [overflow-wrap:anywhere] max-nav:shrink">{props.title}</h1>
        {props.lead && <p className="max-w-[72ch] text-pretty text-sourdine">{props.lead}</p>}
      </div>
    </div>
  );
}
