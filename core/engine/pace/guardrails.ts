/** What a campaign's account shows when something is wrong; thresholds are the product's. */
export const guardrails = {
  /** Under this share of accepted invitations… */
  lowestAcceptance: 0.15,
  /** …once so many are decided: accepted, withdrawn, or pending for longer than this. */
  decidedInvitations: 60,
  undecidedForDays: 14,
  mostPending: 400,
} as const;

export type GuardrailFacts = {
  accepted: number;
  /** Withdrawn, or pending for more than fourteen days. */
  unanswered: number;
  pending: number;
  hasNetworkWarning: boolean;
};

/** Why everything pauses by itself: what was measured, the threshold, and the way out. */
export type Alarm = {
  kind: 'network_warning' | 'low_acceptance' | 'too_many_pending';
  measured: string;
  threshold: string;
  wayOut: string;
};

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

export function checkGuardrails({
  accepted,
  unanswered,
  pending,
  hasNetworkWarning,
}: GuardrailFacts): Alarm[] {
  const alarms: Alarm[] = [];
  const decided = accepted + unanswered;
  if (hasNetworkWarning)
    alarms.push({
      kind: 'network_warning',
      measured: 'LinkedIn a averti ce compte',
      threshold: 'un seul avertissement suffit',
      wayOut: 'Attendez une semaine, baissez vos limites, puis relancez vous-même.',
    });
  if (decided >= guardrails.decidedInvitations && accepted / decided < guardrails.lowestAcceptance)
    alarms.push({
      kind: 'low_acceptance',
      measured: `${accepted} ${accepted > 1 ? 'invitations acceptées' : 'invitation acceptée'} sur ${decided}, soit ${percent(accepted / decided)}`,
      threshold: `au moins ${percent(guardrails.lowestAcceptance)}`,
      wayOut: 'Resserrez le ciblage ou reprenez la note, puis relancez vous-même.',
    });
  if (pending >= guardrails.mostPending)
    alarms.push({
      kind: 'too_many_pending',
      measured: `${pending} invitations sans réponse`,
      threshold: `moins de ${guardrails.mostPending}`,
      wayOut: 'Retirez les plus anciennes\u00a0: la campagne reprend d’elle-même.',
    });
  return alarms;
}
