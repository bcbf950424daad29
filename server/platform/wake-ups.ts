/** Wakes the listeners of this process when something of a user's was committed; other processes find it by polling. */
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
