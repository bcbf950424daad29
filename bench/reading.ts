import { statSync } from 'node:fs';
import { classifyReply } from '#core/replies/classify/classify-reply.ts';
import { replyModel } from '#core/replies/classify/reply-model.ts';
import { referralModel } from '#core/replies/referral/referral-model.ts';
import { readCorpus } from '../scripts/train-replies.ts';
import { measureProfiles } from './reading/profiles.ts';

const goalMs = 2;
const goalBytes = 1.5e6;

/**
 * What reading takes: a reply and a profile on one core beside JSON.parse of them, the trained file, and what it holds
 * in memory.
 */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const sizeOf = (name: string) => statSync(new URL(`../core/replies/${name}`, import.meta.url)).size;
  const file = sizeOf('classify/reply-model.json') + sizeOf('referral/referral-model.json');
  const before = process.memoryUsage().heapUsed;
  const { weights } = replyModel();
  const { weights: ofReferrals } = referralModel();
  const opening = process.memoryUsage().heapUsed - before;
  const replies = readCorpus().slice(0, isFull ? undefined : 1000);
  const at = { now: new Date('2026-11-16T09:00:00Z'), zone: 'Europe/Paris' };
  const lines = replies.map((reply) => JSON.stringify(reply));
  const parsed = measure(lines, (line) => JSON.parse(line));
  const read = measure(replies, ({ ours, reply }) => classifyReply(reply, { ...at, ours }));
  console.table({ 'JSON.parse': parsed, 'a reply': read });
  console.log(`${replies.length} replies; goal: ${goalMs} ms at the median and less`);
  console.log(`Trained files: ${megabytes(file)} MB; goal: ${megabytes(goalBytes)} MB and less`);
  console.log(
    `In memory: ${megabytes(file + weights.byteLength + ofReferrals.byteLength)} MB, the files and their weights; opening them takes ${megabytes(opening)} MB more for a moment`,
  );
  const isMet = read.median <= goalMs && file <= goalBytes;
  console.log(isMet ? 'The goals are met.' : 'A goal is missed.');
  measureProfiles(isFull);
}

const megabytes = (bytes: number) => (Math.max(0, bytes) / 1e6).toFixed(2);

/** In milliseconds; the median, for what the machine does meanwhile for others is not the reader's cost. */
function measure<T>(items: readonly T[], work: (item: T) => unknown) {
  const times = items
    .map((item) => {
      const startedAt = performance.now();
      work(item);
      return performance.now() - startedAt;
    })
    .sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 1000) / 1000;
  return { median: at(0.5), slow: at(0.95) };
}
