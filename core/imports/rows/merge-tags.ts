const tagKey = (tag: string): string => tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** « Suivi », « suivi » and « SUIVÍ » are one tag, as the first of them is written. */
export function mergeTags(tags: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const tag of tags) if (!spellings.has(tagKey(tag))) spellings.set(tagKey(tag), tag);
  return [...spellings.values()];
}

/** Gives each tag the spelling under which it was seen first, these before all others. */
export function prepareSpelling(known: readonly string[]): (tag: string) => string {
  const spellings = new Map<string, string>();
  const spell = (tag: string) => {
    const first = spellings.get(tagKey(tag)) ?? tag;
    spellings.set(tagKey(tag), first);
    return first;
  };
  known.forEach(spell);
  return spell;
}
