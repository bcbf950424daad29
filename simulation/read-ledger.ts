import type { AttemptAct } from '#core/engine/attempt.ts';
import type { LedgerEntry } from '../sandbox/unipile/network/network-state.ts';

/** What the sandbox received, in the words of the product. */
export type Delivery = {
  seq: number;
  at: number;
  act: Exclude<AttemptAct, 'task'>;
  providerAccountId: string;
  slug: string;
  text: string | null;
  hasEffect: boolean;
  status: number;
};

const acts: Partial<Record<string, Delivery['act']>> = {
  visit: 'visit',
  invite: 'invite',
  withdraw: 'withdraw',
  'chat-start': 'message',
  message: 'message',
};

export const readDeliveries = (ledger: readonly LedgerEntry[]): Delivery[] =>
  ledger.flatMap((entry) => {
    const act = acts[entry.kind];
    if (!act || entry.accountId === null) return [];
    const text = entry.kind === 'invite' ? entry.note : entry.text;
    return [
      {
        seq: entry.seq,
        at: Date.parse(entry.at),
        act,
        providerAccountId: entry.accountId,
        slug: String(entry.slug ?? entry.providerId ?? entry.attendeeId ?? ''),
        // A form carries the line ends of the network.
        text: typeof text === 'string' && text !== '' ? text.replaceAll('\r\n', '\n') : null,
        hasEffect: entry.effect,
        status: entry.status,
      },
    ];
  });

/** What a planted text calls its step: without figures, which the gate would ask a proof for. */
export const markOf = (stepKey: string) =>
  stepKey.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

export const markIn = (text: string | null) => text?.match(/\(étape ([a-z-]+)\)/)?.[1] ?? null;

type Asked = { act: AttemptAct; stepKey: string; text: string | null };

/** What somebody finds who looks on the network whether it left. */
export const hasReached = (
  ledger: readonly LedgerEntry[],
  { act, text }: Asked,
  { slug }: { slug: string },
): boolean =>
  readDeliveries(ledger).some(
    (one) =>
      one.hasEffect &&
      one.slug === slug &&
      (act === 'answer' || act === 'message' ? one.act === 'message' && one.text === text : one.act === act),
  );
