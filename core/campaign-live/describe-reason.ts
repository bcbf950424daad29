import type { AskReason, WaitReason } from '../engine/decide/decision.ts';
import { askTexts, stopTexts, waitTexts } from '../prospects/next-action.ts';

/** Where the user goes to change it; a page of the product, named by what is done there. */
export type WayOut = 'approve' | 'account' | 'undecided' | 'conversations' | 'texts';

const texts: Readonly<Record<string, string>> = { ...waitTexts, ...askTexts, ...stopTexts };

/** Why a person waits, asks or is finished, in a few words. */
export const describeReason = (reason: string | null): string => texts[reason ?? ''] ?? 'à son tour';

const waysOut: Readonly<Partial<Record<WaitReason | AskReason | 'replied', WayOut>>> = {
  account_disconnected: 'account',
  account_restricted: 'account',
  pending_invitations: 'account',
  approval: 'approve',
  text_refused: 'approve',
  text_missing: 'texts',
  undecided: 'undecided',
  doubtful_no: 'conversations',
  colleague_replied: 'conversations',
  replied: 'conversations',
};

/** null: it goes on by itself, or is decided on the spot. */
export const wayOutOf = (reason: string | null): WayOut | null =>
  waysOut[reason as keyof typeof waysOut] ?? null;
