import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Reorders a list with the pointer: an item takes the place of the last one whose middle it has passed. */
export function useDragOrder(move: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  // A drag outlives many renders: it must move what is there now, not what was there when it began.
  const latestMove = useRef(move);
  const end = useRef<AbortController>(null);
  useEffect(() => {
    latestMove.current = move;
  });
  useEffect(() => () => end.current?.abort(), []);

  const grab = (key: string) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const rows = () => [...(list.current?.children ?? [])] as HTMLElement[];
    const currentIndex = () => rows().findIndex((row) => row.dataset.step === key);
    const origin = currentIndex();
    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      const from = currentIndex();
      const to = indexUnder(rows(), from, clientY);
      if (from !== -1 && to !== from) latestMove.current(key, to);
    };
    const controller = new AbortController();
    const { signal } = controller;
    end.current = controller;
    const drop = () => {
      controller.abort();
      setDragged(null);
      handle.focus();
    };
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      latestMove.current(key, origin);
      drop();
    };
    setDragged(key);
    // On the document: the row under the pointer moves, and a captured pointer would be lost with it.
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', drop, { signal });
    document.addEventListener('keydown', onKey, { signal });
  };

  return { list, dragged, grab };
}

function indexUnder(rows: HTMLElement[], from: number, y: number): number {
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const above = middles.findIndex((middle, index) => index < from && y < middle);
  if (above !== -1) return above;
  return Math.max(
    from,
    middles.findLastIndex((middle, index) => index > from && y > middle),
  );
}
