import type { ReactNode } from 'react';
import { accountQuestions, billingAndDataQuestions } from './account-questions.tsx';
import { campaignQuestions, troubleQuestions } from './campaign-questions.tsx';

export type HelpQuestion = {
  /** Anchor of the answer. */
  id: string;
  question: string;
  answer: ReactNode;
};

export type HelpGroup = { id: string; title: string; questions: HelpQuestion[] };

export const helpGroups: readonly HelpGroup[] = [
  ...accountQuestions,
  ...campaignQuestions,
  ...billingAndDataQuestions,
  ...troubleQuestions,
];
