import type { SimulatedPerson } from './simulated-person.ts';

/** An event that does not come from us: a real one of the past, or one drawn for the forecast. */
export type News = {
  /** When it becomes known. */
  at: Date;
  /** When it occurred, if that was before. */
  since?: Date;
  personId: string;
  /** For somebody who is no longer in a sequence: if they answer, the colleagues at this company are put on hold. */
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

/** Whether an event changes anything: an acceptance of a relation does not, nor a refusal of an invitation that was withdrawn. */
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
export function applyNews(simulated: SimulatedPerson, { is, at, since = at }: News): void {
  const { person } = simulated.run;
  if (is === 'replied' || is === 'away') {
    // Most people answer the last message: the answer is still the campaign's.
    if (simulated.state === 'finished' && simulated.reason === 'finished') simulated.reason = 'replied';
    person.repliedAt = since;
  }
  if (is === 'replied') simulated.hasAnswered = true;
  if (is === 'taken_over') person.takenOverAt = since;
  if (is === 'opposed') person.isOpposed = true;
  const task = simulated.past.findIndex(({ outcome }) => outcome === 'asked');
  if (is === 'task_done' && task >= 0)
    simulated.past[task] = { stepKey: simulated.past[task]?.stepKey ?? '', outcome: 'done', at };
}
