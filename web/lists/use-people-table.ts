import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Chosen, choose } from './chosen.ts';

const defaultRowHeight = 57;
/** Rows drawn above and below what is in sight. */
const overscan = 12;
/** How near the end the next page is asked for. */
const comingRows = 20;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

type TableOptions = {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onOpen: (id: string) => void;
  /** Near the end of what is loaded. */
  onNearEnd: () => void;
};

/** A list of people of any length: only the rows in sight exist, and arrows, space and Enter go through it. */
export function usePeopleTable(
  people: readonly { id: string }[],
  { chosen, onChoose, onOpen, onNearEnd }: TableOptions,
) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // What stands above the list moves it: the virtualiser must know where it begins.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => setTop(element.getBoundingClientRect().top + window.scrollY);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: people.length,
    estimateSize: () => defaultRowHeight,
    overscan,
    scrollMargin: top,
    getItemKey: (index) => people[index]?.id ?? index,
    onChange: ({ range }) => {
      if (range && range.endIndex >= people.length - comingRows) onNearEnd();
    },
  });
  const [active, setActive] = useState(0);
  const [anchor, setAnchor] = useState(0);
  const wantsFocus = useRef(false);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(people.length - 1, index));
    wantsFocus.current = true;
    setActive(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
    return next;
  };
  const idsBetween = (one: number, other: number) =>
    people.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ id }) => id);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = moveTo(active + step);
      if (event.shiftKey) onChoose(choose(chosen, idsBetween(active, next), true));
      else setAnchor(next);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      moveTo(event.key === 'Home' ? 0 : people.length - 1);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      const person = people[active];
      if (person) onOpen(person.id);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onChoose({ isAll: true, ids: new Set() });
    } else if (event.key === 'Escape') onChoose({ isAll: false, ids: new Set() });
  };

  const items = virtualizer.getVirtualItems();
  const boxRef =
    (index: number): RefCallback<HTMLInputElement> =>
    (box) => {
      if (!box || index !== active || !wantsFocus.current) return;
      wantsFocus.current = false;
      box.focus({ preventScroll: true });
    };
  return {
    body,
    items,
    /** The height of the rows that are not drawn. */
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    onKeyDown,
    rowProps: (index: number) => ({
      index,
      rowRef: virtualizer.measureElement,
      boxRef: boxRef(index),
      /** The one row that the Tab key stops at. */
      isActive: index === Math.min(active, people.length - 1),
      onToggle: (isIn: boolean, isRange: boolean) => {
        onChoose(choose(chosen, idsBetween(isRange ? anchor : index, index), isIn));
        setAnchor(index);
        setActive(index);
      },
      onFocus: () => setActive(index),
    }),
  };
}
