import near from '#datasets/targeting/near-subjects.json' with { type: 'json' };
import acronyms from '#datasets/targeting/title-acronyms.json' with { type: 'json' };
import subjects from '#datasets/targeting/title-subjects.json' with { type: 'json' };

/** What a title is about, finer than a department, with its French and English words: « paie », « achats ». */
export const titleSubjects: readonly (readonly [subject: string, words: string])[] = Object.entries(subjects);

/** Subjects that one job often covers together, or that small companies do not part. */
export const nearSubjects: readonly (readonly [subject: string, others: string])[] = Object.entries(near);

/** Titles that are said by their letters, written out. */
export const titleAcronyms: Readonly<Record<string, string>> = acronyms;
