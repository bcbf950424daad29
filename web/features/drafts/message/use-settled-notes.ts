import { type RefObject, useLayoutEffect } from 'react';

const gapPx = 6;
/** A note's line to the text, from the top of the note; past the corner of the card it would hang in the air. */
const lineAtPx = 18;
const cornerPx = 10;

/**
 * Notes stand beside their paragraph, or lower when those before need the room: the message keeps its own lines. On a
 * narrow screen they stand under their paragraph, and nothing is to settle.
 */
export function useSettledNotes(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = page.current;
    if (!element) return;
    const settle = () => {
      const top = element.getBoundingClientRect().top;
      let bottom = 0;
      // Room for one of the notes that are only seen with their sentence: what stands under the page keeps still.
      let still = 0;
      let spare = 0;
      for (const list of element.querySelectorAll<HTMLElement>('[data-notes]')) {
        list.style.translate = '';
        const isBeside = list.offsetHeight === 0;
        if (!isBeside) continue;
        const start = list.getBoundingClientRect().top - top;
        const height = list.scrollHeight + gapPx;
        if (list.dataset.notes === 'bare') spare = Math.max(spare, height);
        else still = Math.max(still, start) + height;
        const isShown = [...list.children].some((note) => getComputedStyle(note).visibility === 'visible');
        if (!isShown) continue;
        const shift = Math.max(0, bottom - start);
        if (shift > 0) list.style.translate = `0 ${shift}px`;
        bottom = start + shift + height;
      }
      const cardEnd = element.querySelector('[data-card]')?.getBoundingClientRect().bottom ?? 0;
      for (const note of element.querySelectorAll('[data-notes] > li'))
        note.toggleAttribute('data-adrift', note.getBoundingClientRect().top + lineAtPx > cardEnd - cornerPx);
      element.style.minHeight = still > 0 ? `${still + spare}px` : '';
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  });
}
