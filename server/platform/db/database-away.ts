/** Of PostgreSQL: closed or closing, too busy, out of room, read-only, or stopped by our own time limits. */
const sqlStates = /^(08...|57P0[1-5]|57014|53...|25006|25P0[34]|58030)$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the driver, which gives no code. */
const driverTexts =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Connection is closed)/;

/** Nothing is wrong with what was asked: the database cannot serve it now. Looks through what wraps the driver's error. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause, message } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (sqlStates.test(code) || systemCodes.has(code))) return true;
  if (driverTexts.test(message)) return true;
  const inner = error instanceof AggregateError ? error.errors : [cause];
  return inner.some(isDatabaseAway);
}
