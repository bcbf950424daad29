import { isDifferent, type Share } from '../analytics/difference.ts';
import { type Journey, markedAt } from '../analytics/journey.ts';
import { unknownSegment } from '../analytics/segmentations.ts';
import { segmentLabel, segmentOf } from '../analytics/segments.ts';
import { nameStep } from '../campaigns/engagement.ts';
import { variants } from '../engine/enrolment.ts';
import type { Compared, Evidence, Finding } from './finding.ts';
import { hasAnswered, hasDecidedInvitation, hasDecidedMessage } from './settled.ts';
import { advise, early, fine, number, off, plural, ratio } from './words.ts';

type Judged = Omit<Finding, 'rule'>;

const least = { invitations: 60, messages: 40, notes: 30, segment: 40, variant: 120 };
const lowAcceptance = 0.15;
const lowReplies = 0.05;
/** Read whole on a telephone without opening it. */
const longNote = 220;

const shareOf = ({ count, of }: Share) => count / of;

const acceptances = (journeys: readonly Journey[], now: Date): Share => {
  const decided = journeys.filter((journey) => hasDecidedInvitation(journey, now));
  return { count: decided.filter((journey) => markedAt(journey, 'accepted')).length, of: decided.length };
};

export function judgeAcceptance({ journeys, now }: Evidence): Judged {
  const share = acceptances(journeys, now);
  const seen = {
    name: 'Acceptation faible',
    looksAt: 'sous 15\u00a0% sur 60 invitations décidées',
    today: ratio(share),
    cell: { mark: 'accepted' as const },
  };
  if (share.of < least.invitations)
    return early(seen, plural(least.invitations - share.of, 'invitation', 'invitations'));
  if (shareOf(share) >= lowAcceptance) return fine(seen);
  return advise(seen, {
    title: 'Peu d’invitations sont acceptées\u00a0: resserrez le ciblage',
    observation: `${ratio(share)} des invitations décidées (acceptées, ou parties depuis deux semaines).`,
    why: 'LinkedIn limite les comptes dont les invitations sont souvent ignorées, et chaque invitation prend une place de la semaine.',
    change:
      'Gardez les fonctions et les tailles qui acceptent le plus (onglet Analyse), et écartez les autres du ciblage.',
    link: 'target',
    compared: [{ label: 'Invitations acceptées', ...share, cell: { mark: 'accepted' } }],
  });
}

/** Of each message, how many answered it before the next one. */
function repliesByStep({ journeys, steps, now }: Evidence): Compared[] {
  return steps
    .filter(({ kind }) => kind === 'message' || kind === 'follow_up')
    .map(({ key }) => {
      const decided = journeys.flatMap((journey) =>
        journey.sends
          .filter((send) => send.stepKey === key && hasDecidedMessage(journey, send, now))
          .map((send) => hasAnswered(journey, send)),
      );
      return {
        label: nameStep(steps, key),
        count: decided.filter(Boolean).length,
        of: decided.length,
        cell: { mark: 'replied', by: 'step', segment: key },
      } satisfies Compared;
    });
}

export function judgeReplies(evidence: Evidence): Judged {
  const steps = repliesByStep(evidence);
  const largest = Math.max(0, ...steps.map(({ of }) => of));
  const seen = {
    name: 'Message sans réponse',
    looksAt: 'sous 5\u00a0% sur 40 messages décidés, étape par étape',
    today: steps.length === 0 ? 'pas de message' : `${plural(largest, 'message', 'messages')} au plus`,
    cell: null,
  };
  if (steps.length === 0) return off(seen);
  const judged = steps.filter(({ of }) => of >= least.messages);
  if (judged.length === 0) return early(seen, plural(least.messages - largest, 'message', 'messages'));
  const weak = judged.find((step) => shareOf(step) < lowReplies);
  if (!weak) return fine(seen);
  return advise(seen, {
    title: `«\u00a0${weak.label}\u00a0» reste presque sans réponse\u00a0: changez ce qu’il demande`,
    observation: `${ratio(weak)} après cette étape, une semaine laissée pour répondre.`,
    why: 'Une étape à laquelle personne ne répond use l’attention de ceux qui répondraient à la suivante.',
    change: 'Donnez-lui une autre question ou un autre argument, ou retirez-la de la séquence.',
    link: 'sequence',
    compared: steps.filter(({ of }) => of > 0),
  });
}

export function judgeNotes({ notes, steps }: Evidence): Judged {
  const hasNotes = notes.count > 0 || steps.some((step) => step.kind === 'invitation' && step.hasNote);
  const seen = {
    name: 'Note trop longue',
    looksAt: 'plus de 220 caractères en moyenne, sur 30 notes',
    today: hasNotes ? `${number(notes.averageLength)} caractères` : 'pas de note',
    cell: null,
  };
  if (!hasNotes) return off(seen);
  if (notes.count < least.notes) return early(seen, plural(least.notes - notes.count, 'note', 'notes'));
  if (notes.averageLength <= longNote) return fine(seen);
  return advise(seen, {
    title: 'Vos notes d’invitation sont longues\u00a0: une phrase suffit',
    observation: `${number(notes.averageLength)} caractères en moyenne sur ${plural(notes.count, 'note partie', 'notes parties')}.`,
    why: 'Sur un téléphone, la fin d’une note longue ne se lit qu’après un geste de plus.',
    change: 'Demandez une note d’une phrase dans la consigne de l’étape «\u00a0Invitation\u00a0».',
    link: 'sequence',
    compared: [],
  });
}

export function judgeSegments({ journeys, now }: Evidence): Judged {
  const groups = Map.groupBy(journeys, (journey) => segmentOf(journey, 'function') ?? unknownSegment);
  const segments = [...groups]
    .filter(([segment]) => segment !== unknownSegment)
    .map(([segment, members]) => ({
      segment,
      inside: acceptances(members, now),
      outside: acceptances(
        journeys.filter((journey) => !members.includes(journey)),
        now,
      ),
    }));
  const largest = Math.max(0, ...segments.map(({ inside }) => inside.of));
  const seen = {
    name: 'Fonction qui accepte plus ou moins',
    looksAt: '40 invitations décidées par fonction, un écart qui exclut zéro',
    today: `${plural(largest, 'invitation', 'invitations')} au plus`,
    cell: null,
  };
  const judged = segments.filter(
    ({ inside, outside }) => inside.of >= least.segment && outside.of >= least.segment,
  );
  if (judged.length === 0)
    return early(
      seen,
      largest < least.segment
        ? plural(least.segment - largest, 'invitation', 'invitations')
        : 'de quoi comparer\u00a0: 40 invitations à d’autres fonctions',
    );
  const [found] = judged
    .filter(({ inside, outside }) => isDifferent(inside, outside))
    .sort((a, b) => Math.abs(gapOf(b)) - Math.abs(gapOf(a)));
  if (!found) return fine(seen);
  const isMore = gapOf(found) > 0;
  const name = segmentLabel('function', found.segment);
  return advise(seen, {
    title: isMore
      ? `«\u00a0${name}\u00a0» accepte davantage\u00a0: cherchez-en d’autres`
      : `«\u00a0${name}\u00a0» accepte moins\u00a0: écartez cette fonction, ou écrivez-lui autrement`,
    observation: `${ratio(found.inside)} contre ${ratio(found.outside)} pour les autres\u00a0: l’écart exclut le hasard à 95\u00a0%.`,
    why: 'Les places de la semaine vont mieux à ceux qui acceptent.',
    change: isMore
      ? 'Ajoutez cette fonction au ciblage d’une recherche, ou donnez-lui une campagne à elle.'
      : 'Retirez cette fonction du ciblage, ou donnez-lui une campagne avec un autre argument.',
    link: 'target',
    compared: [
      {
        label: name,
        ...found.inside,
        cell: { mark: 'accepted', by: 'function', segment: found.segment },
      },
      { label: 'Les autres', ...found.outside, cell: null },
    ],
  });
}

const gapOf = ({ inside, outside }: { inside: Share; outside: Share }) => shareOf(inside) - shareOf(outside);

export function judgeVariants({ journeys }: Evidence): Judged {
  const [a, b] = variants.map((variant) => {
    const members = journeys.filter(
      (journey) => journey.variant === variant && markedAt(journey, 'messaged'),
    );
    return { count: members.filter((journey) => markedAt(journey, 'replied')).length, of: members.length };
  }) as [Share, Share];
  const hasBoth = a.of > 0 && b.of > 0;
  const seen = {
    name: 'Deux variantes',
    looksAt: '120 messages par variante, un écart qui exclut zéro',
    today: hasBoth ? `A\u00a0: ${ratio(a)}\u00a0; B\u00a0: ${ratio(b)}` : 'pas de variante',
    cell: null,
  };
  if (!hasBoth) return off(seen);
  const smallest = Math.min(a.of, b.of);
  if (smallest < least.variant)
    return early(seen, `${plural(least.variant - smallest, 'message', 'messages')} par variante`);
  if (!isDifferent(a, b)) return fine(seen);
  const better = shareOf(a) > shareOf(b) ? 'A' : 'B';
  return advise(seen, {
    title: `La variante ${better} fait répondre davantage\u00a0: gardez-la seule`,
    observation: `A\u00a0: ${ratio(a)}\u00a0; B\u00a0: ${ratio(b)}. L’écart exclut le hasard à 95\u00a0%.`,
    why: 'La moitié des personnes à venir reçoit encore le texte qui marche moins.',
    change: `Retirez les variantes de l’étape et gardez l’angle de la variante ${better}.`,
    link: 'sequence',
    compared: [
      { label: 'Variante A', ...a, cell: { mark: 'replied', by: 'variant', segment: 'a' } },
      { label: 'Variante B', ...b, cell: { mark: 'replied', by: 'variant', segment: 'b' } },
    ],
  });
}
