import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/platform/errors.ts';
import type { FileAnswer } from './file-thread.ts';
import { type FileHead, type FilePiece, type FileQuestion, readFile, sizeOf } from './read-file.ts';

const threadFile = new URL('./file-thread.ts', import.meta.url);
const mostMemoryMb = 256;
/** What lives for a piece: the usual size only keeps more of it before it is let go. */
const youngMemoryMb = 16;
const deadlineMs = 60_000;
const mostAtOnce = 2;
/** Read sooner than a thread is opened, whatever they hold. */
const shortBytes = 32 * 1024;

export type OpenFile = { head: FileHead; pieces: AsyncIterable<FilePiece> | Iterable<FilePiece> };

let running = 0;
const queue: (() => void)[] = [];

/** A file beside everyone else's requests, never more than two: the next waits for one to end. */
export async function withFile<T>(question: FileQuestion, use: (file: OpenFile) => Promise<T>): Promise<T> {
  if (sizeOf(question) <= shortBytes) return use(readFile(question));
  if (running === mostAtOnce) await new Promise<void>((go) => void queue.push(go));
  else running += 1;
  try {
    return await readInThread(question, use);
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

async function readInThread<T>(question: FileQuestion, use: (file: OpenFile) => Promise<T>): Promise<T> {
  const thread = new Worker(threadFile, {
    name: 'import',
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
  });
  // Waited for nowhere: `once` hears of it where somebody listens.
  thread.on('error', () => undefined);
  const ask = async (wanted: FileQuestion | 'next'): Promise<FileAnswer> => {
    const late = AbortSignal.timeout(deadlineMs);
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
