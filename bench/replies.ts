import { readFileSync } from 'node:fs';
import { classifyReply } from '../core/replies/classify/classify-reply.ts';
import type { Referral, ReplyKind } from '../core/replies/reply.ts';

type Labelled = {
  ours: string;
  reply: string;
  kind: ReplyKind;
  resolved?: string | null;
  referral?: { [part in keyof Referral]?: string | null } | null;
};

/** The Thursday that sets of replies have had for today since the fifth round. */
const today = new Date('2026-11-19T09:00:00Z');
const buyers: ReadonlySet<ReplyKind> = new Set(['interested', 'question']);

/** How well replies of a file of the corpus’s form are read, which nothing was trained on; `--full` names the mistakes. */
export function run({ files, isFull }: { files: readonly string[]; isFull: boolean }): void {
  if (files.length === 0) console.log('Usage: npm run bench -- replies <file.jsonl> [--full]');
  for (const file of files) {
    const replies = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Labelled);
    const read = replies.map((labelled) => ({
      ...labelled,
      reading: classifyReply(labelled.reply, { now: today, zone: 'Europe/Paris', ours: labelled.ours }),
    }));
    const wrong = read.filter(({ kind, reading }) => reading.kind !== kind);
    const opposed = read.filter(({ kind }) => kind === 'opposition');
    const found = opposed.filter(({ reading }) => reading.kind === 'opposition');
    const asked = opposed.filter(({ reading }) => reading.kind === 'opposition' || reading.needsHuman);
    const buying = read.filter(({ kind }) => buyers.has(kind));
    const crossedOut = buying.filter(({ reading }) => reading.kind === 'opposition');
    const dated = read.filter(
      ({ kind, reading, resolved }) =>
        resolved && reading.kind === kind && (kind === 'later' || kind === 'absence'),
    );
    const onDay = dated.filter(
      ({ reading, resolved }) => (reading.laterOn ?? reading.returnsOn) === resolved,
    );
    const named = read.filter(({ referral }) => referral?.name);
    const sentTo = named.filter(({ referral, reading }) => reading.referral?.name === referral?.name);
    console.log(file);
    console.table({
      'class of a reply (goal 92 %)': share(read.length - wrong.length, read.length),
      'oppositions found': share(found.length, opposed.length),
      'oppositions found, or asked (goal 99 %)': share(asked.length, opposed.length),
      'buyers taken for opponents (goal 0.5 %)': share(crossedOut.length, buying.length),
      '… and crossed out without asking': share(
        crossedOut.filter(({ reading }) => reading.isCertain).length,
        buying.length,
      ),
      'days of those away or put off (goal 90 %)': share(onDay.length, dated.length),
      'whom a reply sends to, by name (goal 85 %)': share(sentTo.length, named.length),
    });
    if (isFull)
      for (const { kind, reading, reply } of wrong)
        console.log(`${reading.kind} instead of ${kind}: ${reply}`);
  }
}

const share = (part: number, whole: number) => ({
  of: `${part}/${whole}`,
  share: whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`,
});
