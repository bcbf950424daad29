import { fitsRank, isCurrent, LEADERS, monthsInPosition, type Status } from './draw-career.ts';
import { at, capital, fill, type Gender, inSentence, numberInWords, ofName, typeset } from './french-text.ts';
import type { Random } from './seeded-random.ts';
import { toCount } from './timeline.ts';
import { SPECIALITIES } from './words/job-skills.ts';
import {
  COMMON_POSTS,
  CONTACTS,
  DRIVES,
  EMOJIS,
  ENGLISH_ABOUTS,
  HEADLINES,
  HEADLINES_BETWEEN_JOBS,
  HEADLINES_OF_FREELANCERS,
  MOTTOS,
  OPENERS,
  OPENERS_OF_OWNERS,
  OUTSIDE,
  POSTS,
  SHORT_ABOUTS,
  TRADES,
} from './words/profile-texts.ts';
import type { JobFunction, Place, Position, Post, Seniority } from './world.ts';

export type Facts = {
  gender: Gender;
  status: Status;
  jobFunction: JobFunction;
  seniority: Seniority;
  positions: readonly Position[];
  place: Place;
  startsAt: number;
  now: number;
  guests: readonly string[];
};

const NEEDS = /\{(past|first|company|ofName|since|years|manyYears|Tenure|town|atTown|titleEn)\}/g;

/** Only what is true of the person: a text that needs a missing fact is never chosen. */
function valuesOf({ positions, place, startsAt, now }: Facts): Record<string, string> {
  const latest = positions[0];
  const past = positions.find(({ companyName }) => companyName !== latest?.companyName)?.companyName;
  const current = positions.find(isCurrent);
  const years = Math.floor((now - startsAt) / 12);
  const tenure = current === undefined ? 0 : Math.floor(monthsInPosition(current, now) / 12);
  const title = latest?.title ?? '';
  const values: Record<string, string> = { title, Title: capital(title), TITLE: title.toUpperCase() };
  const first = positions.at(-1)?.companyName;
  if (past !== undefined) values.past = past;
  if (first !== undefined && first !== latest?.companyName) values.first = first;
  if (current?.companyId) {
    values.company = current.companyName;
    values.ofName = ofName(current.companyName);
    values.since = String(current.start.year);
  }
  if (years >= 3) values.years = String(years);
  if (years >= 18) values.manyYears = String(years);
  if (tenure >= 2) values.Tenure = capital(numberInWords(tenure));
  const [town] = place.path;
  if (town !== undefined && place.path.length > 1) {
    values.town = town;
    values.atTown = at(town);
  }
  if (inSentence(title) === title && /[A-Z]/.test(title) && !/[éèêà]/.test(title)) values.titleEn = title;
  return values;
}

const needsOf = new Map<string, readonly string[]>();

function isUsable(text: string, values: Readonly<Record<string, string>>): boolean {
  let needs = needsOf.get(text);
  if (needs === undefined) {
    needs = [...text.matchAll(NEEDS)].map(([, need = '']) => need);
    needsOf.set(text, needs);
  }
  return needs.every((need) => need in values);
}

const usable = (texts: readonly string[], values: Readonly<Record<string, string>>) =>
  texts.filter((text) => isUsable(text, values));

export function writeHeadline(random: Random, facts: Facts): string {
  const [s1 = '', s2 = '', s3 = ''] = random.sample(SPECIALITIES[facts.jobFunction], 3);
  const values = { ...valuesOf(facts), s1, s2, s3, motto: random.pick(MOTTOS), emoji: random.pick(EMOJIS) };
  if (facts.status === 'between_jobs')
    return fill(random.pick(usable(HEADLINES_BETWEEN_JOBS, values)), values, facts.gender);
  if (facts.status === 'freelance')
    return fill(random.pick(usable(HEADLINES_OF_FREELANCERS, values)), values, facts.gender);
  const isLeader = LEADERS.includes(facts.seniority);
  const patterns = HEADLINES.filter(
    ([text]) => isUsable(text, values) && (isLeader || !text.includes('On recrute')),
  );
  const pattern = random.weighted(patterns);
  return fill(pattern, values, facts.gender);
}

export function writeAbout(random: Random, facts: Facts): string {
  const { gender, jobFunction, seniority } = facts;
  const raw = valuesOf(facts);
  const values: Record<string, string> = { ...raw, title: inSentence(raw.title ?? '') };
  const say = (texts: readonly string[]) => fill(random.pick(usable(texts, values)), values, gender);
  const isLeader = LEADERS.includes(seniority);

  if (values.titleEn !== undefined && values.company !== undefined && random.chance(0.35)) {
    const english = usable(ENGLISH_ABOUTS, values).filter(
      (text) => isLeader || !text.includes('lead a great team'),
    );
    if (english.length > 0) return fill(random.pick(english), values, gender);
  }
  if (random.chance(0.14)) return typeset(say(SHORT_ABOUTS));

  const { scope, belief, points } = TRADES[jobFunction];
  const fitting = (texts: readonly string[]) =>
    texts.filter((text) => fitsRank(text, seniority) && (isLeader ? !ASSISTING.test(text) : !LED.test(text)));
  const ownOpeners =
    seniority === 'owner' && facts.status === 'employed' && !PARTNER.test(raw.title ?? '')
      ? usable(OPENERS_OF_OWNERS, values)
      : [];
  const openers = usable(OPENERS, values);
  const opener = fill(
    random.pick(ownOpeners.length > 0 && random.chance(0.7) ? ownOpeners : openers),
    values,
    gender,
  );
  const trade = fill(random.pick(fitting(scope)), values, gender);
  const paragraphs = [`${opener} ${trade}`];
  if (random.chance(0.5)) paragraphs.push(fill(random.pick(belief), values, gender));
  if (random.chance(0.3)) {
    const bullet = random.pick(['• ', '- ', '✔️ ', '→ ']);
    const chosen = random.sample(fitting(points), 3);
    if (chosen.length > 1)
      paragraphs.push(`Mes terrains de jeu :\n${chosen.map((point) => bullet + point).join('\n')}`);
  }
  if (random.chance(0.55)) paragraphs.push(say(fitting(DRIVES)));
  if (random.chance(0.3)) paragraphs.push(say(OUTSIDE));
  if (random.chance(0.35))
    paragraphs.push(say(CONTACTS.filter((text) => isLeader || !text.includes('recrute'))));
  return typeset(
    paragraphs.join(random.chance(0.6) || paragraphs.some((text) => text.includes('\n')) ? '\n\n' : ' '),
  );
}

const ASSISTING =
  /J’organise, j’anticipe|le lien entre la direction|Préparation des conseils|Suivi des projets transverses/;
const LED =
  /alternant|J’ai réduit|J’ai déployé|J’ai conduit|Je pilote|Je mène|Je modernise|J’anime|donner le cap|millions d’euros|Je dirige/;

const PARTNER = /^(?:associé|avocat|expert|gérante? associé)/i;
const CHIEFS: readonly Seniority[] = ['director', 'vp', 'cxo', 'owner'];

export function writePosts(random: Random, facts: Facts, newKey: () => string, audience: number): Post[] {
  const { gender, jobFunction, seniority, now } = facts;
  const base = valuesOf(facts);
  const own: readonly string[] =
    jobFunction === 'general_management' && !CHIEFS.includes(seniority) ? [] : POSTS[jobFunction];
  const texts = usable([...own, ...own, ...COMMON_POSTS], base);
  const latest = facts.positions[0];
  const oldest = latest === undefined ? 400 : Math.max(20, (now - toCount(latest.start)) * 30);
  const chosen = [
    ...new Set(
      random.sample(
        texts,
        random.weighted([
          [1, 26],
          [2, 24],
          [3, 18],
          [4, 14],
          [5, 10],
          [6, 8],
        ] as const),
      ),
    ),
  ];
  return chosen
    .map((text) => {
      const values = {
        ...base,
        n: numberInWords(random.int(3, 9)),
        pct: String(random.int(6, 28)),
        high: String(random.int(86, 98)),
        big: String(random.int(120, 900)),
        count: String(random.int(18, 60)),
        guest: random.pick(facts.guests),
      };
      const reactions = Math.round(random.longTail(1, 40) * (1 + audience / 900));
      return {
        key: newKey(),
        text: typeset(fill(text, values, gender)),
        daysAgo: random.longTail(1, Math.min(oldest, 700)),
        reactions,
        comments: Math.round(reactions * random.next() * 0.25),
      };
    })
    .sort((a, b) => a.daysAgo - b.daysAgo);
}
