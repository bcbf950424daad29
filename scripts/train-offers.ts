import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openRoleFile } from '../core/pasted/piece-roles.ts';
import type { TaggedText } from '../core/pasted/tagged-text.ts';
import { trainAudience } from '../core/pasted/train-audience.ts';
import { trainCompany } from '../core/pasted/train-company.ts';
import { trainPieceRoles } from '../core/pasted/train-piece-roles.ts';
import { isFrenchWord } from '../server/providers/speller/is-french-word.ts';
import { openDictionary } from '../server/providers/speller/open-dictionary.ts';

const root = resolve(import.meta.dirname, '..');
const corpus = join(root, 'datasets/offers/corpus');

/** Every labelled text of `datasets/offers/corpus`, in the order of its files. */
export const readTaggedTexts = (): TaggedText[] =>
  readdirSync(corpus)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(corpus, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as TaggedText);

/** The trained files as they are written: the same texts give the same bytes. */
export async function trainedOffers(texts: readonly TaggedText[]): Promise<Record<string, string>> {
  const dictionary = await openDictionary();
  const roles = trainPieceRoles(texts);
  const model = openRoleFile(roles);
  const isWord = (word: string) => isFrenchWord(word, (plain) => dictionary.spell(plain));
  return {
    'core/pasted/role-model.json': `${JSON.stringify(roles)}\n`,
    'core/pasted/audience-model.json': `${JSON.stringify(trainAudience(texts, model))}\n`,
    'core/pasted/company-weights.json': `${JSON.stringify(trainCompany(texts, model, isWord), null, 2)}\n`,
  };
}

if (import.meta.main) {
  const texts = readTaggedTexts();
  for (const [path, file] of Object.entries(await trainedOffers(texts))) {
    writeFileSync(join(root, path), file);
    console.log(`${path}: ${texts.length} texts, ${Math.round(file.length / 1000)} kB`);
  }
}
