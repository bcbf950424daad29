import { AsyncLocalStorage } from 'node:async_hooks';

const second = 1000;
const minute = 60 * second;

/** How long the database may take. What it does not know itself, a frozen one for instance, is known here. */
export const timeLimits = {
  /** To open a connection, or to wait for one that others hold. */
  connectMs: 10 * second,
  /** Kept by the server, for each statement. */
  statementMs: 20 * second,
  /** Kept by the server: a transaction that does nothing holds its locks against everybody. */
  idleInTransactionMs: 30 * second,
};

/** What rightly takes longer, and how long. */
const longWorks = {
  migration: 60 * minute,
  export: 30 * minute,
  sweep: 10 * minute,
};
export type LongWork = keyof typeof longWorks;
export const longWorkMs = (name: LongWork): number => longWorks[name];

/** The server speaks first: what is cut from this side says less, and costs a connection. */
const patienceMs = 5 * second;

const current = new AsyncLocalStorage<LongWork>();

/** Connections that `work` takes wait for their answers as long as this kind of work may last. */
export const allowLong = <T>(name: LongWork, work: () => Promise<T>): Promise<T> => current.run(name, work);

/** How long whoever takes a connection now waits for an answer before the connection is given up. */
export function answerMs(): number {
  const name = current.getStore();
  return (name ? longWorks[name] : timeLimits.statementMs) + patienceMs;
}

/** For the transaction that runs it, and for it alone: it holds behind a pooler too. */
export const allowLongSql = (name: LongWork): string =>
  `set local statement_timeout = ${longWorks[name]}; set local idle_in_transaction_session_timeout = ${longWorks[name]}`;
