/** What was checked when an act was let through: shown in the history of a person, word for word. */
export type SendChecks = {
  at: string;
  /** Since when it was due, and waited for the account: for its quota, its turn. */
  dueAt?: string;
  /** Each thing that could have said no, and what it was then: « 3 sur 15 invitations aujourd’hui ». */
  passed: { check: SendCheck; seen: string }[];
};

export const sendCheckKinds = [
  'opposition',
  'reply',
  'pause',
  'campaign',
  'account',
  'hours',
  'quota',
  'spacing',
  'text',
  'ledger',
] as const;
export type SendCheck = (typeof sendCheckKinds)[number];
