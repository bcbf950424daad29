import { type PointerEvent, useRef, useState } from 'react';

/** Reorders a list with the pointer: an item takes the place of the one whose middle it has passed. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const grab = (key: string) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const rows = () => [...(list.current?.children ?? [])] as HTMLElement[];
    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      const all = rows();
      const from = all.findIndex((row) => row.dataset.step === key);
      const passed = all.findIndex((row, index) => {
        const { top, height } = row.getBoundingClientRect();
        const middle = top + height / 2;
        return index < from ? clientY < middle : index > from && clientY > middle;
      });
      if (from !== -1 && passed !== -1) move(from, passed);
    };
    const controller = new AbortController();
    const { signal } = controller;
    const drop = () => {
      controller.abort();
      setDragged(null);
      handle.focus();
    };
    setDragged(key);
    // On the document: the row under the pointer moves, and a captured pointer would be lost with it.
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', drop, { signal });
  };

  return { list, dragged, grab };
}
