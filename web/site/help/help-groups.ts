import type { Question } from '../article/article.ts';
import { article } from './help.md';

export type HelpGroup = { id: string; title: string; questions: Question[] };

export const helpGroups: readonly HelpGroup[] = article.sections.map(({ id, title, questions = [] }) => ({
  id,
  title,
  questions,
}));
