import { liftOf, shareOf, standsOut } from '../analytics/contrast.ts';
import type { Share } from '../analytics/difference.ts';
import { type Journey, markedAt } from '../analytics/journey.ts';
import { analyticsZone } from '../analytics/looked-at.ts';
import { unknownSegment } from '../analytics/segmentations.ts';
import { segmentLabel, segmentOf } from '../analytics/segments.ts';
import { minutesOf, windowsOf } from '../campaigns/sending-window.ts';
import { minutesIn } from '../time/zoned-time.ts';
import type { Evidence } from './evidence.ts';
import type { Advice, Judged } from './finding.ts';
import { acceptances, type Counted, hasDecidedInvitation } from './settled.ts';
import { advise, early, fine, plural, ratio, type Seen } from './words.ts';

const leastGroup = 40;

type Group = {
  key: string;
  label: string;
  members: readonly string[];
  inside: Counted;
  outside: Share;
  /** Both. */
  all: Counted;
};

const gapOf = ({ inside, outside }: Group) => shareOf(inside) - shareOf(outside);
const isComparable = ({ inside, outside }: Group) => inside.of >= leastGroup && outside.of >= leastGroup;

/** Each group against all others; the one that differs most, if chance would seldom do it among so many. */
function findOutlier(groups: readonly Group[]): Group | undefined {
  const judged = groups.filter(isComparable);
  // Of two groups, one against the other is the other against the one.
  const comparisons = judged.length === 2 ? 1 : judged.length;
  return judged
    .filter(({ inside, outside }) => standsOut(inside, outside, comparisons))
    .toSorted((a, b) => Math.abs(gapOf(b)) - Math.abs(gapOf(a)))[0];
}

function missingIn(groups: readonly Group[], what: string): string | null {
  if (groups.some(isComparable)) return null;
  const largest = Math.max(0, ...groups.map(({ inside }) => inside.of));
  return largest < leastGroup
    ? plural(leastGroup - largest, 'invitation', 'invitations')
    : `de quoi comparer\u00a0: 40 invitations à ${what}`;
}

const largestOf = (groups: readonly Group[]): Group | undefined =>
  groups.toSorted((a, b) => b.inside.of - a.inside.of)[0];

function groupBy(
  journeys: readonly Journey[],
  now: Date,
  keyOf: (journey: Journey) => string | null,
  labelOf: (key: string) => string,
): Group[] {
  const decided = journeys.filter((journey) => hasDecidedInvitation(journey, now));
  const all = acceptances(decided, now);
  return [...Map.groupBy(decided, keyOf)].flatMap(([key, members]) => {
    if (key === null || key === unknownSegment) return [];
    const inside = acceptances(members, now);
    return {
      key,
      label: labelOf(key),
      members: members.map(({ personId }) => personId),
      inside,
      outside: { count: all.count - inside.count, of: all.of - inside.of },
      all,
    };
  });
}

function linesOf({ label, inside, outside, all }: Group): Advice['lines'] {
  const here = new Set(inside.people);
  return [
    { label, ...inside },
    { label: 'Les autres', ...outside, people: all.people.filter((id) => !here.has(id)) },
  ];
}

const cuts = ['function', 'seniority', 'industry', 'size', 'place', 'source'] as const;

export function judgeSegments({ journeys, now }: Evidence): Judged {
  const groups = cuts.flatMap((by) =>
    groupBy(
      journeys,
      now,
      (journey) => segmentOf(journey, by),
      (key) => segmentLabel(by, key),
    ).map((group) => ({ ...group, key: `${by} ${group.key}` })),
  );
  const largest = largestOf(groups);
  const seen: Seen = {
    name: 'Segment qui accepte plus ou moins',
    looksAt:
      '40 invitations de plus de deux semaines par fonction, niveau, secteur, taille, région ou source, un écart que le hasard ne fait pas une fois sur vingt',
    today: `${plural(largest?.inside.of ?? 0, 'invitation', 'invitations')} au plus`,
    people: largest?.members ?? [],
  };
  const missing = missingIn(groups, 'd’autres personnes');
  if (missing) return early(seen, missing);
  const found = findOutlier(groups);
  if (!found) return fine(seen);
  const isMore = gapOf(found) > 0;
  return advise(seen, {
    subject: found.key,
    title: isMore
      ? `«\u00a0${found.label}\u00a0» accepte davantage\u00a0: cherchez-en d’autres`
      : `«\u00a0${found.label}\u00a0» accepte moins\u00a0: écartez ce segment, ou écrivez-lui autrement`,
    observation: `${ratio(found.inside)} contre ${ratio(found.outside)} pour les autres\u00a0: le hasard seul ne fait pas un tel écart une fois sur vingt.`,
    why: 'Les places de la semaine vont mieux à ceux qui acceptent.',
    change: isMore
      ? 'Ajoutez ce segment au ciblage d’une recherche, ou donnez-lui une campagne à lui.'
      : 'Retirez ce segment du ciblage, ou donnez-lui une campagne avec un autre argument.',
    link: 'target',
    effect: isMore ? null : { acceptance: liftOf(found.outside, found.inside) },
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

export function judgeHours({ journeys, now, sequence: { schedule } }: Evidence): Judged {
  const groups = groupBy(
    journeys,
    now,
    (journey) => {
      const at = markedAt(journey, 'invited');
      return at && partOf(at);
    },
    (key) => parts.find((part) => part.key === key)?.label ?? key,
  );
  const largest = largestOf(groups);
  const seen: Seen = {
    name: 'Horaires d’envoi',
    looksAt:
      '40 invitations de plus de deux semaines par moment de la journée, un écart que le hasard ne fait pas une fois sur vingt',
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
      ? `${found.label}, on accepte davantage\u00a0: envoyez à ce moment`
      : `${found.label}, on accepte moins\u00a0: n’envoyez pas à ce moment`,
    observation: `${ratio(found.inside)} contre ${ratio(found.outside)} aux autres heures.`,
    why: 'Une invitation lue à son arrivée est acceptée le jour même plus souvent qu’une autre.',
    change:
      !isMore && isWide
        ? `Les envois se font de ${hourWords(after.from)} à ${hourWords(after.to)}, les mêmes jours.`
        : 'Changez les heures d’envoi dans la séquence.',
    edit: !isMore && isWide ? { part: 'schedule', before, after } : null,
    measured: { mark: 'accepted', stepKey: null },
    effect: isMore ? null : { acceptance: liftOf(found.outside, found.inside) },
    link: 'sequence',
    lines: linesOf(found),
  });
}

/** « 9 h », « 9 h 30 » */
function hourWords(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}
