import { parentPort } from 'node:worker_threads';
import { AppError } from '#server/platform/errors.ts';
import { type FileHead, type FileLine, type FileQuestion, readFile } from './read-file.ts';

export type FileAnswer =
  | { is: 'read'; head: FileHead }
  | { is: 'lines'; lines: FileLine[] }
  | { is: 'over' }
  | { is: 'refused'; code: AppError['code']; message: string };

let lines: Iterator<FileLine[]> | undefined;

/** A question first, then one message for each piece that is wanted: no more is under way than can be taken in. */
parentPort?.on('message', (question: FileQuestion | 'next') => {
  const tell = (answer: FileAnswer) => parentPort?.postMessage(answer);
  try {
    if (question !== 'next') {
      const read = readFile(question);
      lines = read.lines;
      tell({ is: 'read', head: read.head });
      return;
    }
    const next = lines?.next();
    tell(next && !next.done ? { is: 'lines', lines: next.value } : { is: 'over' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    tell({ is: 'refused', code: error.code, message: error.message });
  }
});
