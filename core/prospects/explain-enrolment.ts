import { formatMoment } from '../campaigns/format-moment.ts';
import type { WaitReason } from '../engine/decide/decision.ts';
import type { EnrolmentState } from '../engine/enrolment.ts';
import { capital } from '../words/capital.ts';
import { askTexts, stopTexts, waitTexts } from './next-action.ts';

const texts: Readonly<Record<string, string>> = { ...waitTexts, ...askTexts, ...stopTexts };

/** Their date is when the engine looks again, not when anything leaves. */
const looksAgain: ReadonlySet<string> = new Set<WaitReason>([
  'campaign_paused',
  'account_disconnected',
  'account_restricted',
]);

/** « Relance, lundi, 9 h : prévue par la séquence. » Where a person stands, in one sentence. */
export function explainEnrolment(
  enrolment: {
    state: EnrolmentState;
    reason: string | null;
    stepName: string | null;
    nextActionAt: Date | null;
    goesFirst: boolean;
  },
  now: Date,
): string {
  const { state, reason, stepName, nextActionAt } = enrolment;
  const why = texts[reason ?? ''] ?? 'à son tour';
  if (state === 'finished') return `${capital(why)}.`;
  const step = stepName ?? 'Prochaine étape';
  if (state === 'ready')
    return `${step}\u00a0: ${enrolment.goesFirst ? 'au prochain créneau du compte' : 'à son tour'}.`;
  // Its date is the one on which the wait is given up: what follows has none before the invitation is accepted.
  if (state === 'waiting' && reason === 'acceptance')
    return 'Invitation en attente\u00a0: la suite viendra à l’acceptation.';
  const isDated = state === 'waiting' && !looksAgain.has(reason ?? '');
  const when = isDated && nextActionAt && nextActionAt > now ? formatMoment(nextActionAt, now) : null;
  return when ? `${step}, ${lower(when)}\u00a0: ${why}.` : `${step}\u00a0: ${why}.`;
}

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
