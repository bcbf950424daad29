import texts from '#datasets/sandbox/about-texts.json' with { type: 'json' };

/** « [m|f] » agrees with the person; values: company, ofName, title, years, since, town, atTown, past, first. */
export const OPENERS: readonly string[] = texts.openers;
export const OPENERS_OF_OWNERS: readonly string[] = texts.openersOfOwners;
export const DRIVES: readonly string[] = texts.drives;
export const OUTSIDE: readonly string[] = texts.outside;
export const CONTACTS: readonly string[] = texts.contacts;
export const MOTTOS: readonly string[] = texts.mottos;
export const ENGLISH_ABOUTS: readonly string[] = texts.englishAbouts;
export const SHORT_ABOUTS: readonly string[] = texts.shortAbouts;
