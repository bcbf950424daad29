import {
  cite,
  find,
  firstOf,
  type GateInput,
  type GateSentence,
  removeSentence,
  type TextRule,
} from '../gate-input.ts';
import { isStatement, unborneIn } from '../statements/statements.ts';
import { doubtfulPart, longestStatement, statementWeights } from '../statements/weigh-statement.ts';

/** What a sentence states that facts hardly bear: nobody but the user can answer for it. */
export const toRead: TextRule = (input) =>
  firstOf(readSentences(input), ({ passages }) => passages.length > 0).map(
    ({ sentence: { start, end }, passages }) =>
      find(
        input,
        {
          code: 'to_read',
          title: `À lire\u00a0: ${passages.map((passage) => cite(passage)).join(', ')}`,
          explanation:
            'Aucun fait ne dit cela de la personne ou de son entreprise\u00a0: validez ce texte vous-même si vous le savez, ou retirez la phrase.',
          fixes: [removeSentence(input, start)],
        },
        start,
        end,
      ),
  );

/** What is said twice is weighed once. */
function* readSentences(input: GateInput): Generator<{ sentence: GateSentence; passages: string[] }> {
  const known = new Map<string, string[]>();
  for (const sentence of input.sentences) {
    const key = `${sentence.role} ${sentence.text}`;
    const passages = known.get(key) ?? doubtfulIn(input, sentence);
    known.set(key, passages);
    yield { sentence, passages };
  }
}

/** The words that no fact has, or the whole part that is told otherwise than a fact does. */
function doubtfulIn(input: GateInput, sentence: GateSentence): string[] {
  // A sentence without an end hides what it states.
  if (sentence.text.length > longestStatement) return isStatement(sentence) ? [sentence.text] : [];
  const doubtful = doubtfulPart(input, sentence);
  if (!doubtful || doubtful.weight <= statementWeights.leastToRead) return [];
  const words = unborneIn(input, doubtful.part.text).flatMap((unborne) => unborne.words);
  return words.length > 0 ? words : [doubtful.part.text];
}
