/** Tells who listens in this process that something of a user's was committed; other processes are asked by a poll. */
export type WakeUps = {
  wake(userId: string): void;
  /** Until the returned function is called. */
  listen(listener: (userId: string) => void): () => void;
};

export function openWakeUps(): WakeUps {
  const listeners = new Set<(userId: string) => void>();
  return {
    wake: (userId) => {
      for (const listener of listeners) listener(userId);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
