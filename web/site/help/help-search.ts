import type { Question } from '../article/article.ts';
import { textOf } from '../article/reading-time.ts';
import type { HelpGroup } from './help-groups.ts';

/** Lower case, without accents or ligatures, one space between words: what people type in a hurry. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A plural also finds the singular; « prix » and « voix » are none. */
const singular = (word: string) =>
  word.length > 3 ? word.replace(/s$/, '').replace(/(?<=[aeo]u)x$/, '') : word;

const elided = /^(?:[cdjlmnst]|qu)$/;

/** Words to find, without the articles that an apostrophe left alone. */
const wordsOf = (query: string) =>
  plain(query)
    .split(' ')
    .filter((word) => word && !elided.test(word))
    .map(singular);

const searched = new WeakMap<Question, string>();

function textFor(group: HelpGroup, question: Question): string {
  const known = searched.get(question);
  if (known !== undefined) return known;
  const { question: title, keywords, html } = question;
  const text = ` ${plain([group.title, title, keywords, textOf(html)].join(' '))}`;
  searched.set(question, text);
  return text;
}

/** Groups with the questions where each word of the query begins a word; all of them when it is empty. */
export function searchHelp(groups: readonly HelpGroup[], query: string): HelpGroup[] {
  const words = wordsOf(query);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => {
        const text = textFor(group, question);
        return words.every((word) => text.includes(` ${word}`));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export const countQuestions = (groups: readonly HelpGroup[]) =>
  groups.reduce((count, { questions }) => count + questions.length, 0);
