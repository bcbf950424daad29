import { chanceOfSoFew, shareOf } from '../../analytics/contrast.ts';
import { type Journey, markedAt } from '../../analytics/journey.ts';
import { isMessage, nameStep, type SequenceStep } from '../../campaigns/engagement.ts';
import type { Advice, Judged, Line } from '../advice.ts';
import type { Evidence } from '../evidence.ts';
import { acceptances, countedIn, hasAnswered, hasDecidedMessage } from '../settled.ts';
import { advise, early, fine, off, plural, ratio } from '../words.ts';

/** The product’s own alarm: `core/engine/pace/guardrails.ts`. */
const invitations = { least: 60, low: 0.15 };

export function judgeAcceptance({ journeys, now }: Evidence): Judged {
  const share = acceptances(journeys, now);
  const seen = {
    name: 'Acceptation faible',
    looksAt: 'sous 15\u00a0% sur 60 invitations de plus de deux semaines',
    today: ratio(share),
    people: share.people,
  };
  if (share.of < invitations.least)
    return early(seen, plural(invitations.least - share.of, 'invitation', 'invitations'));
  if (shareOf(share) >= invitations.low) return fine(seen);
  return advise(seen, {
    subject: 'campaign',
    title: 'Peu d’invitations sont acceptées\u00a0: resserrez le ciblage',
    observation: `${ratio(share)} des invitations parties depuis plus de deux semaines.`,
    why: 'LinkedIn limite les comptes dont les invitations sont souvent ignorées, et chaque invitation prend une place de la semaine.',
    change:
      'Gardez les fonctions et les tailles qui acceptent le plus (onglet Analyse), et écartez les autres du ciblage.',
    link: 'target',
    lines: [{ label: 'Invitations acceptées', ...share }],
  });
}

/**
 * What a message and a follow-up earn where all goes well: of a whole sequence 7.4 % answer (`core/forecast/priors.ts`),
 * most of them its first message. A step is weak when so few answers would come less than once in twenty.
 */
const expected = { message: 0.06, follow_up: 0.02 } as const;
const surprising = 0.05;
/** The smallest sample in which no answer at all is surprising. */
const leastMessages = { message: 49, follow_up: 149 } as const;
/** Of the replies, 37 % are positive in the published figures: a fifth is few. */
const positives = { least: 15, low: 0.2 };

type ShareLine = Line & { of: number };
type StepLine = ShareLine & {
  /** Everybody whose week to answer it is over. */
  decided: readonly string[];
  step: Extract<SequenceStep, { kind: 'message' | 'follow_up' }>;
  positive: ShareLine;
};

/** Of each message, how many answered it before the next one, and how many of them with interest. */
function repliesByStep({ journeys, sequence: { steps }, now }: Evidence): StepLine[] {
  return steps.filter(isMessage).map((step) => {
    const label = nameStep(steps, step.key);
    const decided = journeys.flatMap((journey) =>
      journey.sends
        .filter(({ stepKey }) => stepKey === step.key)
        .filter((send) => hasDecidedMessage(send, now))
        .map((send) => ({ journey, isAnswered: hasAnswered(journey, send) })),
    );
    const idOf = ({ journey }: { journey: Journey }) => journey.personId;
    const answered = decided.filter(({ isAnswered }) => isAnswered);
    return {
      step,
      label,
      decided: decided.map(idOf),
      ...countedIn(decided, ({ isAnswered }) => isAnswered, idOf),
      positive: {
        label: `${label}\u00a0: réponses positives`,
        ...countedIn(answered, ({ journey }) => markedAt(journey, 'positive') !== null, idOf),
      },
    };
  });
}

export function judgeReplies(evidence: Evidence): Judged {
  const lines = repliesByStep(evidence);
  const largest = lines.toSorted((a, b) => b.of - a.of)[0];
  const seen = {
    name: 'Message sans réponse',
    looksAt:
      'nettement sous 6\u00a0% de réponses à un message ou 2\u00a0% à une relance, étape par étape\u00a0; sous 20\u00a0% de réponses positives',
    today: largest ? `${plural(largest.of, 'message décidé', 'messages décidés')} au plus` : 'pas de message',
    people: largest?.decided ?? [],
  };
  if (!largest) return off(seen);
  const judged = lines.filter(({ of, step }) => of >= leastMessages[step.kind]);
  if (judged.length === 0) {
    const missing = Math.min(...lines.map(({ of, step }) => leastMessages[step.kind] - of));
    return early(seen, plural(missing, 'message', 'messages'));
  }
  const weak = judged.find((line) => chanceOfSoFew(line, expected[line.step.kind]) < surprising);
  const shown = lines
    .filter(({ of }) => of > 0)
    .map(({ label, count, of, people }) => ({ label, count, of, people }));
  if (weak)
    return advise(seen, {
      subject: weak.step.key,
      title: `«\u00a0${weak.label}\u00a0» reste presque sans réponse\u00a0: ${weak.step.kind === 'follow_up' ? 'retirez-la' : 'demandez-lui moins'}`,
      observation: `${ratio(weak)} après cette étape, une semaine laissée pour répondre\u00a0: si peu arriverait par hasard moins d’une fois sur vingt.`,
      why: 'Une étape à laquelle personne ne répond use l’attention de ceux qui répondraient à la suivante.',
      link: 'sequence',
      lines: shown,
      ...askLess(evidence, weak.step),
    });
  const cold = lines.find(
    ({ positive }) => positive.of >= positives.least && chanceOfSoFew(positive, positives.low) < surprising,
  );
  if (!cold) return fine(seen);
  return advise(seen, {
    subject: `${cold.step.key} positive`,
    title: `On répond à «\u00a0${cold.label}\u00a0», mais presque toujours non`,
    observation: `${ratio(cold.positive)} des réponses à cette étape sont positives.`,
    why: 'Un refus se compte comme une réponse\u00a0: il dit que le sujet ne concerne pas ces personnes.',
    change: 'Changez l’argument de l’offre, ou les personnes du ciblage.',
    link: 'offer',
    lines: [...shown, cold.positive],
  });
}

/** A follow-up goes; a message asks for an opinion, and where it does already, opens in two ways to be compared. */
function askLess(
  { sequence: { steps } }: Evidence,
  step: StepLine['step'],
): Pick<Advice, 'change' | 'edit' | 'measured'> {
  const measured = { mark: 'replied' as const, stepKey: step.key };
  if (step.kind === 'follow_up')
    return {
      change: 'Retirez cette relance de la séquence. Ceux qui l’ont déjà reçue finissent la leur.',
      edit: { part: 'step_removed', step, next: steps[steps.indexOf(step) + 1]?.key ?? null },
      measured: null,
    };
  if (step.goal !== 'opinion')
    return {
      change:
        'Passez l’objectif de l’étape à «\u00a0Demander un avis\u00a0»\u00a0: une question à laquelle on répond d’une ligne.',
      edit: { part: 'step', stepKey: step.key, before: { goal: step.goal }, after: { goal: 'opinion' } },
      measured,
    };
  if (!step.hasVariants)
    return {
      change:
        'Écrivez cette étape de deux façons, moitié-moitié\u00a0: un constat, une question. Le meilleur se verra.',
      edit: { part: 'step', stepKey: step.key, before: { hasVariants: false }, after: { hasVariants: true } },
      measured,
    };
  return { change: 'Donnez à l’offre un autre argument, ou une autre preuve.', edit: null, measured: null };
}
