import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Thread } from '#contract/overview/conversations.ts';

/** Whoever is this close to the end reads the end. */
const nearPx = 48;

/** Beside the list the messages scroll by themselves; on a small screen the page does. */
const scrollerOf = (box: HTMLElement): HTMLElement =>
  getComputedStyle(box).overflowY === 'auto' ? box : document.documentElement;

function goToEnd(box: HTMLElement): void {
  const scroller = scrollerOf(box);
  scroller.scrollTop = scroller.scrollHeight;
}

/**
 * The last message is in sight when the thread opens, when another one comes, and as long as one reads the end:
 * whatever grows around it. To be put on what holds the messages.
 */
export function useEnd(thread: Thread | undefined): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const length = (thread?.messages.length ?? 0) + (thread?.leaving.length ?? 0);
  useLayoutEffect(() => {
    if (length > 0 && box.current) goToEnd(box.current);
  }, [length]);

  const isThere = thread !== undefined;
  useEffect(() => {
    const element = box.current;
    if (!isThere || !element) return;
    let isAtEnd = true;
    const note = () => {
      const { scrollTop, clientHeight, scrollHeight } = scrollerOf(element);
      isAtEnd = scrollTop + clientHeight >= scrollHeight - nearPx;
    };
    const watch = new ResizeObserver(() => isAtEnd && goToEnd(element));
    for (const one of [element, element.firstElementChild, element.parentElement]) one && watch.observe(one);
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      document.removeEventListener('scroll', note, { capture: true });
    };
  }, [isThere]);
  return box;
}
