type Waiting<T> = { item: T; done: () => void; fail: (error: unknown) => void };

const batchSize = 200;

/**
 * What comes in while a write is under way waits for the next one and shares its commit: nobody waits longer than two
 * writes, and a flood costs a few commits instead of thousands.
 */
export function writeTogether<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  const waiting: Waiting<T>[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      await write(batch.map(({ item }) => item)).then(
        () => {
          for (const { done } of batch) done();
        },
        // One of them cannot be written: alone, it fails alone.
        () => Promise.all(batch.map(({ item, done, fail }) => write([item]).then(done, fail))),
      );
    }
    isWriting = false;
  };

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!isWriting) void writeAll();
    });
}
