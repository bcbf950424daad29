import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { NetworkEvent } from './network-events.ts';

export type Journal = {
  /** What was written before, in order. */
  events: NetworkEvent[];
  append: (events: readonly NetworkEvent[]) => void;
  close: () => void;
};

/** One JSON line an event, written before the answer leaves; a line torn by a crash is cut off. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'journal.jsonl');
  const file = openSync(path, 'a');
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
  const events = whole.split('\n').filter(Boolean).map(parseLine);
  return {
    events,
    append: (added) => {
      if (added.length > 0) writeWhole(file, added.map((event) => `${JSON.stringify(event)}\n`).join(''));
    },
    close: () => closeSync(file),
  };
}

const parseLine = (line: string): NetworkEvent => JSON.parse(line);

function writeWhole(file: number, text: string) {
  let rest = Buffer.from(text);
  while (rest.length > 0) rest = rest.subarray(writeSync(file, rest));
}

export const memoryJournal = (): Journal => ({ events: [], append: () => undefined, close: () => undefined });
