import { parentPort } from 'node:worker_threads';
import { AppError } from '#server/platform/errors.ts';
import { type FileHead, type FilePiece, type FileQuestion, readFile } from './read-file.ts';

export type FileAnswer =
  | { is: 'read'; head: FileHead }
  | { is: 'piece'; piece: FilePiece }
  | { is: 'over' }
  | { is: 'refused'; code: AppError['code']; message: string };

let pieces: Iterator<FilePiece> | undefined;

/** A question first, then one message for each piece that is wanted: no more is under way than can be taken in. */
parentPort?.on('message', (question: FileQuestion | 'next') => {
  const reply = (answer: FileAnswer, handedOver: ArrayBuffer[] = []) =>
    parentPort?.postMessage(answer, handedOver);
  try {
    if (question !== 'next') {
      const read = readFile(question);
      pieces = read.pieces;
      reply({ is: 'read', head: read.head });
      return;
    }
    const next = pieces?.next();
    if (!next || next.done) return reply({ is: 'over' });
    const { kept } = next.value;
    reply(
      { is: 'piece', piece: next.value },
      Object.values(kept).map(({ buffer }) => buffer),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    reply({ is: 'refused', code: error.code, message: error.message });
  }
});
