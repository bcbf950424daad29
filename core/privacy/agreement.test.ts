import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clauses, writeAgreement } from './agreement.ts';
import { measures, missingMeasures } from './measures.ts';

const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
const terms = plain(readFileSync('web/site/legal/terms.md', 'utf8'));
const security = readFileSync('docs/security.md', 'utf8');
const stateOf = (id: string) =>
  new RegExp(`^\\| ${id.replaceAll('.', '\\.')} \\| .+? \\| (.+?) \\|`, 'm').exec(security)?.[1];

test.each([...clauses, ...measures, missingMeasures])(
  '« $title » is what the terms of service say',
  ({ title, text }) => expect(terms).toContain(plain(`**${title} :** ${text}`)),
);

test.each(measures)('« $title » stands on requirements that are met', ({ shownBy }) => {
  for (const id of shownBy.split(' ')) expect(`${id} ${stateOf(id)}`).toBe(`${id} met`);
});

test('what is not in place yet is not met there either', () => {
  for (const id of missingMeasures.shownBy.split(' ')) expect(`${id} ${stateOf(id)}`).toBe(`${id} not met`);
});

test('the agreement names the publisher, the contact and whoever treats data for it, or says what is missing', () => {
  const nobody = { name: null, legalForm: null, address: null, registration: null };
  const text = (
    publisher: typeof nobody | (typeof nobody & { name: string }),
    processors: { name: string; task: string }[],
  ) => JSON.stringify(writeAgreement({ publisher, contact: 'a@b.fr', processors }));
  expect(text(nobody, [])).toContain('n’est pas renseigné');
  expect(text(nobody, [])).toContain('aucun n’est déclaré');
  const named = text({ ...nobody, name: 'Exemple SAS' } as never, [{ name: 'OVH', task: 'hébergement' }]);
  expect(named).toContain('Exemple SAS. Contact\u00a0: a@b.fr');
  expect(named).toContain('hébergement\u00a0: OVH');
});
