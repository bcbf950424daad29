import { comesBefore } from '../engine/pace/note-budget.ts';
import type { SimulatedPerson } from './simulated-person.ts';

/** Who is still to be invited with a note, best first: the notes of a month are theirs. */
export function makeNoteContest(people: readonly SimulatedPerson[]) {
  const order = people.filter(noteStepOf).sort((a, b) => (comesBefore(a, b) ? -1 : 1));
  return {
    /** How many better ones want a note; no further than `most`. */
    better(person: SimulatedPerson, most: number): number {
      let found = 0;
      for (const one of order) {
        if (found >= most || !comesBefore(one, person)) break;
        if (wantsNote(one)) found += 1;
      }
      return found;
    },
  };
}

const noteStepOf = ({ run }: SimulatedPerson) =>
  run.campaign.steps.find((step) => step.kind === 'invitation' && step.hasNote)?.key;

/** On the way, in a running campaign, with an approved note and no relation yet. */
function wantsNote(person: SimulatedPerson): boolean {
  const { state, run, past } = person;
  const key = noteStepOf(person);
  if (!key || (state !== 'waiting' && state !== 'ready')) return false;
  if (run.campaign.status !== 'active' || run.person.pausedUntil || run.person.relation.is !== 'none')
    return false;
  return run.texts.get(key) === 'approved' && !past.some(({ stepKey }) => stepKey === key);
}
