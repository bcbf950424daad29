import { fill } from './french-text.ts';
import { type Random, randomFrom } from './seeded-random.ts';
import { patternsAbout, REPLY_PATTERNS, type ReplyKind } from './words/reply-patterns.ts';
import type { Person, World } from './world.ts';

export type { ReplyKind };

export type ReplyRequest = {
  person: Person;
  owner: Pick<Person, 'firstName'>;
  /** Numbers from 0 to 1. */
  random: () => number;
  now: Date;
  /** Where « wrong_person » finds a colleague to name; without it, the reply names a department. */
  world?: World;
  /** The message that is answered: some have words of their own for what it asks. */
  message?: string;
};

/** The others say what they would say to anybody. */
const toThePoint = 0.8;

const MONTHS = 'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre'.split(
  ',',
);
const DAY = 86_400_000;

export function composeReply(kind: ReplyKind, request: ReplyRequest): string {
  const { person, owner, random, now, world, message = '' } = request;
  const chance = randomFrom(random);
  const colleague =
    kind === 'wrong_person' && world !== undefined ? findColleague(world, person, chance) : null;
  const canFill = (text: string) => !text.includes('{colleague') || colleague !== null;
  const about = patternsAbout(message, kind).filter(canFill);
  const isToThePoint = about.length > 0 && chance.chance(toThePoint);
  const patterns = isToThePoint ? about : REPLY_PATTERNS[kind].filter(canFill);
  const backOn = workday(new Date(now.getTime() + chance.int(3, 24) * DAY));
  const laterIn = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + chance.int(1, 5), 1));
  const laterOn = workday(new Date(now.getTime() + chance.int(14, 75) * DAY));
  const month = MONTHS[laterIn.getUTCMonth()] ?? 'mars';
  const title = colleague?.positions.find(({ end }) => end === null)?.title;
  const text = fill(
    chance.pick(patterns),
    {
      owner: owner.firstName,
      me: person.firstName,
      signature: `${person.firstName} ${person.lastName}`,
      back: dayAndMonth(backOn),
      date: dayAndMonth(laterOn),
      month,
      inMonth: `en ${month}`,
      ofMonth: /^[ao]/.test(month) ? `d’${month}` : `de ${month}`,
      season: seasonAfter(now),
      colleague: colleague === null ? '' : `${colleague.firstName} ${colleague.lastName}`,
      colleagueWithTitle:
        colleague === null ? '' : `${colleague.firstName} ${colleague.lastName}${title ? ` (${title})` : ''}`,
    },
    person.gender,
  );
  return kind === 'absence' || kind === 'opposition' ? text : withHaste(chance, text);
}

/** Somebody else of the same company, to whom a badly addressed message is sent on. */
function findColleague(world: World, person: Person, chance: Random): Person | null {
  const companyId = person.positions.find(({ end }) => end === null)?.companyId ?? null;
  if (companyId === null) return null;
  const colleagues = world.people.filter(
    (other) =>
      other.index !== person.index &&
      !other.isHidden &&
      other.positions.some((position) => position.end === null && position.companyId === companyId),
  );
  return colleagues.length === 0 ? null : chance.pick(colleagues);
}

function dayAndMonth(date: Date): string {
  const day = date.getUTCDate();
  return `${day === 1 ? '1er' : day} ${MONTHS[date.getUTCMonth()]}`;
}

function workday(date: Date): Date {
  const weekday = date.getUTCDay();
  const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + shift * DAY);
}

/** The next season that has not begun: « au printemps », « à la rentrée ». */
function seasonAfter(now: Date): string {
  const month = now.getUTCMonth();
  if (month < 2) return 'au printemps';
  if (month < 5) return 'avant l’été';
  if (month < 8) return 'à la rentrée';
  return month < 10 ? 'avant la fin de l’année' : 'en début d’année';
}

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bça\b/, 'ca'],
  [/\bÇa\b/, 'Ca'],
  [/\bÀ\b/, 'A'],
  [/\bparce que\b/, 'parceque'],
  [/\brendez-vous\b/, 'rdv'],
  [/\bs’il vous plaît\b/, 'svp'],
  [/\bBonjour\b/, 'Bonjur'],
  [/\bbeaucoup\b/, 'bcp'],
  [/\bintéressant\b/, 'interessant'],
  [/ \?/, '?'],
  [/’/, "'"],
];

/** Typed on a telephone: a slip, no capital, no full stop. */
function withHaste(chance: Random, text: string): string {
  if (chance.chance(0.76)) return text;
  const slips = SLIPS.filter(([pattern]) => pattern.test(text));
  const slipped = slips.length === 0 ? text : applied(text, chance.pick(slips));
  if (chance.chance(0.35)) return slipped.charAt(0).toLowerCase() + slipped.slice(1).replace(/\.$/, '');
  return slipped;
}

const applied = (text: string, [pattern, slip]: readonly [RegExp, string]) => text.replace(pattern, slip);
