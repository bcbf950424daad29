import business from '#datasets/text-gate/business-words.json' with { type: 'json' };
import opening from '#datasets/text-gate/opening-words.json' with { type: 'json' };
import acronyms from '#datasets/text-gate/plain-acronyms.json' with { type: 'json' };
import plain from '#datasets/text-gate/plain-words.json' with { type: 'json' };
import ofRoles from '#datasets/text-gate/role-acronyms.json' with { type: 'json' };

/** Words that a capital never makes a name, wherever they stand. Folded. */
export const plainWords: ReadonlySet<string> = new Set(plain);

/** Ordinary words that open a sentence of a message: a capital says nothing there. Folded. */
export const openingWords: ReadonlySet<string> = new Set(opening);

/** Acronyms of everyday business, that say nothing of anybody. Folded. */
export const plainAcronyms: ReadonlySet<string> = new Set(acronyms);

/** Jobs in capitals: said of people in general they are plain, said of the person they need a fact. Folded. */
export const roleAcronyms: ReadonlySet<string> = new Set(ofRoles);

/** Words of business that are younger than the dictionary. Folded. */
export const businessWords: ReadonlySet<string> = new Set(business);
