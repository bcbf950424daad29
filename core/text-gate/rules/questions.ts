import type { Fix } from '../finding.ts';
import { find, type GateInput, type GateSentence, type TextRule } from '../gate-input.ts';

const counts = ['', '', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'];
const ranks = ['première', 'seconde', 'troisième', 'quatrième'];

/** Two questions get fewer answers than one. */
export const questions: TextRule = (input) => {
  const { rules, sentences } = input;
  const asked = sentences.filter(({ isQuestion }) => isQuestion);
  const second = asked[1];
  if (!second) return [];
  const where = rules.kind === 'note' ? 'une note' : rules.number === 1 ? 'un premier message' : 'un message';
  return [
    find(
      input,
      {
        code: 'questions',
        title: `${counts[asked.length] ?? asked.length} questions dans ${where}`,
        explanation: 'Gardez-en une : la personne saura à quoi répondre.',
        fixes: asked.slice(0, 3).map((kept, at) => keepOne(input, asked, kept, ranks[at] ?? '')),
      },
      second.start,
      second.end,
    ),
  ];
};

/** The others go, each with the blank before it, or after it when it is the first of the passage. */
function keepOne({ text }: GateInput, asked: readonly GateSentence[], kept: GateSentence, rank: string): Fix {
  const from = asked[0]?.start ?? 0;
  const until = asked.at(-1)?.end ?? from;
  let replacement = '';
  let last = from;
  for (const one of asked) {
    const gap = text.slice(last, one.start);
    const isGone = one !== kept;
    replacement += isGone ? gap.trimEnd() : gap;
    if (!isGone) replacement += text.slice(one.start, one.end);
    last = one.end;
  }
  return { label: `Garder la ${rank}`, start: from, end: until, replacement: replacement.trim() };
}
