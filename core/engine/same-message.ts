import type { AttemptAct, AttemptState } from './attempt.ts';

/** Between the clocks of the network and ours, what a call lasts, and a demonstration where half a day is half a minute. */
const toleranceMs = 12 * 3_600_000;

type Sent = {
  act: AttemptAct;
  state: AttemptState;
  text: string | null;
  networkId: string | null;
  calledAt: Date | null;
};
type ReportedMessage = { networkId: string | null; text: string | null; at: Date | null };

/**
 * Whether a message that the network reports is one of ours. The ids of a call and of the news may differ: then the
 * same words at the same time are the same message. The words of a note come back when the invitation is accepted,
 * whenever that is.
 */
export function isSameMessage(sent: Sent, reported: ReportedMessage): boolean {
  if (sent.networkId !== null && sent.networkId === reported.networkId) return true;
  const isNear =
    sent.act === 'invite' ||
    reported.at === null ||
    sent.calledAt === null ||
    Math.abs(reported.at.getTime() - sent.calledAt.getTime()) <= toleranceMs;
  if (!isNear) return false;
  // Without its words, only something that may just have left.
  if (reported.text === null) return sent.state === 'in_flight' || sent.state === 'unknown';
  return plain(reported.text) === plain(sent.text ?? '');
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
