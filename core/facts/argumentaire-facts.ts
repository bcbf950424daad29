import type { Argumentaire } from '../offers/argumentaire.ts';
import type { FactKind } from './fact.ts';
import type { FactWithoutId } from './fact-input.ts';

/** What the user says of their offer, part by part, as facts that a sentence may rely on. */
export function argumentaireFacts(argumentaire: Argumentaire | undefined, seenAt: string): FactWithoutId[] {
  const fact = (kind: FactKind, text: string, argumentId?: string): FactWithoutId[] =>
    text.trim() === ''
      ? []
      : [{ kind, text: text.trim(), source: 'argumentaire', seenAt, date: null, url: null, argumentId }];
  if (!argumentaire) return [];
  return [
    ...argumentaire.arguments.flatMap(({ id, problem, proof, question, give }) => [
      ...fact('problem', problem, id),
      ...fact('proof', proof, id),
      ...fact('question', question, id),
      ...fact('give', give, id),
    ]),
    ...argumentaire.mayPromise.flatMap(({ text }) => fact('promise', text)),
    ...fact('my_side', argumentaire.mySide),
    ...fact('trade_words', argumentaire.tradeWords.join(', ')),
  ];
}
