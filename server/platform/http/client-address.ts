import type { FastifyRequest } from 'fastify';

/** What limits count: one IPv4 address, however it is written, or the /64 network that one IPv6 subscriber owns. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight numbers of an IPv6 address; its last two may be written as an IPv4 one. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const before = numbersOf(head);
  if (tail === undefined) return before;
  const after = numbersOf(tail);
  return [...before, ...new Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}

const numbersOf = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
