import names from '#datasets/targeting/subject-names.json' with { type: 'json' };
import { phraseKey } from '../words/normalise-words.ts';

const byName = new Map<string, readonly string[]>();
for (const list of names) for (const name of list.split(',')) byName.set(phraseKey(name), list.split(','));

/** What else people call what they talk about: « IA » and « intelligence artificielle ». */
export const otherNamesOf = (name: string): readonly string[] => byName.get(phraseKey(name)) ?? [];
