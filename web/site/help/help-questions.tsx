import type { ReactNode } from 'react';
import { accountQuestions, billingAndDataQuestions } from './account-questions.tsx';
import { campaignQuestions, integrationQuestions, troubleQuestions } from './campaign-questions.tsx';

export type HelpQuestion = {
  /** Anchor of the answer. */
  id: string;
  question: string;
  /** Words that people may type and that the text does not hold, without accents. */
  keywords?: string;
  answer: ReactNode;
};

export type HelpGroup = { id: string; title: string; questions: HelpQuestion[] };

export const helpGroups: readonly HelpGroup[] = [
  ...accountQuestions,
  ...campaignQuestions,
  ...integrationQuestions,
  ...billingAndDataQuestions,
  ...troubleQuestions,
];
