import { parentPort } from 'node:worker_threads';
import { type AboutPdf, drawPdf, type PaperPart } from './draw-pdf.ts';

export type PdfOrder = { id: number; about: AboutPdf; parts: readonly PaperPart[] };
export type DrawnPdf = { id: number } & ({ pdf: Uint8Array<ArrayBuffer> } | { failure: string });

// One after the other: each takes all of this thread.
let last = Promise.resolve();

parentPort?.on('message', (order: PdfOrder) => {
  last = last.then(async () => parentPort?.postMessage(await answer(order)));
});

const answer = ({ id, about, parts }: PdfOrder): Promise<DrawnPdf> =>
  drawPdf(about, parts).then(
    (pdf) => ({ id, pdf: new Uint8Array(pdf) }),
    (error: Error) => ({ id, failure: error.stack ?? error.message }),
  );
