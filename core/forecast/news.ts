import type { SimulatedPerson } from './simulated-person.ts';

/** What the world does by itself: told as it happened, or drawn. */
export type News = {
  /** When it is heard. */
  at: Date;
  /** When it happened, if that was before. */
  since?: Date;
  personId: string;
  /** Of somebody who is no longer on the way: whose colleagues wait, should they answer. */
  company?: string | null;
  /** `away`: an automatic answer, which says nothing of the colleagues. `task_done`: what the user had to do is done. */
  is: 'accepted' | 'declined' | 'replied' | 'away' | 'taken_over' | 'opposed' | 'task_done';
};

export type Answers = {
  /** What follows from what had left before the forecast begins. */
  underWay(person: SimulatedPerson, at: Date): News[];
  /** What follows an invitation that leaves now; null: nothing ever. */
  afterInvitation(person: SimulatedPerson, at: Date): News | null;
  afterMessage(person: SimulatedPerson, stepKey: string, at: Date): News | null;
};

/** Told twice or too late, news change nothing: whoever is a relation is one, and what was taken back is not declined. */
export function changes({ run }: SimulatedPerson, { is }: News): boolean {
  const { relation } = run.person;
  if (is === 'accepted') return relation.is !== 'connected';
  return is !== 'declined' || relation.is === 'invited';
}

/** After that, nothing more is done about a person by itself. */
export const endsTheirs = (is: News['is']): boolean =>
  is === 'replied' || is === 'away' || is === 'taken_over' || is === 'opposed';

/** What somebody says of their own accord holds their colleagues, once; an automatic answer before it does not count. */
export const isFirstAnswer = ({ hasAnswered }: SimulatedPerson): boolean => !hasAnswered;

/** What the person's state keeps of it. Relations are the caller's: the account counts them. */
export function applyNews(traveller: SimulatedPerson, { is, at, since = at }: News): void {
  const { person } = traveller.run;
  if (is === 'replied' || is === 'away') {
    // Most people answer the last message: the answer is still the campaign's.
    if (traveller.state === 'finished' && traveller.reason === 'finished') traveller.reason = 'replied';
    person.repliedAt = since;
  }
  if (is === 'replied') traveller.hasAnswered = true;
  if (is === 'taken_over') person.takenOverAt = since;
  if (is === 'opposed') person.isOpposed = true;
  const task = traveller.past.findIndex(({ outcome }) => outcome === 'asked');
  if (is === 'task_done' && task >= 0)
    traveller.past[task] = { stepKey: traveller.past[task]?.stepKey ?? '', outcome: 'done', at };
}
