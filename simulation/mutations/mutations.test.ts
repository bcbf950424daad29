import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from './mutations.ts';

// The runs that take a guard out are heavy: a renamed function is found here first.
test.each(Object.entries(mutations))('the guard « %s » stands once in the source', (_, { edits }) => {
  for (const { file, guard } of edits) {
    expect(readFileSync(file, 'utf8').split(guard).length - 1, `${file}: ${guard}`).toBe(1);
  }
});
