import { expect, test } from 'vitest';
import {
  compareProcessors,
  describeProcessors,
  findNewList,
  processorsOf,
  readProcessors,
} from './processors.ts';

const nothing = {
  hasNetwork: false,
  writer: undefined,
  hasMail: false,
  hasPayments: false,
  host: undefined,
};

test('whoever the configuration names is said with their task, and nobody else', () => {
  const described = (configured: Partial<typeof nothing> | { writer: string } | { host: string }) =>
    describeProcessors(processorsOf({ ...nothing, ...configured }));
  expect(described({})).toBe('aucun n’est déclaré');
  expect(described({ writer: 'mistral', host: 'OVH SAS, Roubaix' })).toBe(
    'modèle d’écriture\u00a0: Mistral AI\u00a0; hébergement\u00a0: OVH SAS, Roubaix',
  );
  // A server of one's own, a mail server: their address is nobody's business, their name is asked for.
  expect(described({ writer: 'compatible' })).toBe('modèle d’écriture\u00a0: nom communiqué sur demande');
});

const hosted = [{ name: 'OVH', task: 'hébergement' }];
const written = [...hosted, { name: 'Mistral AI', task: 'modèle d’écriture' }];
const now = new Date('2026-11-18T08:00:00Z');
const later = new Date('2026-12-20T00:00:00Z');

test('a list that is to come is read line by line, or refused', () => {
  expect(readProcessors(' hébergement = OVH ; modèle d’écriture = Mistral AI;')).toEqual(written);
  for (const wrong of ['', ';', 'OVH', 'hébergement =', 'a = b = c'])
    expect(readProcessors(wrong)).toBeNull();
});

test('two lists are told apart by who came and who went', () => {
  const { added, removed } = compareProcessors(hosted, written);
  expect(added.map(({ name }) => name)).toEqual(['Mistral AI']);
  expect(removed).toEqual([]);
  expect(compareProcessors(written, hosted).removed).toEqual(added);
});

test('a list is announced once: when it is planned, or when it is found changed', () => {
  const last = { processors: hosted, effectiveAt: now };
  const planned = { processors: written, effectiveAt: later };
  expect(findNewList(last, hosted, null, now)).toBeNull();
  expect(findNewList(last, hosted, planned, now)).toEqual(planned);
  // Announced already: silent until its day, and when the configuration follows.
  expect(findNewList(planned, hosted, planned, now)).toBeNull();
  expect(findNewList(planned, written, null, later)).toBeNull();
  expect(findNewList(last, written, null, now)).toEqual({ processors: written, effectiveAt: now });
  // Taken back.
  expect(findNewList(planned, hosted, null, now)).toEqual({ processors: hosted, effectiveAt: now });
});
