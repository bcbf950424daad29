import type { FastifyRequest } from 'fastify';

/** What limits count: one IPv4 address, or the /64 network that one IPv6 subscriber owns. */
export function clientAddress(request: FastifyRequest): string {
  const { ip } = request;
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? new Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
