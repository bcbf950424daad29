import { addDays, type Day, dayIn } from '../time/calendar-day.ts';
import { instantIn } from '../time/zoned-time.ts';

const zone = 'Europe/Paris';
const sendsAt = 18 * 60;
/** What was being written down at six is committed a minute later. */
const graceMs = 60_000;

/** The last day whose digest is due. Each one goes from six in the evening to six in the evening. */
export function lastDigestDay(now: Date): Day {
  const today = dayIn(zone, now);
  return now.getTime() >= endOfDigest(today).getTime() + graceMs ? today : addDays(today, -1);
}

export const endOfDigest = (day: Day): Date => instantIn(zone, day, sendsAt);

/** « 3 invitations acceptées »; and one line for each campaign. */
export function describeAcceptances(
  campaigns: readonly { name: string; accepted: number; people: string[] }[],
): {
  title: string;
  lines: string[];
} {
  const total = campaigns.reduce((sum, { accepted }) => sum + accepted, 0);
  return {
    title: total === 1 ? 'Une invitation acceptée' : `${total} invitations acceptées`,
    lines: campaigns.map(({ name, accepted, people }) => {
      const others = accepted - people.length;
      const named = people.join(', ');
      const rest =
        others > 0 ? ` et ${others === 1 ? 'une autre personne' : `${others} autres personnes`}` : '';
      return `${name}\u00a0: ${named}${rest}.`;
    }),
  };
}
