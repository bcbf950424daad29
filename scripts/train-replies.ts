import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type LabelledReply, trainReplyModel } from '../core/replies/train-reply-model.ts';

const root = resolve(import.meta.dirname, '..');
const corpus = join(root, 'datasets/replies/corpus');

/** Every labelled reply of `datasets/replies/corpus`, in the order of its files. */
export const readCorpus = (isWanted: (file: string) => boolean = () => true): LabelledReply[] =>
  readdirSync(corpus)
    .filter((file) => file.endsWith('.jsonl') && isWanted(file))
    .sort()
    .flatMap((file) => readFileSync(join(corpus, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as LabelledReply);

/** The trained file as it is written: the same replies give the same bytes. */
export function trainedFile(replies: readonly LabelledReply[]): string {
  const { weights, ...rest } = trainReplyModel(replies);
  return `${JSON.stringify({ ...rest, weights: Buffer.from(weights.buffer).toString('base64') })}\n`;
}

if (import.meta.main) {
  const replies = readCorpus();
  const file = trainedFile(replies);
  writeFileSync(join(root, 'core/replies/reply-model.json'), file);
  console.log(`${replies.length} replies, ${Math.round(file.length / 1024)} kB`);
}
