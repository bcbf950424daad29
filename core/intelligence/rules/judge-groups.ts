import { contrastOf, liftOf, shareOf, standsOut } from '../../analytics/contrast.ts';
import type { Share } from '../../analytics/difference.ts';
import { type Journey, markedAt } from '../../analytics/journey.ts';
import { analyticsZone } from '../../analytics/looked-at.ts';
import { unknownSegment } from '../../analytics/segmentations.ts';
import { segmentLabel, segmentOf } from '../../analytics/segments.ts';
import { minutesOf, windowsOf } from '../../campaigns/sending-window.ts';
import { minutesIn } from '../../time/zoned-time.ts';
import type { Advice, Judged } from '../advice.ts';
import type { Evidence } from '../evidence.ts';
import { type Counted, countedIn, hasAnswered, hasDecidedInvitation, hasDecidedMessage } from '../settled.ts';
import { advise, early, fine, plural, ratio, type Seen } from '../words.ts';

const leastGroup = 40;

/** What tells groups apart: who accepts the invitation, and who answers what is written then. */
const measures = ['accepted', 'replied'] as const;
type Mark = (typeof measures)[number];

/** One invitation or one message whose time is over, and whether something came of it. */
type Trial = { journey: Journey; at: Date; isWon: boolean };

const invitationsOf = (journeys: readonly Journey[], now: Date): Trial[] =>
  journeys
    .filter((journey) => hasDecidedInvitation(journey, now))
    .flatMap((journey) => {
      const at = markedAt(journey, 'invited');
      return at ? [{ journey, at, isWon: markedAt(journey, 'accepted') !== null }] : [];
    });

const messagesOf = (journeys: readonly Journey[], now: Date): Trial[] =>
  journeys.flatMap((journey) =>
    journey.sends
      .filter((send) => send.act === 'message' && hasDecidedMessage(send, now))
      .map((send) => ({ journey, at: send.at, isWon: hasAnswered(journey, send) })),
  );

type Group = {
  mark: Mark;
  key: string;
  label: string;
  members: readonly string[];
  inside: Counted;
  outside: Share;
  /** Inside and outside together. */
  all: Counted;
};

const gapOf = ({ inside, outside }: Group) => shareOf(inside) - shareOf(outside);
const strengthOf = ({ inside, outside }: Group) => Math.abs(contrastOf(inside, outside));
const isComparable = ({ inside, outside }: Group) => inside.of >= leastGroup && outside.of >= leastGroup;

/** Each group against all others, by either mark; the clearest, if chance would seldom do it among so many. */
function findOutlier(groups: readonly Group[]): Group | undefined {
  const judged = groups.filter(isComparable);
  // Of two groups, one against the other is the other against the one.
  const comparisons = measures
    .map((mark) => judged.filter((group) => group.mark === mark).length)
    .reduce((sum, count) => sum + (count === 2 ? 1 : count), 0);
  return judged
    .filter(({ inside, outside }) => standsOut(inside, outside, comparisons))
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
}

function missingIn(groups: readonly Group[], what: string): string | null {
  if (groups.some(isComparable)) return null;
  const largest = Math.max(0, ...groups.filter(isOfInvitations).map(({ inside }) => inside.of));
  return largest < leastGroup
    ? plural(leastGroup - largest, 'invitation', 'invitations')
    : `de quoi comparer\u00a0: 40 invitations à ${what}`;
}

const isOfInvitations = ({ mark }: Group) => mark === 'accepted';
const largestOf = (groups: readonly Group[]): Group | undefined =>
  groups.filter(isOfInvitations).toSorted((a, b) => b.inside.of - a.inside.of)[0];

const countWon = (trials: readonly Trial[]): Counted =>
  countedIn(
    trials,
    ({ isWon }) => isWon,
    ({ journey }) => journey.personId,
  );

/** Everybody is in a group of each mark, unless nothing is known of them. */
function groupBy(
  { journeys, now }: Pick<Evidence, 'journeys' | 'now'>,
  keyOf: (trial: Trial) => string | null,
  labelOf: (key: string) => string,
): Group[] {
  const trials = { accepted: invitationsOf(journeys, now), replied: messagesOf(journeys, now) };
  return measures.flatMap((mark) => {
    const all = countWon(trials[mark]);
    return [...Map.groupBy(trials[mark], keyOf)].flatMap(([key, members]) => {
      if (key === null || key === unknownSegment) return [];
      const inside = countWon(members);
      return {
        mark,
        key,
        label: labelOf(key),
        members: [...new Set(members.map(({ journey }) => journey.personId))],
        inside,
        outside: { count: all.count - inside.count, of: all.of - inside.of },
        all,
      };
    });
  });
}

function linesOf({ label, inside, outside, all }: Group): Advice['lines'] {
  const here = new Set(inside.people);
  return [
    { label, ...inside },
    { label: 'Les autres', ...outside, people: all.people.filter((id) => !here.has(id)) },
  ];
}

const verbs: Record<Mark, string> = { accepted: 'accepte', replied: 'répond' };
/** What is compared, said before its figures. */
const ofWhat: Record<Mark, string> = {
  accepted: 'Invitations acceptées',
  replied: 'Messages qui ont eu une réponse',
};

/** Without those who do it less, or with more who do it more: for the forecast. */
const effectOf = ({ mark, inside, outside }: Group): Advice['effect'] =>
  mark === 'accepted' ? { acceptance: liftOf(outside, inside) } : { reply: liftOf(outside, inside) };

const sample = '40 invitations de plus de deux semaines ou 40 messages de plus d’une semaine';
const chance = 'un écart que le hasard ne fait pas une fois sur vingt';

const cuts = ['function', 'seniority', 'industry', 'size', 'place', 'source'] as const;

export function judgeSegments(evidence: Evidence): Judged {
  const groups = cuts.flatMap((by) =>
    groupBy(
      evidence,
      ({ journey }) => segmentOf(journey, by),
      (key) => segmentLabel(by, key),
    ).map((group) => ({ ...group, key: `${by} ${group.key}` })),
  );
  const largest = largestOf(groups);
  const seen: Seen = {
    name: 'Segment qui accepte ou répond plus ou moins',
    looksAt: `${sample} par fonction, niveau, secteur, taille, région ou source, ${chance}`,
    today: `${plural(largest?.inside.of ?? 0, 'invitation', 'invitations')} au plus`,
    people: largest?.members ?? [],
  };
  const missing = missingIn(groups, 'd’autres personnes');
  if (missing) return early(seen, missing);
  const found = findOutlier(groups);
  if (!found) return fine(seen);
  const isMore = gapOf(found) > 0;
  const verb = verbs[found.mark];
  return advise(seen, {
    subject: found.key,
    title: isMore
      ? `«\u00a0${found.label}\u00a0» ${verb} davantage\u00a0: cherchez-en d’autres`
      : `«\u00a0${found.label}\u00a0» ${verb} moins\u00a0: écartez ce segment, ou écrivez-lui autrement`,
    observation: `${ofWhat[found.mark]}\u00a0: ${ratio(found.inside)} contre ${ratio(found.outside)} pour les autres. Le hasard seul ne fait pas un tel écart une fois sur vingt.`,
    why:
      found.mark === 'accepted'
        ? 'Les places de la semaine vont mieux à ceux qui acceptent.'
        : 'Les places de la semaine vont mieux à ceux qui répondent.',
    change: isMore
      ? 'Ajoutez ce segment au ciblage d’une recherche, ou donnez-lui une campagne à lui.'
      : 'Retirez ce segment du ciblage, ou donnez-lui une campagne avec un autre argument.',
    link: 'target',
    effect: isMore ? null : effectOf(found),
    lines: linesOf(found),
  });
}

/** Parts of a working day, in hours of Paris. */
const parts = [
  { key: 'early', until: 10, label: 'Avant 10\u00a0h' },
  { key: 'morning', until: 12, label: 'De 10\u00a0h à midi' },
  { key: 'noon', until: 14, label: 'De midi à 14\u00a0h' },
  { key: 'afternoon', until: 17, label: 'De 14\u00a0h à 17\u00a0h' },
  { key: 'late', until: 24, label: 'Après 17\u00a0h' },
] as const;
const partOf = (at: Date) => {
  const hour = minutesIn(analyticsZone, at) / 60;
  return parts.find(({ until }) => hour < until)?.key ?? 'late';
};

export function judgeHours(evidence: Evidence): Judged {
  const { schedule } = evidence.sequence;
  const groups = groupBy(
    evidence,
    ({ at }) => partOf(at),
    (key) => parts.find((part) => part.key === key)?.label ?? key,
  );
  const largest = largestOf(groups);
  const seen: Seen = {
    name: 'Horaires d’envoi',
    looksAt: `${sample} par moment de la journée, ${chance}`,
    today: `${plural(largest?.inside.of ?? 0, 'invitation', 'invitations')} au plus`,
    people: largest?.members ?? [],
  };
  const missing = missingIn(groups, 'd’autres heures');
  if (missing) return early(seen, missing);
  const found = findOutlier(groups);
  if (!found) return fine(seen);
  const isMore = gapOf(found) > 0;
  const { days, from, to } = schedule;
  const before = { days, from, to };
  // Several windows are changed by hand: which of them should give way is not said by the figures.
  const hasSeveral = windowsOf(schedule).length > 1;
  const after = hasSeveral
    ? null
    : found.key === 'early'
      ? { ...before, from: '10:00' }
      : found.key === 'late'
        ? { ...before, to: '17:00' }
        : null;
  const isWide = after && minutesOf(after.to) - minutesOf(after.from) >= 180;
  return advise(seen, {
    subject: found.key,
    title: isMore
      ? `${found.label}, on ${verbs[found.mark]} davantage\u00a0: envoyez à ce moment`
      : `${found.label}, on ${verbs[found.mark]} moins\u00a0: n’envoyez pas à ce moment`,
    observation: `${ofWhat[found.mark]}\u00a0: ${ratio(found.inside)} contre ${ratio(found.outside)} aux autres heures.`,
    why:
      found.mark === 'accepted'
        ? 'Une invitation lue à son arrivée est acceptée le jour même plus souvent qu’une autre.'
        : 'Un message lu à son arrivée a plus souvent une réponse qu’un message retrouvé plus tard.',
    change:
      !isMore && isWide
        ? `Les envois se font de ${hourWords(after.from)} à ${hourWords(after.to)}, les mêmes jours.`
        : 'Changez les heures d’envoi dans la séquence.',
    edit: !isMore && isWide ? { part: 'schedule', before, after } : null,
    measured: { mark: found.mark, stepKey: null },
    effect: isMore ? null : effectOf(found),
    link: 'sequence',
    lines: linesOf(found),
  });
}

/** « 9 h », « 9 h 30 » */
function hourWords(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}
