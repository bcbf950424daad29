import { dayMs, hourMs } from '../network/tier-limits.ts';
import type { Random } from '../world/seeded-random.ts';

/** When people open the network: mostly in working hours, some in the evening. */
const hours: readonly (readonly [hour: number, weight: number])[] = [
  ...([8, 9, 10, 11] as const).map((hour) => [hour, hour === 8 ? 7 : 12] as const),
  ...([12, 13, 14, 15, 16, 17] as const).map((hour) => [hour, 9] as const),
  ...([18, 19, 20, 21] as const).map((hour) => [hour, hour < 20 ? 5 : 2] as const),
];
const eveningShare = 0.25;
const weekendShare = 0.2;

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});
function read(at: number) {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { hour: Number(parts.get('hour')), isWeekend: /^S/.test(parts.get('weekday') ?? '') };
}

/** What falls in the night, and most of what falls on an evening or a weekend, comes on the next day that suits. */
export function whenAwake(random: Random, at: number): number {
  const { hour, isWeekend } = read(at);
  const isDay = hour >= 8 && (hour < 20 || (hour < 22 && random.chance(eveningShare)));
  if (isDay && (!isWeekend || random.chance(weekendShare))) return at;
  const wanted = random.weighted(hours);
  // Noon of a day is that day, whatever the clock of Paris did meanwhile.
  let noon = at + (hour < 8 ? 12 - hour : 36 - hour) * hourMs;
  while (read(noon).isWeekend && !random.chance(weekendShare)) noon += dayMs;
  const start = Math.floor(noon / hourMs) * hourMs + (wanted - read(noon).hour) * hourMs;
  return start + random.int(0, 3599) * 1000;
}
