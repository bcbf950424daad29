import { Worker } from 'node:worker_threads';
import type { Spelling } from '#core/text-gate/gate-tools.ts';
import type { Speller } from './speller.ts';
import type { SpellAnswer, SpellRequest } from './speller-thread.ts';

const mostKept = 20_000;
const deadlineMs = 20_000;

type Answer = Omit<SpellAnswer, 'id'>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * The dictionary in a thread of its own, opened by the first question: a search for what a word could be takes half a
 * second, and nothing else should wait for it. A thread that dies is replaced at the next question.
 */
export function hunspellSpeller(threadFile: URL = new URL('./speller-thread.ts', import.meta.url)): Speller {
  const kept = new Map<string, Spelling>();
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;

  const fail = (error: Error) => {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const open = (): Worker => {
    const opened = new Worker(threadFile, { name: 'speller' });
    opened.on('message', ({ id, ...answer }: SpellAnswer) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
      // Only a question that waits keeps the program alive.
      if (waiting.size === 0) opened.unref();
    });
    opened.on('error', fail);
    opened.on('exit', () => {
      if (thread === opened) fail(new Error('The speller stopped.'));
    });
    return opened;
  };

  const ask = async (words: string[], suggests: boolean): Promise<Answer> => {
    thread ??= open();
    const asked = thread;
    const id = ++last;
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      timer = setTimeout(() => reject(new Error('The speller is too slow.')), deadlineMs);
    });
    asked.ref();
    asked.postMessage({ id, words, suggests } satisfies SpellRequest);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };

  const keep = (word: string, spelling: Spelling) => {
    kept.delete(word);
    kept.set(word, spelling);
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  };

  const look = async (words: readonly string[], suggests: boolean) => {
    const unknown = [...new Set(words)].filter((word) => !kept.has(word));
    const found = new Map<string, Spelling>();
    for (const word of words) {
      const spelling = kept.get(word);
      if (!spelling) continue;
      found.set(word, spelling);
      keep(word, spelling);
    }
    if (unknown.length === 0) return found;
    const { spellings, unfinished } = await ask(unknown, suggests);
    for (const [word, spelling] of spellings) {
      found.set(word, spelling);
      // The next question looks further.
      if (!unfinished.includes(word)) keep(word, spelling);
    }
    return found;
  };

  return {
    check: (words) => look(words, true),
    know: async (words) =>
      new Set([...(await look(words, false))].flatMap(([word, { isRight }]) => (isRight ? [word] : []))),
    close: async () => {
      const closing = thread;
      thread = null;
      fail(new Error('The speller is closed.'));
      await closing?.terminate();
    },
  };
}
