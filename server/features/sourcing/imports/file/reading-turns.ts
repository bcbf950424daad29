import { AppError } from '#server/platform/errors.ts';

type Limits = { atOnce: number; waitingOfOne: number; waiting: number };
type Waiting = { owner: string; go: () => void };

/** Whose work is done now, and who waits: one at a time of each, so that nobody’s files hold everybody’s. */
export function openTurns(limits: Limits) {
  const running = new Set<string>();
  const waiting: Waiting[] = [];
  const take = async (owner: string): Promise<void> => {
    if (running.size < limits.atOnce && !running.has(owner)) {
      running.add(owner);
      return;
    }
    const own = waiting.filter((one) => one.owner === owner);
    if (own.length >= limits.waitingOfOne) throw tooManyOfOne();
    if (waiting.length >= limits.waiting) throw tooManyFiles();
    await new Promise<void>((go) => void waiting.push({ owner, go }));
  };
  const give = (owner: string): void => {
    running.delete(owner);
    const at = waiting.findIndex((one) => !running.has(one.owner));
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.add(next.owner);
    next.go();
  };
  return {
    /** Waits for the owner’s turn; refused at once where too many wait. */
    inTurn: async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
      await take(owner);
      try {
        return await work();
      } finally {
        give(owner);
      }
    },
  };
}

const soonSeconds = 10;

export const tooManyOfOne = () =>
  new AppError(
    'rate_limited',
    'Plusieurs de vos listes sont déjà en cours de lecture. Attendez que l’une soit lue, puis réessayez.',
    { retryAfterSeconds: soonSeconds },
  );

export const tooManyFiles = () =>
  new AppError(
    'unavailable',
    'Trop de listes sont en cours de lecture en ce moment. Réessayez dans quelques instants.',
    { retryAfterSeconds: soonSeconds },
  );
