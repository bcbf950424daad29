import { type ReplyKind, replyKinds } from '../../../core/replies/reply.ts';
import type { Day } from '../../../core/time/calendar-day.ts';

export type GoldenReply = {
  kind: ReplyKind;
  text: string;
  /** When to come back, for « later » and « absence ». */
  on: Day | undefined;
  referral: Readonly<Record<string, string>>;
  mustBeReviewed: boolean;
};

/** The replies of a list as README.md describes it. */
export function readReplies(list: string): GoldenReply[] {
  let kind: ReplyKind | undefined;
  const replies: GoldenReply[] = [];
  for (const line of list.split('\n').filter((text) => text.trim())) {
    if (!line.startsWith('  ')) {
      kind = replyKinds.find((known) => known === line);
      if (!kind) throw new Error(`Not a kind: ${line}`);
      continue;
    }
    if (!kind) throw new Error(`A reply before any kind: ${line}`);
    const [text = '', expected = ''] = line.trim().split(' >> ');
    const marks = expected.split('; ').filter(Boolean);
    const values = marks.filter((mark) => mark.includes('=')).map((mark) => mark.split('=', 2));
    const { on, ...referral }: Record<string, string> = Object.fromEntries(values);
    replies.push({
      kind,
      text: text.replaceAll(' ⏎ ', '\n'),
      on: on as Day | undefined,
      referral,
      mustBeReviewed: marks.includes('human'),
    });
  }
  return replies;
}
