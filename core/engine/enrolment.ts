/**
 * Where a person of a campaign stands. `waiting` for a moment; `ready` for the next slot of the account; `asking` for a
 * decision of the user; `finished`.
 */
export const enrolmentStates = ['waiting', 'ready', 'asking', 'finished'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** Which of two texts a person receives where a step has two: drawn at enrolment, kept. */
export const variants = ['a', 'b'] as const;
export type Variant = (typeof variants)[number];
