import titleWords from '#datasets/french/common-title-words.json' with { type: 'json' };
import epicene from '#datasets/french/epicene-nouns.json' with { type: 'json' };
import adjectives from '#datasets/french/role-adjectives.json' with { type: 'json' };
import nouns from '#datasets/french/role-nouns.json' with { type: 'json' };
import { words } from '../../words/fold.ts';

/** Masculine and feminine of what people are, where the two differ. */
export const genderedNouns: Readonly<Record<string, string>> = nouns;

/** The same word for everybody. */
export const epicenes: ReadonlySet<string> = new Set(epicene);

/** Adjectives and participles that agree with the person. */
export const genderedAdjectives: Readonly<Record<string, string>> = adjectives;

/** Where what is said of the person ends, and what is said of the work begins. */
export const linkWords: ReadonlySet<string> = words('de du des d’ en à au aux pour sur auprès chez dans par');

/** Common words of titles: written small inside a sentence. */
export const commonWords: ReadonlySet<string> = new Set(titleWords);
