import type { PostNews } from '../sandbox/unipile/webhooks/deliver-webhooks.ts';
import type { Chance } from './chance.ts';
import type { Timeline } from './timeline.ts';

export type PostFaults = {
  lost: number;
  twice: number;
  /** Share of what comes late, and how late at most. */
  late: number;
  latestMs: number;
};

type Post = {
  timeline(): Timeline;
  chance(): Chance;
  faults(): PostFaults;
  note(fault: 'lost' | 'twice' | 'late' | 'reordered'): void;
  /** The product's own receiver; false: it could not take it. */
  receive(raw: string, secret: string | undefined): Promise<boolean>;
};

const retryAfterMs = [10_000, 60_000, 300_000, 900_000, 3_600_000];

/** Carries the sandbox's news to the product: some are lost, some come twice, late, or in another order. */
export function postmanOf(post: Post, secretHeader: string): PostNews {
  let posted = 0;
  let newest = 0;
  const deliver = async (raw: string, secret: string | undefined, delayMs: number) => {
    posted++;
    const number = posted;
    await post.timeline().sleep(delayMs);
    if (number < newest) post.note('reordered');
    newest = Math.max(newest, number);
    for (const wait of [...retryAfterMs, null]) {
      if (await post.receive(raw, secret)) return;
      if (wait === null) return;
      await post.timeline().sleep(wait);
    }
  };
  return async ({ headers }, payload) => {
    const chance = post.chance();
    const { lost, twice, late, latestMs } = post.faults();
    const secret = headers.find(({ key }) => key.toLowerCase() === secretHeader)?.value;
    const copies = chance.isTrue(lost) ? 0 : chance.isTrue(twice) ? 2 : 1;
    if (copies === 0) post.note('lost');
    if (copies === 2) post.note('twice');
    for (let copy = 0; copy < copies; copy++) {
      const isLate = chance.isTrue(late);
      if (isLate) post.note('late');
      const delayMs = isLate ? chance.between(1_000, latestMs) : chance.between(50, 1_500);
      void deliver(JSON.stringify(payload), secret, delayMs);
    }
    // Taken, as far as the sandbox knows: from here on it is in virtual time.
    return true;
  };
}
