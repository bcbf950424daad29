import type { Fact } from '../facts/fact.ts';
import type { SentenceSpan } from '../messages/message.ts';

/**
 * The same sentences over a ledger made anew, whose ids may name other facts: what each one relied on is looked for by
 * what it says. What is said no more proves nothing any more.
 */
export function carryEvidence(
  sentences: readonly SentenceSpan[],
  former: readonly Fact[],
  facts: readonly Fact[],
): SentenceSpan[] {
  const idOf = new Map(facts.map((fact) => [saying(fact), fact.id]));
  const carried = new Map(former.map((fact) => [fact.id, idOf.get(saying(fact))]));
  return sentences.map((sentence) => ({
    ...sentence,
    evidence: sentence.evidence.flatMap((id) => carried.get(id) ?? []),
  }));
}

/** Facts that sentences rely on. */
export const citedBy = (sentences: readonly SentenceSpan[], facts: readonly Fact[]): Fact[] => {
  const ids = new Set(sentences.flatMap(({ evidence }) => evidence));
  return facts.filter(({ id }) => ids.has(id));
};

const saying = ({ kind, text, date }: Fact): string => JSON.stringify([kind, text, date]);
