import { cite, find, firstOf, type GateInput, type GateWord, type TextRule } from '../gate-input.ts';
import { roleAcronyms } from '../wording/common-words.ts';

const longestAcronym = 5;
const shortestShout = 4;
/** Written so by nobody whose name is in capitals. */
const fewestOfSentence = 5;

/** A word in capitals shouts; an acronym, and a name that a fact writes so, do not. */
export const capitals: TextRule = (input) =>
  firstOf(runsOf(input)).map((run) => {
    const { start, end } = placeOf(run);
    const passage = passageOf(input, run);
    const plain = passage.toLocaleLowerCase('fr');
    return find(
      input,
      {
        code: 'capitals',
        title: `${cite(passage)} crie`,
        explanation: 'Des majuscules se lisent comme une voix qui s’élève\u00a0: écrivez-le simplement.',
        fixes: [{ label: cite(plain), start, end, replacement: plain }],
      },
      start,
      end,
    );
  });

const placeOf = (run: readonly GateWord[]) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });
const passageOf = ({ text }: GateInput, run: readonly GateWord[]): string => {
  const { start, end } = placeOf(run);
  return text.slice(start, end);
};

/**
 * Words in capitals side by side; one alone must be too long for an acronym. A whole sentence shouts even in the words of
 * a fact.
 */
function runsOf(input: GateInput): GateWord[][] {
  const isShort = (run: readonly GateWord[]) => {
    const letters = run.filter(({ text }) => text.length > 2);
    return letters.length < 2 && !letters.some((word) => isLoud(input, word));
  };
  const sentences = runsWhere(
    input.words,
    ({ text, isInLink }) => !isInLink && /^\p{Lu}+$/u.test(text),
  ).filter(
    (run) =>
      run.length >= fewestOfSentence &&
      !input.rules.facts.some(({ text }) => text.includes(passageOf(input, run))),
  );
  const inSentences = new Set(sentences.flat());
  const others = runsWhere(
    input.words,
    (word) => !inSentences.has(word) && isCapital(input, word) && !input.proof.hasWord(word.key),
  ).filter((run) => !isShort(run));
  return [...sentences, ...others];
}

function runsWhere(words: readonly GateWord[], isIn: (word: GateWord) => boolean): GateWord[][] {
  const runs: GateWord[][] = [];
  let run: GateWord[] = [];
  for (const word of words) {
    if (isIn(word)) run.push(word);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** Too long for an acronym, or a word of the language. */
const isLoud = ({ tools }: GateInput, { text }: GateWord): boolean =>
  text.length > longestAcronym ||
  (text.length >= shortestShout && tools.spell?.(text.toLocaleLowerCase('fr')).isRight === true);

const isCapital = ({ rules }: GateInput, { text, key, isInLink }: GateWord): boolean =>
  !isInLink &&
  /^\p{Lu}+$/u.test(text) &&
  text.length > 1 &&
  !roleAcronyms.has(key) &&
  !rules.facts.some((fact) => fact.text.includes(text));
