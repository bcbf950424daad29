type Store = Pick<Storage, 'key' | 'length' | 'removeItem'>;

/** Of this device, whoever uses it. */
const settings = ['accroche.raccourcis'];

const isOurs = (key: string) => key.startsWith('accroche.') && !settings.includes(key);

function ourKeys(store: () => Store): string[] {
  try {
    const { length } = store();
    return Array.from({ length }, (_, index) => store().key(index) ?? '').filter(isOurs);
  } catch {
    // Forbidden altogether: then nothing is there.
    return [];
  }
}

/** What this browser alone has of a user’s texts. */
export function countUnsent(stores: readonly (() => Store)[], userId: string) {
  const keys = stores.flatMap(ourKeys);
  const count = (...starts: string[]) =>
    keys.filter((key) => starts.some((start) => key.startsWith(start))).length;
  return {
    answers: count(`accroche.reponse.${userId}.`),
    changes: count(`accroche.pending:${userId}:`, `accroche.sentence:${userId}:`, 'accroche.version.'),
  };
}

/** Every text, whoever left it here. */
export function forgetTexts(stores: readonly (() => Store)[]): void {
  for (const store of stores) for (const key of ourKeys(store)) store().removeItem(key);
}

/** A browser may forbid even naming them. */
export const browserStores = [() => window.localStorage, () => window.sessionStorage] as const;
