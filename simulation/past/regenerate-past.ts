import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pastUrl } from '#server/features/overview/demo/read-past.ts';
import { isFrenchWord } from '#server/providers/speller/is-french-word.ts';
import { openDictionary } from '#server/providers/speller/open-dictionary.ts';
import { openLaboratory } from '../open-laboratory.ts';
import { livePast, pastEnds } from './live-past.ts';
import { reportPast } from './report-past.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** `npm run simulate -- --past` */
export async function regeneratePast(): Promise<void> {
  const dictionary = await openDictionary();
  const isKnown = (word: string) => isFrenchWord(word, (plain) => dictionary.spell(plain));
  const lab = await openLaboratory({
    variables: { PUBLIC_URL: pastUrl },
    speller: {
      check: async (words) =>
        new Map(words.map((word) => [word, { isRight: isKnown(word), suggestions: [] }])),
      know: async (words) => new Set(words.filter(isKnown)),
      close: async () => undefined,
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'accroche-past-'));
  const began = performance.now();
  const sandbox = await livePast(lab, folder, pastEnds, async ({ jobErrors, now, steps }) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`\n${now.toISOString().slice(0, 10)}: ${steps} steps, ${seconds} s`);
    for (const { name, error } of jobErrors.splice(0)) console.log(`✗ ${name}: ${error.slice(0, 600)}`);
    await reportPast(lab);
    await writeSnapshot(lab, folder, now);
  });
  console.log(`Twelve weeks in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
  await lab.close();
}
