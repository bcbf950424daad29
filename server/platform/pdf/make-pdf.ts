import { Worker } from 'node:worker_threads';
import type { AboutPdf, PaperPart, PdfBar, PdfColumn } from './draw-pdf.ts';
import type { DrawnPdf, PdfOrder } from './pdf-thread.ts';

export type Paper = {
  title: (title: string, over: string, under: string) => void;
  section: (title: string, note?: string) => void;
  paragraph: (text: string) => void;
  table: (columns: readonly PdfColumn[], rows: readonly (readonly string[])[]) => void;
  bars: (bars: readonly PdfBar[], legend: string) => void;
};

/** What is written goes below what was written before; drawn in a thread, for a long file holds it for seconds. */
export async function makePdf(about: AboutPdf, write: (paper: Paper) => void): Promise<Buffer> {
  const parts: PaperPart[] = [];
  write({
    title: (title, over, under) => parts.push({ is: 'title', title, over, under }),
    section: (title, note) => parts.push({ is: 'section', title, note }),
    paragraph: (text) => parts.push({ is: 'paragraph', text }),
    table: (columns, rows) => parts.push({ is: 'table', columns, rows }),
    bars: (bars, legend) => parts.push({ is: 'bars', bars, legend }),
  });
  return draw({ about, parts });
}

const threadFile = new URL('./pdf-thread.ts', import.meta.url);
/** Several papers often follow each other; what the thread holds is given back soon after. */
const idleMs = 10_000;

/** A drawing that never ends holds the others up no longer. */
const longestMs = 120_000;

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };
let thread: Worker | null = null;
/** One thread for all, one paper after the other: nobody fills the memory by asking often. */
const waiting = new Map<number, Waiting>();
let lastId = 0;

async function draw(order: Omit<PdfOrder, 'id'>): Promise<Buffer> {
  thread ??= openThread();
  const id = ++lastId;
  thread.ref();
  thread.postMessage({ id, ...order } satisfies PdfOrder);
  const { promise, ...asked } = Promise.withResolvers<Buffer>();
  waiting.set(id, asked);
  const late = setTimeout(() => endThread(new Error('A paper took too long to draw.')), longestMs);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
  }
}

function openThread(): Worker {
  const opened = new Worker(threadFile, { name: 'pdf' });
  let idle: NodeJS.Timeout | undefined;
  opened.on('message', ({ id, ...drawn }: DrawnPdf) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if ('pdf' in drawn) asked?.resolve(Buffer.from(drawn.pdf));
    else asked?.reject(new Error(drawn.failure));
    clearTimeout(idle);
    if (waiting.size > 0) return;
    // Only a paper that is waited for keeps the program alive.
    opened.unref();
    idle = setTimeout(() => thread === opened && waiting.size === 0 && endThread(), idleMs).unref();
  });
  opened.on('error', (error) => thread === opened && endThread(error));
  return opened;
}

function endThread(error = new Error('The thread of papers ended.')): void {
  thread?.terminate();
  thread = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
