import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/platform/errors.ts';
import type { FileAnswer } from './file-thread.ts';
import {
  contentOf,
  type FileHead,
  type FilePiece,
  type FileQuestion,
  isBook,
  readFile,
  sizeOf,
} from './read-file.ts';
import { openTurns } from './reading-turns.ts';

const threadFile = new URL('./file-thread.ts', import.meta.url);
const mostMemoryMb = 256;
/** What lives for a piece: the usual size only keeps more of it before it is let go. */
const youngMemoryMb = 16;
/** All the time that a file may take to be read, whatever is done with its lines meanwhile. */
const readingMs = 20_000;
/** So little is read sooner than a thread is opened, whatever it holds. */
const shortBytes = 1024;

export type OpenFile = { head: FileHead; pieces: AsyncIterable<FilePiece> | Iterable<FilePiece> };

const turns = openTurns({ atOnce: 2, waitingOfOne: 2, waiting: 8 });

/** A file beside everyone else's requests, never more than two, one of each person: the next waits for one to end. */
export async function withFile<T>(
  owner: string,
  question: FileQuestion,
  use: (file: OpenFile) => Promise<T>,
  limitMs = readingMs,
): Promise<T> {
  if (isShort(question)) return use(readFile(question));
  return turns.inTurn(owner, () => readInThread(question, use, limitMs));
}

/** A workbook may become anything: it never is. */
const isShort = (question: FileQuestion): boolean =>
  sizeOf(question) <= shortBytes && !isBook(contentOf(question));

async function readInThread<T>(
  question: FileQuestion,
  use: (file: OpenFile) => Promise<T>,
  limitMs: number,
): Promise<T> {
  const thread = new Worker(threadFile, {
    name: 'import',
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
  });
  // Waited for nowhere: `once` hears of it where somebody listens.
  thread.on('error', () => undefined);
  let leftMs = limitMs;
  const ask = async (wanted: FileQuestion | 'next'): Promise<FileAnswer> => {
    const late = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs)));
    const askedAt = performance.now();
    thread.postMessage(wanted, wanted === 'next' ? [] : handedOver(wanted));
    try {
      const [answer] = (await once(thread, 'message', { signal: late })) as [FileAnswer];
      return answer;
    } catch (error) {
      const isFull = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!isFull && !late.aborted) throw error;
      throw new AppError(
        'too_large',
        'Ce fichier est trop lourd à lire. Retirez des colonnes, ou partagez-le en plusieurs fichiers.',
      );
    } finally {
      leftMs -= performance.now() - askedAt;
    }
  };
  try {
    const answer = await ask(question);
    if (answer.is === 'refused') throw new AppError(answer.code, answer.message);
    if (answer.is !== 'read') throw new Error('The file was not read.');
    return await use({ head: answer.head, pieces: piecesOf(() => ask('next')) });
  } finally {
    await thread.terminate();
  }
}

/** The file goes to the thread, unless it lies in memory that others use too: it is copied then. */
const handedOver = ({ bytes }: FileQuestion): ArrayBuffer[] =>
  bytes.buffer instanceof ArrayBuffer && bytes.length === bytes.buffer.byteLength ? [bytes.buffer] : [];

async function* piecesOf(ask: () => Promise<FileAnswer>): AsyncGenerator<FilePiece> {
  // The next piece is read while this one is used.
  let asked = ask();
  for (let answer = await asked; answer.is === 'piece'; answer = await asked) {
    asked = ask();
    asked.catch(() => undefined);
    yield answer.piece;
  }
}
