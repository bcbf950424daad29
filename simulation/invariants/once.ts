import { type Delivery, markIn } from '../read-ledger.ts';
import { at, type Invariant } from './invariant.ts';

/** What the network answers to something that it has already: asking again was wrong, although it caught it. */
const caughtTwice = new Set([422, 409]);

/** (1) At most one delivery per person and step. */
export const once: Invariant = ({ deliveries, planted }) => {
  const bySlug = new Map([...planted.people.values()].map((person) => [person.slug, person]));
  const grouped = Map.groupBy(deliveries, (one) => `${one.providerAccountId} ${one.slug} ${stepOf(one)}`);
  return [...grouped].flatMap(([key, all]) => {
    const slug = all[0]?.slug ?? '';
    const person = bySlug.get(slug);
    const effects = all.filter(({ hasEffect }) => hasEffect);
    // An invitation that is no longer there names nobody when it is taken back.
    if (!person) return effects.length > 0 ? [`${key}: delivered to somebody of no campaign`] : [];
    const again = all.filter(
      (one) => !one.hasEffect && caughtTwice.has(one.status) && effects.some(({ seq }) => seq < one.seq),
    );
    const problems: string[] = [];
    if (effects.length > 1)
      problems.push(
        `${key}: delivered ${effects.length} times, at ${effects.map((one) => at(one.at)).join(' and ')}`,
      );
    if (again.length > 0 && all[0]?.act === 'invite')
      problems.push(
        `${key}: asked for again at ${again.map((one) => at(one.at)).join(' and ')} after it had left`,
      );
    return problems;
  });
};

const stepOf = ({ act, text }: Delivery) => (act === 'message' ? `message ${markIn(text) ?? text}` : act);
