import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { sectionInSight } from './section-in-sight.ts';

export type DrawerSection = { id: string; title: string };

/** Leads to the parts of a long record, and says which one is in sight. */
export function DrawerNav(props: {
  /** The same list from one drawing to the next. */
  sections: readonly DrawerSection[];
  counts?: Readonly<Record<string, number>>;
}) {
  const { sections, counts = {} } = props;
  const nav = useRef<HTMLElement>(null);
  const asked = useRef<string | null>(null);
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const bar = nav.current;
    const scroller = bar?.parentElement;
    if (!bar || !scroller) return;
    const look = () => {
      const { bottom } = scroller.getBoundingClientRect();
      const tops = sections.flatMap(({ id }) => {
        const section = document.getElementById(id);
        return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
      });
      const view = { top: bar.getBoundingClientRect().bottom, bottom, isAtEnd: isAtEnd(scroller) };
      const seen = sectionInSight(tops, view, asked.current);
      if (seen !== asked.current) asked.current = null;
      setCurrent(seen);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [sections]);
  return (
    <nav
      ref={nav}
      aria-label="Dans la fiche"
      className="sticky -top-4 z-10 -mx-6 -mt-4 flex gap-5 overflow-x-auto border-line border-b bg-card px-6 max-sm:-mx-4 max-sm:px-4"
    >
      {sections.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-current={current === id ? 'true' : undefined}
          className="relative flex h-10 shrink-0 items-center gap-1.5 font-medium text-13 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=true]:text-ink aria-[current=true]:after:absolute aria-[current=true]:after:inset-x-0 aria-[current=true]:after:bottom-0 aria-[current=true]:after:h-0.5 aria-[current=true]:after:bg-accent max-sm:h-11"
          onClick={() => {
            asked.current = id;
            setCurrent(id);
            const section = document.getElementById(id);
            section?.scrollIntoView({ block: 'start' });
            section?.focus({ preventScroll: true });
          }}
        >
          {title}
          {(counts[id] ?? 0) > 0 && <span className="tabular-figures">{formatNumber(counts[id] ?? 0)}</span>}
        </button>
      ))}
    </nav>
  );
}

// Heights are of fractions of a pixel, and the place of a scroll may be rounded.
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= scrollHeight - 2;

/** Where `DrawerNav` leads: it takes the focus, so that the keyboard goes on from there. */
export const anchorProps = (id: string) =>
  ({ id, tabIndex: -1, className: 'scroll-mt-12 outline-none' }) as const;
