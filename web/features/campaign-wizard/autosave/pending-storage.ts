import type { Edits } from './autosave-state.ts';
import { isSame, namesOf } from './campaign-fields.ts';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What one tab typed and the server has not acknowledged. */
type Kept = { edits: Edits; isCreated: boolean; savedAt: number };

export type PendingStorage = ReturnType<typeof openPendingStorage>;

const bareId = (id: string): string => id.replaceAll('-', '');

const prefix = 'accroche.pending';
const sentencePrefix = 'accroche.sentence';

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null');
    return typeof kept?.savedAt === 'number' && typeof kept.edits === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Each tab writes under a key of its own, so that two of them never overwrite each other. */
export function openPendingStorage(options: {
  storage: KeptStorage;
  userId: string;
  tabId: string;
  now: () => number;
}) {
  const { storage, userId, tabId, now } = options;
  const userPrefix = `${prefix}:${userId}:`;
  const ownKey = (id: string) => `${userPrefix}${bareId(id)}:${tabId}`;
  const sentenceKey = (id: string) => `${sentencePrefix}:${userId}:${bareId(id)}`;

  const keys = (start: string): string[] => {
    try {
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
        key.startsWith(start),
      );
    } catch {
      return [];
    }
  };
  const read = (key: string): Kept | null => {
    try {
      return parse(storage.getItem(key));
    } catch {
      return null;
    }
  };
  const remove = (key: string) => {
    try {
      storage.removeItem(key);
    } catch {
      // Forbidden altogether: then nothing is there.
    }
  };
  const write = (key: string, kept: Kept): boolean => {
    if (Object.keys(kept.edits).length === 0) {
      remove(key);
      return true;
    }
    try {
      storage.setItem(key, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  };

  return {
    /** Whether it could be kept. */
    keep: (id: string, edits: Edits, isCreated: boolean): boolean =>
      write(ownKey(id), { edits, isCreated, savedAt: now() }),

    /** Deletes what any tab kept of a campaign. */
    forget(id: string): void {
      for (const key of keys(`${userPrefix}${bareId(id)}:`)) remove(key);
      remove(sentenceKey(id));
    },

    /** The server gave it another id. */
    move(from: string, to: string): void {
      const rename = (key: string, next: string) => {
        try {
          const kept = storage.getItem(key);
          if (kept !== null) storage.setItem(next, kept);
          storage.removeItem(key);
        } catch {
          // Full: it stays where it is.
        }
      };
      const start = `${userPrefix}${bareId(from)}:`;
      for (const key of keys(start)) rename(key, `${userPrefix}${bareId(to)}:${key.slice(start.length)}`);
      rename(sentenceKey(from), sentenceKey(to));
    },

    /** What earlier tabs left, the newest first; another text of a field stays where it is, for a later choice. */
    take(id: string): Edits {
      const left = keys(`${userPrefix}${bareId(id)}:`)
        .map((key) => ({ key, kept: read(key) }))
        .filter((one): one is { key: string; kept: Kept } => one.kept !== null)
        .sort((a, b) => b.kept.savedAt - a.kept.savedAt);
      const taken: Edits = {};
      const isCreated = left.some(({ kept }) => kept.isCreated);
      const leftovers = left.map(({ key, kept }) => {
        const others: Edits = {};
        for (const name of namesOf(kept.edits)) {
          const edit = kept.edits[name];
          const before = taken[name];
          if (!before) taken[name] = edit;
          else if (edit && !isSame(before.value, edit.value)) others[name] = edit;
        }
        return { key, kept: { ...kept, edits: others } };
      });
      // Written in the new place before it leaves the old one.
      if (!write(ownKey(id), { edits: taken, isCreated, savedAt: now() })) return taken;
      for (const { key, kept } of leftovers) if (key !== ownKey(id)) write(key, kept);
      return taken;
    },

    /** A sentence is no part of the campaign until it becomes criteria; an empty one is forgotten. */
    keepSentence(id: string, sentence: string): void {
      try {
        if (sentence === '') remove(sentenceKey(id));
        else storage.setItem(sentenceKey(id), sentence);
      } catch {
        // Full or forbidden: it stays on the screen only.
      }
    },

    sentence(id: string): string {
      try {
        return storage.getItem(sentenceKey(id)) ?? '';
      } catch {
        return '';
      }
    },

    /** The newest campaign that was begun here and never reached the server. */
    unsentId(): string | null {
      const unsent = keys(userPrefix)
        .map((key) => ({ id: key.slice(userPrefix.length).split(':')[0] ?? '', kept: read(key) }))
        .filter(({ id, kept }) => kept && !kept.isCreated && id !== '')
        .sort((a, b) => (b.kept?.savedAt ?? 0) - (a.kept?.savedAt ?? 0));
      return unsent[0]?.id ?? null;
    },
  };
}
