import { roleAcronyms } from '../common-words.ts';
import { cite, find, firstOf, type GateInput, type GateWord, type TextRule } from '../gate-input.ts';

const longestAcronym = 5;
const shortestShout = 4;

/** A word in capitals shouts; an acronym, and a name that a fact writes so, do not. */
export const capitals: TextRule = (input) =>
  firstOf(runsOf(input)).map((run) => {
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? start;
    const passage = input.text.slice(start, end);
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

/** Words in capitals side by side; one alone must be too long for an acronym. */
function runsOf(input: GateInput): GateWord[][] {
  const runs: GateWord[][] = [];
  let run: GateWord[] = [];
  const close = () => {
    const letters = run.filter(({ text }) => text.length > 2);
    if (letters.some((word) => isLoud(input, word)) || letters.length > 1) runs.push(run);
    run = [];
  };
  for (const word of input.words) {
    if (isShouted(input, word)) run.push(word);
    else if (run.length > 0) close();
  }
  close();
  return runs;
}

/** Too long for an acronym, or a word of the language. */
const isLoud = ({ tools }: GateInput, { text }: GateWord): boolean =>
  text.length > longestAcronym ||
  (text.length >= shortestShout && tools.spell?.(text.toLocaleLowerCase('fr')).isRight === true);

const isShouted = ({ proof, rules }: GateInput, { text, key, isInLink }: GateWord): boolean =>
  !isInLink &&
  /^\p{Lu}+$/u.test(text) &&
  text.length > 1 &&
  !roleAcronyms.has(key) &&
  !rules.facts.some((fact) => fact.text.includes(text)) &&
  !proof.hasWord(key);
