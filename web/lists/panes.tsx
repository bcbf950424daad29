import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** A list and, beside it, what is open of it: on a small screen the one or the other. */
export function Panes({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <div
      data-panes
      className={classNames(
        '-mx-(--gutter) grid min-h-0 grow grid-rows-[minmax(0,1fr)] max-nav:flex max-nav:flex-col',
        columns,
      )}
    >
      {children}
    </div>
  );
}

type ListPaneProps = {
  label: string;
  /** On a small screen the list gives way to what is open. */
  isHiddenWhenSmall: boolean;
  head: ReactNode;
  headClass: string;
  foot?: ReactNode;
  children: ReactNode;
};

export function ListPane(props: ListPaneProps) {
  return (
    <aside
      aria-label={props.label}
      data-hidden={props.isHiddenWhenSmall || undefined}
      className="flex min-h-0 flex-col border-line max-nav:data-hidden:hidden nav:border-r"
    >
      <header
        className={classNames('grid gap-3 pr-5 pb-3 pl-(--gutter) max-nav:pr-(--gutter)', props.headClass)}
      >
        {props.head}
      </header>
      <div className="relative min-h-0 flex-1 nav:overflow-y-auto">{props.children}</div>
      {props.foot}
    </aside>
  );
}

type OpenPaneProps = {
  label: string;
  isHiddenWhenSmall: boolean;
  className: string;
  paneRef?: Ref<HTMLElement>;
  children: ReactNode;
};

export function OpenPane(props: OpenPaneProps) {
  return (
    <section
      ref={props.paneRef}
      aria-label={props.label}
      data-hidden={props.isHiddenWhenSmall || undefined}
      className={classNames(
        'flex min-w-0 flex-col pt-5 pr-(--gutter) pl-8 max-large:pl-6 max-nav:grow max-nav:pl-(--gutter) max-nav:data-hidden:hidden nav:min-h-0',
        props.className,
      )}
    >
      {props.children}
    </section>
  );
}
