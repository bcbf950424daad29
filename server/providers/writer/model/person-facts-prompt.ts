import { type Fact, type FactKind, isOfOffer } from '#core/facts/fact.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { presentFact } from './campaign-prompt.ts';

const identity: readonly FactKind[] = [
  'first_name',
  'role',
  'company',
  'role_since',
  'industry',
  'headcount',
  'headline',
  'place',
];
const mostOthers = 10;

/** A fact as it is given: a post is one line, and citing it cites all of its sentences. */
export type GivenFact = { ids: string[]; line: object };

/** Who the person is, always; what follows from it; their posts, whole and dated; then the best of the rest. */
export function givenFacts(briefs: readonly MessageBrief[]): GivenFact[] {
  const [brief] = briefs;
  if (!brief) return [];
  const facts = brief.facts.filter((fact) => !isOfOffer(fact) && fact.kind !== 'last_name');
  const known = identity.flatMap((kind) => facts.filter((fact) => fact.kind === kind));
  const computed = facts.filter(({ kind }) => kind === 'computed');
  const posts = facts.filter(({ kind }) => kind === 'post');
  const before = new Set([...known, ...computed, ...posts]);
  const others = facts.filter((fact) => !before.has(fact));
  // What a former text relies on is kept within reach, and so is what a reason or somebody asks for.
  const wanted = new Set(
    briefs.flatMap(({ change, reason }) => [
      change?.factId,
      ...(change?.former.flatMap(({ evidence }) => evidence) ?? []),
      ...(reason?.evidence ?? []),
    ]),
  );
  return [
    ...[...known, ...computed].map(given),
    ...wholePosts(posts, brief.today),
    ...others.filter(({ id }, at) => at < mostOthers || wanted.has(id)).map(given),
  ];
}

const given = (fact: Fact): GivenFact => ({ ids: [fact.id], line: presentFact(fact) });

/** The sentences of a post come in the order of its text: their ids follow it, their rank does not. */
function wholePosts(posts: readonly Fact[], today: string | null): GivenFact[] {
  const inOrder = posts.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
  const whole = Map.groupBy(inOrder, ({ url, date, id }) => (url || date ? `${url} ${date}` : id));
  return [...whole.values()].flatMap((sentences) => {
    const [first] = sentences;
    if (!first) return [];
    const line = presentFact({ ...first, text: sentences.map(({ text }) => text).join(' ') });
    const age = first.date && today && ageOf(first.date, today);
    return [{ ids: sentences.map(({ id }) => id), line: { ...line, ...(age && { âge: age }) } }];
  });
}

function ageOf(date: string, today: string): string | null {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000);
  if (!(days >= 0)) return null;
  return days < 60 ? `${days} jours` : `${Math.round(days / 30.4)} mois`;
}
