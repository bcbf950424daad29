import type { Fact } from '../ledger/fact.ts';
import { quotableHeadline, quotableSentences, quote } from './quotable.ts';
import { filling } from './slots.ts';
import type { Said, Teller } from './teller.ts';

const usesOfWords = { about: 'about', post: 'post', role_detail: 'detail' } as const;

export function ofWords(fact: Fact): Said | null {
  const [sentence] = quotableSentences(fact.text);
  if (!sentence || (fact.kind !== 'about' && fact.kind !== 'post' && fact.kind !== 'role_detail'))
    return null;
  return {
    fact,
    use: usesOfWords[fact.kind],
    weight: 1.2,
    slots: { quote: filling(quote(sentence), fact.id) },
  };
}

/** A headline that only names the job is better said than quoted. */
export function ofHeadline(fact: Fact, teller: Teller): Said | null {
  const words = quotableHeadline(fact.text);
  if (!words) return null;
  const isJob = teller.job !== null;
  if (isJob && / chez | @ |\|| - /u.test(fact.text)) return null;
  return {
    fact,
    use: 'headline',
    weight: isJob ? 0.3 : 0.9,
    slots: { quote: filling(quote(words), fact.id) },
  };
}
