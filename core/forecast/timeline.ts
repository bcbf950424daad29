import { makeHeap } from './heap.ts';

/** What comes at its moment, in the order in which it was put there. */
export function makeTimeline<Item>() {
  const heap = makeHeap<{ at: number; order: number; item: Item }>((a, b) =>
    a.at === b.at ? a.order < b.order : a.at < b.at,
  );
  let order = 0;
  return {
    add(at: Date, item: Item): void {
      order += 1;
      heap.push({ at: at.getTime(), order, item });
    },
    nextAt: (): number => heap.first()?.at ?? Number.POSITIVE_INFINITY,
    *takeUntil(now: Date): Generator<Item> {
      for (let next = heap.first(); next && next.at <= now.getTime(); next = heap.first()) {
        heap.take();
        yield next.item;
      }
    },
  };
}
