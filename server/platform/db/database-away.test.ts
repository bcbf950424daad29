import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { isDatabaseAway } from './database-away.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ...['57P01', '57P02', '57P03', '57014', '08006', '08001', '53300', '53100', '53200', '25006', '25P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
])('%s: the database cannot serve now, as it is or wrapped', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
  expect(isDatabaseAway(wrapped(coded(code)))).toBe(true);
  expect(isDatabaseAway(new AggregateError([coded(code)]))).toBe(true);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('« %s » too, which the driver gives without a code', (message) => {
  expect(isDatabaseAway(wrapped(new Error(message)))).toBe(true);
});

test.each([
  ['a duplicate', wrapped(coded('23505'))],
  ['a deadlock', wrapped(coded('40P01'))],
  ['a wrong statement', wrapped(coded('42601'))],
  ['a refusal of ours', new AppError('conflict', 'Déjà fait.')],
  ['something thrown', 'away'],
])('%s is something else', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
