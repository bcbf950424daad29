import type { ReactNode } from 'react';

type PageHeadProps = { kicker?: ReactNode; title: string; lead?: ReactNode; action?: ReactNode };

export function PageHead(props: PageHeadProps) {
  return (
    <div className="pt-6 pb-4 max-sm:pt-4">
      {props.kicker && <p className="mb-1.5 text-13 text-muted">{props.kicker}</p>}
      <div className="flex items-start gap-x-4">
        <div className="flex min-w-0 flex-1 items-baseline gap-x-6 gap-y-2 max-nav:flex-col">
          <h1 className="max-w-full shrink-0 text-33 [overflow-wrap:anywhere] max-nav:shrink">
            {props.title}
          </h1>
          {props.lead && <p className="max-w-[72ch] text-pretty text-muted">{props.lead}</p>}
        </div>
        {props.action && <div className="shrink-0">{props.action}</div>}
      </div>
    </div>
  );
}
