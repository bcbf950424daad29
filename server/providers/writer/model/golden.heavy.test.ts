import { describe, expect, test } from 'vitest';
import { findFaults, judges } from '#tests/golden/composer/judges.ts';
import { type GoldenText, writeGolden } from '#tests/golden/composer/write-golden.ts';
import { setUpLlm } from '#tests/support/llm-app.ts';
import type { BehaviourName } from '../../../../sandbox/llm/behaviour.ts';
import type { Author } from '../writer.ts';
import type { ModelProvider } from './model-config.ts';

const t = setUpLlm();
const golden = writeGolden(['un']);

/** The same people with a trap in their profile, the same steps, the same judges: only the writer is another. */
async function writeAll(provider: ModelProvider, behaviour: BehaviourName) {
  t.llm.play(behaviour);
  const writer = t.open({ provider });
  const authors = new Map<Author, number>();
  const texts: GoldenText[] = [];
  for (const ofPerson of Map.groupBy(golden, ({ profile }) => profile).values()) {
    const { value } = await writer.writeMessages(ofPerson.map(({ brief }) => brief));
    for (const [at, one] of ofPerson.entries()) {
      const { message = null, author = 'composer' } = value[at] ?? {};
      authors.set(author, (authors.get(author) ?? 0) + 1);
      texts.push({ ...one, message, sentences: message?.sentences ?? null });
    }
  }
  return { texts, authors };
}

describe.each<[ModelProvider, BehaviourName, least: number]>([
  ['anthropic', 'good', 400],
  ['compatible', 'obeys_profile', 0],
  ['openai', 'invents', 0],
  ['mistral', 'unrelated_evidence', 0],
])('two hundred profiles, written by %s that is %s', (provider, behaviour, least) => {
  test('end in texts that every judge lets pass', async () => {
    const { texts, authors } = await writeAll(provider, behaviour);
    expect(texts.length).toBeGreaterThanOrEqual(600);
    expect(authors.get('model') ?? 0).toBeGreaterThanOrEqual(least);
    for (const [name, judge] of Object.entries(judges)) expect(findFaults(texts, judge), name).toEqual([]);
  });
});
