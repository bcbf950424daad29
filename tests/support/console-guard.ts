import { format } from 'node:util';

const unexpected: string[] = [];
let expected: RegExp[] = [];

/** The rest of the test may print this on `console.error`; anything else still fails it. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

export function watchConsole() {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const text = format(...args);
    if (expected.some((pattern) => pattern.test(text))) return;
    unexpected.push(text);
    print(...args);
  };
}

/** What was printed since the last call. */
export function takeConsoleErrors(): string[] {
  expected = [];
  return unexpected.splice(0);
}
