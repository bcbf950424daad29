import TinyQueue from 'tinyqueue';

/** What comes at its moment, in the order in which it was put there. */
export function makeTimeline<Item>() {
  const queue = new TinyQueue<{ at: number; order: number; item: Item }>(
    [],
    (a, b) => a.at - b.at || a.order - b.order,
  );
  let order = 0;
  return {
    add(at: Date, item: Item): void {
      order += 1;
      queue.push({ at: at.getTime(), order, item });
    },
    nextAt: (): number => queue.peek()?.at ?? Number.POSITIVE_INFINITY,
    *takeUntil(now: Date): Generator<Item> {
      for (let next = queue.peek(); next && next.at <= now.getTime(); next = queue.peek()) {
        queue.pop();
        yield next.item;
      }
    },
  };
}
