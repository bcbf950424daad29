import { fold } from '../words/fold.ts';

/** As the user wrote them, each once whatever its accents' form and capitals. */
export function tidyPhrases(phrases: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const raw of phrases) {
    const phrase = raw.normalize('NFC').replace(/\s+/gu, ' ').replaceAll("'", '’').trim();
    if (phrase !== '' && !seen.has(fold(phrase))) seen.set(fold(phrase), phrase);
  }
  return [...seen.values()];
}

/** The speller asks word by word: « Sage Intacct » is two entries. Capitals and accents make another word. */
export const tidyWords = (entries: readonly string[]): string[] => [
  ...new Set(
    entries
      .flatMap((entry) =>
        entry
          .normalize('NFC')
          .replaceAll("'", '’')
          .split(/[\s,;]+/u),
      )
      .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
      .filter(Boolean),
  ),
];
