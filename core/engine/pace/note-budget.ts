/** Somebody whose invitation is to carry a note. */
export type NoteWanter = { id: string; score: number };

/** The best first; among equals, by name of row. */
export const comesBefore = (a: NoteWanter, b: NoteWanter): boolean =>
  a.score === b.score ? a.id < b.id : a.score > b.score;

/**
 * Notes of the month that are left for one person: those on the way who are better keep theirs, whoever is invited
 * first. null where the network does not count notes.
 */
export const notesLeftFor = (left: number | null, better: number): number | null =>
  left === null ? null : Math.max(0, left - better);
