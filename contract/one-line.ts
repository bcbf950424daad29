import { z } from 'zod';
import { plainLine } from '#core/words/plain-line.ts';

/**
 * A name or a few words, whoever typed them: shown beside others, it must not change how those are read. `missing`, when
 * it may not be empty, says so.
 */
export const oneLine = (longest: number, missing?: string) => {
  const line = z
    .string(missing === undefined ? undefined : { error: missing })
    .overwrite((text) => plainLine(text))
    .max(longest, `${longest} caractères au plus.`);
  return missing === undefined ? line : line.min(1, missing);
};
