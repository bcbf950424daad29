import { format } from 'node:util';

const unexpected: string[] = [];
let expected: RegExp[] = [];

/** The rest of the test may print this on `console.error`; anything else still fails it. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

let watched: typeof console.error | undefined;

/** Files that share a worker each ask for it: one watch is enough. */
export function watchConsole() {
  const print = console.error;
  if (print === watched) return;
  watched = (...args: unknown[]) => {
    const text = format(...args);
    if (expected.some((pattern) => pattern.test(text))) return;
    unexpected.push(text);
    print(...args);
  };
  console.error = watched;
}

/** What was printed since the last call. */
export function takeConsoleErrors(): string[] {
  expected = [];
  return unexpected.splice(0);
}
