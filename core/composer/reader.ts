import type { MessageBrief } from '../messages/brief.ts';
import { functionsOfJob } from '../qualification/titles/read-function.ts';
import { levelsOfJob } from '../qualification/titles/read-level.ts';
import { titleWords } from '../qualification/titles/title-words.ts';
import { contentOf } from '../words/word-roots.ts';

const deciders = ['owner', 'cxo', 'vp', 'director', 'manager'] as const;
const asksWho = /quelqu’un|une tâche de plus|en interne|confiée? à|qui (?:s’en occupe|suit|gère)/iu;
const asksWhether = /quelqu’un,|une tâche de plus/iu;

/** Whether a question is for this reader, above what they decide, or whether anybody does what is their own work. */
export type QuestionFit = 'fits' | 'above' | 'own_work';

export function fitOf({ facts }: MessageBrief, question: string): QuestionFit {
  const role = facts.find(({ kind }) => kind === 'role')?.text;
  if (!role) return 'fits';
  const job = titleWords(role);
  if (asksWho.test(question) && isOwnWork(role, job, question)) return 'own_work';
  const levels = levelsOfJob(job);
  return deciders.some((level) => levels.has(level)) ? 'fits' : 'above';
}

function isOwnWork(role: string, job: readonly string[], question: string): boolean {
  const roots = new Set(contentOf(question).map(({ root }) => root));
  if (contentOf(role).some(({ root }) => roots.has(root))) return true;
  const functions = functionsOfJob(titleWords(question));
  return asksWhether.test(question) && [...functionsOfJob(job)].some((name) => functions.has(name));
}
