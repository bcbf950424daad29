import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDomain } from './domain-name.ts';

test.each([
  ['exemple.fr', 'exemple.fr'],
  ['  Exemple.FR. ', 'exemple.fr'],
  ['https://www.exemple.fr/contact?de=moi#bas', 'exemple.fr'],
  ['http://exemple.fr:8080', 'exemple.fr'],
  ['@bar.com', 'bar.com'],
  ['camille.durand@paie.exemple.fr', 'paie.exemple.fr'],
  ['www.fr', 'www.fr'],
  ['société-générale.fr', 'société-générale.fr'],
  ['xn--socit-esab.fr', 'xn--socit-esab.fr'],
])('%j is the domain %s', (text, domain) => expect(readDomain(text)).toBe(domain));

test.each([
  '',
  'foo',
  '@',
  'foo bar.fr',
  '.fr',
  '-a.fr',
  'a-.fr',
  'a..fr',
  '192.168.0.1',
  'exemple.fr, autre.fr',
])('%j holds no domain', (text) => expect(readDomain(text)).toBeNull());

test('a domain read again is the same', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.emailAddress(), fc.domain(), fc.string()), (text) => {
      const domain = readDomain(text);
      if (domain !== null) expect(readDomain(domain)).toBe(domain);
    }),
  );
});
