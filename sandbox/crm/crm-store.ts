import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a service holds, kept in a file of its own; without a folder, for as long as it runs. */
export function openStore<State extends object>(name: string, empty: () => State, dataDir?: string) {
  const file = dataDir && join(dataDir, `${name}.json`);
  const state: State = (file && readState<State>(file)) || empty();
  let isSaved = true;
  const flush = () => {
    if (isSaved || !file || !dataDir) return;
    isSaved = true;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  const timer = file ? setInterval(flush, 1000) : undefined;
  return {
    state,
    isNew: !(file && readState(file)),
    /** Written within a second, and at the end. */
    save: () => {
      isSaved = false;
    },
    close: () => {
      clearInterval(timer);
      flush();
    },
  };
}

function readState<State>(file: string): State | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch {
    return null;
  }
}
