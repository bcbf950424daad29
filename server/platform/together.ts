/** What comes while a writing is under way is written at once by the next: the busier, the fewer writings. */
export function together<T>(write: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let waiting: T[] = [];
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const writeAll = () => {
    const all = waiting;
    waiting = [];
    next = null;
    writing = write(all);
    return writing;
  };
  return (one) => {
    waiting.push(one);
    next ??= writing.then(writeAll, writeAll);
    return next;
  };
}
