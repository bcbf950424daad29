import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const key = { APP_KEY: 'k'.repeat(32) };

test('nothing set is the demonstration, on this machine only', () => {
  expect(readEnv({})).toMatchObject({
    isDemo: true,
    port: 3000,
    host: '127.0.0.1',
    sandboxPort: 3001,
    demoSpeed: 1440,
  });
  expect(readEnv({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
});

test.each(['DATABASE_URL', 'UNIPILE_DSN', 'PUBLIC_URL'])(
  '%s leaves the demonstration, and then APP_KEY is required',
  (name) => {
    const value = name === 'DATABASE_URL' ? 'postgres://h/db' : 'https://exemple.fr';
    const given = { [name]: value, UNIPILE_API_KEY: 'clé' };
    expect(readEnv({ ...given, ...key })).toMatchObject({ isDemo: false, hasSandbox: false, demoSpeed: 1 });
    expect(() => readEnv(given)).toThrow(/^APP_KEY : obligatoire/);
    expect(readEnv({ ...given, DEMO: '1' }).isDemo).toBe(true);
  },
);

test('the network is the sandbox in the demonstration, the given one elsewhere, never one in silence', () => {
  expect(readEnv({ PORT: '4000' })).toMatchObject({
    hasSandbox: true,
    network: { origin: 'http://127.0.0.1:4001', key: 'sandbox' },
  });
  expect(readEnv({ PUBLIC_URL: 'https://exemple.fr', ...key }).network).toBeNull();
  const real = { UNIPILE_DSN: 'api1.unipile.com:13111/api/v1', UNIPILE_API_KEY: 'clé', ...key };
  expect(readEnv(real).network).toEqual({
    origin: 'https://api1.unipile.com:13111',
    key: 'clé',
    isExclusive: false,
  });
  expect(() => readEnv({ ...real, UNIPILE_API_KEY: '' })).toThrow(/^UNIPILE_API_KEY : obligatoire/);
});

const model = { WRITER_PROVIDER: 'mistral', WRITER_MODEL: 'mistral-small', WRITER_API_KEY: 'clé' };

test('the writer is the built-in one, or the model that is given', () => {
  expect(readEnv({}).model).toBeNull();
  expect(readEnv(model).model).toEqual({
    provider: 'mistral',
    model: 'mistral-small',
    apiKey: 'clé',
    baseUrl: null,
    prices: null,
    atOnce: 4,
  });
  const local = {
    ...model,
    WRITER_PROVIDER: 'compatible',
    WRITER_API_KEY: '',
    WRITER_BASE_URL: 'http://h/v1/',
  };
  expect(readEnv(local).model).toMatchObject({ provider: 'compatible', apiKey: '', baseUrl: 'http://h/v1' });
  const priced = { ...model, WRITER_PRICE_INPUT: '2', WRITER_PRICE_OUTPUT: '6.5', WRITER_CURRENCY: 'EUR' };
  expect(readEnv(priced).model?.prices).toEqual({ input: 2, cached: 2, output: 6.5, currency: 'EUR' });
  expect(readEnv({ ...priced, WRITER_PRICE_CACHED: '0.2' }).model?.prices?.cached).toBe(0.2);
});

test.each([
  [{ WRITER_MODEL: 'x' }, 'WRITER_PROVIDER : obligatoire avec WRITER_MODEL'],
  [{ WRITER_API_KEY: 'x' }, 'WRITER_PROVIDER : obligatoire avec WRITER_API_KEY'],
  [{ ...model, WRITER_MODEL: '' }, 'WRITER_MODEL : obligatoire'],
  [{ ...model, WRITER_API_KEY: '' }, 'WRITER_API_KEY : obligatoire avec WRITER_PROVIDER=mistral'],
  [
    { ...model, WRITER_PROVIDER: 'compatible' },
    'WRITER_BASE_URL : obligatoire avec WRITER_PROVIDER=compatible',
  ],
  [{ ...model, WRITER_PRICE_OUTPUT: '1' }, 'WRITER_PRICE_INPUT : obligatoire'],
  [{ ...model, WRITER_PRICE_INPUT: '1', WRITER_CURRENCY: 'EUR' }, 'WRITER_PRICE_OUTPUT : obligatoire'],
  [{ ...model, WRITER_PRICE_INPUT: '1', WRITER_PRICE_OUTPUT: '1' }, 'WRITER_CURRENCY : obligatoire'],
])('a model that is half given stops the start: %j', (given, message) => {
  expect(() => readEnv(given)).toThrow(message);
});

test.each([
  ['PORT', 'abc'],
  ['WRITER_PROVIDER', 'skynet'],
  ['WRITER_BASE_URL', 'llm.example'],
  ['WRITER_PRICE_INPUT', 'cher'],
  ['WRITER_CURRENCY', 'euros'],
  ['UNIPILE_DSN', 'https://a.com/b'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_DIRECT_URL', 'mysql://x'],
  ['PUBLIC_URL', 'accroche.example'],
  ['DEMO', 'peut-être'],
  ['DEMO_SPEED', '0'],
  ['KEEP_DEMO_DATA', 'oui'],
  ['WORKER_PORT', 'abc'],
  ['LEAVE_SECONDS', 'longtemps'],
  ['APP_KEY', 'court'],
  ['LOG_LEVEL', 'bavard'],
  ['SMTP_URL', 'http://x'],
  ['TRUST_PROXY', 'oui'],
])('a bad %s stops the start with one line that names it', (name, value) => {
  const start = () => readEnv({ [name]: value });
  expect(start).toThrow(new RegExp(`^${name} : `));
  expect(start).not.toThrow(/\n/);
});

test('secrets are not shown in the refusal', () => {
  expect(() => readEnv({ APP_KEY: 'secret' })).toThrow('valeur masquée');
});

test('.env.example lists every variable', () => {
  const listed = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  const source = ['server/env.ts', 'server/env-crm.ts'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const read = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(read.sort());
});
