import type { AttemptAct, AttemptState } from '../engine/attempt.ts';

export type SentAttempt = {
  id: string;
  act: AttemptAct;
  state: AttemptState;
  text: string | null;
  plannedAt: Date;
  calledAt: Date | null;
  settledAt: Date | null;
  askedAt: Date | null;
  outcome: string | null;
};

type UnsentMessage = {
  attemptId: string;
  isAnswer: boolean;
  state: 'planned' | 'leaving' | 'unknown' | 'asked' | 'not_sent';
  text: string;
  at: string;
  because: string | null;
};

/** Messages that are not confirmed as sent; a failed answer is listed until the next one. */
export function listUnsent(acts: readonly SentAttempt[], lastAnswerAt: Date | null): UnsentMessage[] {
  return acts.flatMap((one): UnsentMessage[] => {
    const state = stateOf(one, lastAnswerAt);
    if (!state || !one.text) return [];
    return [
      {
        attemptId: one.id,
        isAnswer: one.act === 'answer',
        state,
        text: one.text,
        at: (one.settledAt ?? one.calledAt ?? one.plannedAt).toISOString(),
        because: state === 'not_sent' ? describeRefusal(one.outcome) : null,
      },
    ];
  });
}

function stateOf(
  { act, state, askedAt, settledAt }: SentAttempt,
  lastAnswerAt: Date | null,
): UnsentMessage['state'] | null {
  if (act !== 'message' && act !== 'answer') return null;
  switch (state) {
    // A planned campaign message may still change, and is not shown.
    case 'planned':
      return act === 'answer' ? 'planned' : null;
    case 'claimed':
    case 'in_flight':
      return 'leaving';
    case 'unknown':
      return askedAt ? 'asked' : 'unknown';
    case 'confirmed':
      return null;
    case 'not_sent':
      return act === 'answer' && settledAt && (!lastAnswerAt || settledAt > lastAnswerAt) ? 'not_sent' : null;
  }
}

const refusals: Record<string, string> = {
  not_related: 'Vous n’êtes plus en relation sur LinkedIn.',
  unknown_person: 'Ce profil n’existe plus sur LinkedIn.',
  blocked: 'Cette personne n’accepte plus vos messages.',
  unreachable: 'LinkedIn ne permet pas d’écrire à cette personne.',
  text_too_long: 'Le message est trop long pour LinkedIn.',
  doubtful_no: 'Une réponse est arrivée, qui est peut-être une opposition.',
  opposed: 'Cette personne a demandé à ne plus être contactée.',
};

const describeRefusal = (outcome: string | null): string =>
  (outcome !== null && Object.hasOwn(refusals, outcome) && refusals[outcome]) ||
  'LinkedIn a refusé ce message.';
