import { textOf } from '../reading-time.ts';
import type { HelpGroup, HelpQuestion } from './help-questions.tsx';

/** Lower case, without accents or ligatures, one kind of apostrophe: what people type in a hurry. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replace(/[’‘]/g, "'");

/** Words to find; a plural also finds the singular, and elided articles are dropped. */
const wordsOf = (query: string) =>
  plain(query)
    .split(/[^a-z0-9']+/)
    .map((word) => word.replace(/^(?:[cdjlmnst]|qu)'/, ''))
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .filter(Boolean);

const searched = new WeakMap<HelpQuestion, string>();

function textFor(group: HelpGroup, question: HelpQuestion): string {
  const known = searched.get(question);
  if (known !== undefined) return known;
  const text = plain([group.title, question.question, textOf(question.answer)].join(' '));
  searched.set(question, text);
  return text;
}

/** Groups with the questions that hold every word of the query; all of them when it is empty. */
export function searchHelp(groups: readonly HelpGroup[], query: string): HelpGroup[] {
  const words = wordsOf(query);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => {
        const text = textFor(group, question);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export const countQuestions = (groups: readonly HelpGroup[]) =>
  groups.reduce((count, { questions }) => count + questions.length, 0);
