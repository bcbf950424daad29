import type { CampaignStatus, PausedReason } from '../campaigns/campaign-status.ts';
import { formatMoment } from '../campaigns/format-moment.ts';
import type { AttemptAct } from '../engine/attempt.ts';
import type { AskReason, WaitReason } from '../engine/decide/decision.ts';
import type { Ask } from './ask-sentences.ts';
import type { Rhythm } from './earliest-departure.ts';

/** Where the people of a campaign stand, and what its account may still do. */
export type SilenceFacts = {
  status: CampaignStatus;
  pausedReason: PausedReason | null;
  account: 'connected' | 'disconnected' | 'restricted' | 'none';
  /** Whose account it was launched from and whose is linked now, where they are two. */
  accountChange: { from: string; to: string } | null;
  rhythm: Rhythm;
  /** How many are ready, by what they are ready for. */
  ready: readonly { act: AttemptAct; people: number }[];
  /** Who waits, by why, and the next moment of each; a task is the user's own, and leaves nothing. */
  waiting: readonly { reason: WaitReason; people: number; nextAt: Date; isTask: boolean }[];
  asking: readonly { reason: AskReason; people: number }[];
  /** When the account serves somebody of this campaign next today; null: not today. */
  plannedAt: Date | null;
  finished: number;
};

export type Silence = {
  /** The next act needs nobody: it leaves by itself. */
  isMoving: boolean;
  reason: string;
  /** One true sentence. */
  text: string;
  /** The same in a few words, for a line of a list; null when nothing has to be said. */
  short: string | null;
  until: Date | null;
  wayOut: Ask['wayOut'] | 'account' | 'resume' | 'leads' | 'subscription' | null;
};

export const makeSilence = (
  silence: Pick<Silence, 'reason' | 'text' | 'short'> & Partial<Silence>,
): Silence => ({
  isMoving: false,
  until: null,
  wayOut: null,
  ...silence,
});

/** « à 14 h 24 » today, « demain, 9 h » later: as a sentence goes on. */
export function formatWhen(at: Date, now: Date): string {
  if (at <= now) return 'd’un instant à l’autre';
  const moment = formatMoment(at, now);
  return /^\d/.test(moment) ? `à ${moment}` : moment.charAt(0).toLowerCase() + moment.slice(1);
}
