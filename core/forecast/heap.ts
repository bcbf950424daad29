/** A queue that always gives the first in an order: what is due among thousands is found without sorting them. */
export function makeHeap<Item>(isBefore: (a: Item, b: Item) => boolean) {
  const items: Item[] = [];
  const at = (index: number) => items[index] as Item;
  const swap = (a: number, b: number) => {
    const item = at(a);
    items[a] = at(b);
    items[b] = item;
  };
  return {
    push(item: Item): void {
      items.push(item);
      let index = items.length - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (!isBefore(at(index), at(parent))) break;
        swap(index, parent);
        index = parent;
      }
    },
    first: (): Item | undefined => items[0],
    take(): Item | undefined {
      const first = items[0];
      const last = items.pop();
      if (items.length === 0 || last === undefined) return first;
      items[0] = last;
      let index = 0;
      for (;;) {
        let least = index;
        for (const child of [2 * index + 1, 2 * index + 2])
          if (child < items.length && isBefore(at(child), at(least))) least = child;
        if (least === index) return first;
        swap(index, least);
        index = least;
      }
    },
  };
}
export type Heap<Item> = ReturnType<typeof makeHeap<Item>>;
