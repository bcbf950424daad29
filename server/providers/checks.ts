/** One thing that a third party must do for us, asked of it over the wire: of the real one by `npm run verify`, of its fake by a test. */
export type Check = {
  title: string;
  /** What was seen, in a few words that name nobody. Throws when it is not as it must be. */
  run(): Promise<string>;
};
export type CheckResult = { title: string; is: 'passed' | 'failed' | 'left_out'; seen: string };

/** The service answered, and not as we count on. */
export class CheckError extends Error {}
/** There is nothing to look at: neither well nor ill. */
export class LeftOut extends Error {}

export function hold(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new CheckError(otherwise);
}

/** One after the other: a service that is looked at is not to be pressed. */
export async function runChecks(
  checks: readonly Check[],
  report: (result: CheckResult) => void = () => undefined,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { title, run } of checks) {
    const result = await run().then(
      (seen): CheckResult => ({ title, is: 'passed', seen }),
      (error: unknown): CheckResult => ({
        title,
        is: error instanceof LeftOut ? 'left_out' : 'failed',
        seen: describe(error),
      }),
    );
    report(result);
    results.push(result);
  }
  return results;
}

/** Of an error that is not ours, its name alone: services repeat keys and people in their messages. */
function describe(error: unknown): string {
  if (error instanceof CheckError || error instanceof LeftOut) return error.message;
  const { name, kind } = error as { name?: string; kind?: string };
  return [name, kind].filter(Boolean).join(' ');
}

/** The same for everybody who asks; a failure is told to each of them. */
export function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}
