import { expect, test } from 'vitest';
import { sampleBrief, samplePerson, seeds } from '#tests/support/sample-brief.ts';
import { detailFacts } from '../facts/detail-facts.ts';
import type { MessageBrief } from '../messages/brief.ts';
import { layOut, type Message } from '../messages/message.ts';
import { checkText } from '../text-gate/check-text.ts';
import { compose } from './compose.ts';

const imported = '2026-11-12T08:00:00.000Z';
const details = [
  { name: 'Logiciel de paie', value: 'Silae', at: imported },
  { name: 'Norme', value: 'ISO 14001', at: imported },
  { name: 'Notes', value: 'Client Pénible', at: imported },
  { name: 'Propriétaire', value: 'Paul Durand', at: imported },
];
/** Somebody of whom nothing else is known but who they are. */
const brief = (seed: string): MessageBrief => {
  const { facts, ...rest } = sampleBrief({ seed, of: samplePerson.slice(0, 4) });
  const ofFile = detailFacts(details, imported).map((fact, at) => ({ id: `p9${at}`, ...fact }));
  return { ...rest, facts: [...ofFile, ...facts] };
};
const proofs = (message: Message, asked: MessageBrief) =>
  checkText(message, asked, { spell: null, recentTexts: [] })
    .filter(({ code }) => code === 'unproved' || code === 'no_evidence')
    .map(({ excerpt }) => excerpt);

test('the built-in writer tells a tool as a sentence that the gate lets through, and dumps no column', {
  tags: 'heavy',
}, () => {
  const texts = seeds.map((seed) => {
    const asked = brief(seed);
    const message = layOut(compose(asked) ?? [], asked.kind);
    expect(proofs(message, asked), message.text).toEqual([]);
    return message.text;
  });
  const shown = texts.filter((text) => text.includes('Silae'));
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) expect(text).toMatch(/[Vv]ous utilisez Silae comme logiciel de paie\./);
  for (const text of texts) expect(text).not.toMatch(/\u00a0: Silae|ISO 14001|Pénible|Durand/);
});

test('somebody may write what another column says, and not what a column of the user’s own says', () => {
  const asked = brief('a');
  const norm = asked.facts.find(({ column }) => column === 'Norme');
  const say = (text: string, evidence: string[]) => {
    const message = layOut(
      [
        { role: 'greeting', text: 'Bonjour Claire,', evidence: [] },
        { role: 'hook', text, evidence },
      ],
      asked.kind,
    );
    return proofs(message, asked);
  };
  expect(say('Vous suivez la norme ISO 14001.', [norm?.id ?? ''])).toEqual([]);
  expect(say('Vous suivez la norme ISO 27001.', [norm?.id ?? ''])).not.toEqual([]);
  expect(say('Vous travaillez avec Paul Durand.', [])).not.toEqual([]);
});

test('a recommendation opens the message, as the reply gives it', { tags: 'heavy' }, () => {
  const details = [{ name: 'Recommandation', value: 'Sophie Martin', at: imported, messageId: 'm1' }];
  for (const seed of seeds) {
    const { facts, ...rest } = sampleBrief({ seed, of: samplePerson.slice(0, 4) });
    const asked = {
      ...rest,
      facts: [...detailFacts(details, imported).map((fact) => ({ id: 'p99', ...fact })), ...facts],
    };
    const message = layOut(compose(asked) ?? [], asked.kind);
    expect(message.text).toMatch(/Sophie Martin m’a recommandé de|sur la recommandation de Sophie Martin/);
    expect(proofs(message, asked), message.text).toEqual([]);
  }
});
