import { expect, test } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import type { SentenceSpan } from '../messages/message.ts';
import { carryEvidence, citedBy } from './carry-evidence.ts';

const fact = (id: string, kind: Fact['kind'], text: string): Fact => ({
  id,
  kind,
  text,
  source: 'current_position',
  seenAt: '2026-11-01T08:00:00.000Z',
  date: null,
  url: null,
});
const relyingOn = (...evidence: string[]): SentenceSpan => ({
  role: 'hook',
  text: 'Vous dirigez la paie.',
  evidence,
  start: 0,
  end: 21,
});

test('a fact is followed by what it says, and one that is gone is let go', () => {
  const former = [fact('p1', 'role', 'Responsable paie'), fact('p2', 'company', 'Tréfileries du Nord')];
  const facts = [fact('p1', 'company', 'Tréfileries du Nord'), fact('p2', 'role', 'DRH')];
  const [role, company] = carryEvidence([relyingOn('p1'), relyingOn('p2')], former, facts);
  expect(role?.evidence).toEqual([]);
  expect(company?.evidence).toEqual(['p1']);
});

test('the same words told as something else are another fact', () => {
  const [carried] = carryEvidence(
    [relyingOn('p1')],
    [fact('p1', 'company', 'Liseré')],
    [fact('p1', 'school', 'Liseré')],
  );
  expect(carried?.evidence).toEqual([]);
});

test('only the facts that are relied on are cited', () => {
  const facts = [fact('p1', 'role', 'DRH'), fact('p2', 'company', 'Liseré')];
  expect(citedBy([relyingOn('p2')], facts)).toEqual([facts[1]]);
});
