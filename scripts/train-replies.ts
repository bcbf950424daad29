import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type LabelledReply, trainReplyModel } from '../core/replies/classify/train-reply-model.ts';
import { type LabelledReferral, trainReferralModel } from '../core/replies/referral/train-referral-model.ts';

const root = resolve(import.meta.dirname, '..');
const corpus = join(root, 'datasets/replies/corpus');

type Labelled = LabelledReply & LabelledReferral;

/** Every labelled reply of `datasets/replies/corpus`, in the order of its files. */
export const readCorpus = (isWanted: (file: string) => boolean = () => true): Labelled[] =>
  readdirSync(corpus)
    .filter((file) => file.endsWith('.jsonl') && isWanted(file))
    .sort()
    .flatMap((file) => readFileSync(join(corpus, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Labelled);

/** The trained file as it is written: the same replies give the same bytes. */
export function trainedFile(replies: readonly LabelledReply[]): string {
  const { weights, ...rest } = trainReplyModel(replies);
  return `${JSON.stringify({ ...rest, weights: Buffer.from(weights.buffer).toString('base64') })}\n`;
}

/** That of referrals. Replies of the first tests are not labelled with them. */
export const trainedReferrals = (replies: readonly LabelledReferral[]): string =>
  `${JSON.stringify(trainReferralModel(replies.filter(({ referral }) => referral !== undefined)))}\n`;

if (import.meta.main) {
  const replies = readCorpus();
  const write = (path: string, file: string) => {
    writeFileSync(join(root, path), file);
    console.log(`${path}: ${replies.length} replies, ${Math.round(file.length / 1000)} kB`);
  };
  write('core/replies/referral/referral-model.json', trainedReferrals(replies));
  if (!process.argv.includes('referrals'))
    write('core/replies/classify/reply-model.json', trainedFile(replies));
}
