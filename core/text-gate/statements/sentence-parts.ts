import type { GateInput, GateSentence } from '../gate-input.ts';
import { isHedged } from './assertions.ts';
import { clausesOf, type Subject } from './clauses.ts';
import { courtesy, supposing, wouldBe } from './statements.ts';

/** A part of a sentence that can be true or not by itself, with what the whole sentence makes of it. */
export type SentencePart = {
  text: string;
  start: number;
  /** Whom it speaks of; of a question, that it asks. */
  subject: Subject | 'question';
  isHedged: boolean;
  isSupposed: boolean;
  isWish: boolean;
};

const verb =
  /(?<!\p{L})(?:est|sont|a|ont|avez|êtes|fait|font|va|vont|peut|peuvent|doit|doivent|faut|suis|ai|était|avait|sera|seront|vous|nous|je|j[’']|il|elle|on|ils|elles)(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:ons|ez|ent|aient|ait|era|eront)(?!\p{L})/iu;

/** A sentence in its parts; one without a verb goes with the next, or at the end with the former. */
export function partsOf(input: GateInput, sentence: GateSentence): SentencePart[] {
  const { text, start, isQuestion } = sentence;
  const spans: [number, number][] = [];
  let open: number | null = null;
  let read = 0;
  const clauses = clausesOf(input, text);
  for (const [at, clause] of clauses.entries()) {
    const from = text.indexOf(clause.text, read);
    read = from + clause.text.length;
    const last = spans.at(-1);
    const isWhole = verb.test(clause.text);
    if (!isWhole && at < clauses.length - 1) open ??= from;
    else if (!isWhole && last) last[1] = read;
    else {
      spans.push([open ?? from, read]);
      open = null;
    }
  }
  const whole = {
    isHedged: isHedged(text),
    isSupposed: supposing.test(text),
    isWish: wouldBe.test(text),
  };
  // « vous jugerez », « merci à vous »: courtesy states nothing.
  const stating = spans.filter(([from, until]) => !courtesy.test(text.slice(from, until)));
  return stating.map(([from, until]) => {
    const part = text.slice(from, until);
    const of = clausesOf(input, part).find(({ subject }) => subject !== 'nobody')?.subject ?? 'nobody';
    return { text: part, start: start + from, subject: isQuestion ? 'question' : of, ...whole };
  });
}
