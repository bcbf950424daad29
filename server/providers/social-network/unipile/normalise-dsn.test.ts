import { expect, test } from 'vitest';
import { normaliseDsn } from './normalise-dsn.ts';

test.each([
  ['api1.unipile.com:13111', 'https://api1.unipile.com:13111'],
  ['https://api4.unipile.com:13494/', 'https://api4.unipile.com:13494'],
  [' https://api4.unipile.com:13494/api/v1/ ', 'https://api4.unipile.com:13494'],
  ['api8.unipile.com:13443/api', 'https://api8.unipile.com:13443'],
  ['http://127.0.0.1:3001', 'http://127.0.0.1:3001'],
])('%s', (dsn, origin) => expect(normaliseDsn(dsn)).toBe(origin));

test.each(['', '   ', 'https://', 'https://a.com/other', 'https://user:secret@a.com'])(
  'refuses « %s »',
  (dsn) => expect(() => normaliseDsn(dsn)).toThrow(),
);
