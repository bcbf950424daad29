import { expect, test } from 'vitest';
import { describeProcessors, processorsOf } from './processors.ts';

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
