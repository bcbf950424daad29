import { Worker } from 'node:worker_threads';
import { hunspellSpeller } from '#server/providers/speller/hunspell-speller.ts';

/** What a process weighs before and after it opened the dictionary, or with `bare` a thread that does nothing. */
const settle = async () => {
  globalThis.gc?.();
  await new Promise((resolve) => setImmediate(resolve));
  globalThis.gc?.();
  return process.memoryUsage.rss();
};

const before = await settle();
if (process.argv[2] === 'bare') {
  const thread = new Worker('require("node:worker_threads").parentPort.once("message", () => {})', {
    eval: true,
  });
  await new Promise((resolve) => thread.once('online', resolve));
  process.stdout.write(JSON.stringify({ before, after: await settle() }));
  await thread.terminate();
} else {
  const speller = hunspellSpeller();
  await speller.check(['bonjour', 'entreprise', 'recrutements', 'erreurr']);
  process.stdout.write(JSON.stringify({ before, after: await settle() }));
  await speller.close();
}
