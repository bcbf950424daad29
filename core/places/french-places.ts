import adjectives from '#datasets/places/demonyms.json' with { type: 'json' };
import wordsToo from '#datasets/places/everyday-words.json' with { type: 'json' };
import townsAround from '#datasets/places/suburbs.json' with { type: 'json' };
import nicknames from '#datasets/places/town-nicknames.json' with { type: 'json' };
import areas from '#datasets/places/urban-areas.json' with { type: 'json' };

/** Towns with what lies around them, as the network names these areas. */
export const urbanAreas: Readonly<Record<string, string>> = areas;

/** What the network counts as « et périphérie » of a town, where it is not the whole region. */
export const suburbs: Readonly<Record<string, string>> = townsAround;

/** « PME lyonnaises »: the adjective, in its two genders, for the place. */
export const demonyms: Readonly<Record<string, string>> = adjectives;

/** Short names that people use for towns. */
export const townNicknames: Readonly<Record<string, string>> = nicknames;

/** Names that are also everyday words: a capital letter or « à », « dans le » tells them apart. */
export const everydayWords: ReadonlySet<string> = new Set(wordsToo);
