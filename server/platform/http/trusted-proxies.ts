import { BlockList, isIP } from 'node:net';

/** Whether `X-Forwarded-For` of a neighbour is believed; `hop` counts from the one that is connected here. */
export type TrustsProxy = (address: string, hop: number) => boolean;

const mostHops = 10;

/** A number of proxies (« 1 »), or where they stand (« 10.0.0.0/8, fd00::/8 »); null: neither. */
export function readTrustedProxies(text: string): TrustsProxy | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= mostHops ? (_address, hop) => hop < hops : null;
  }
  const ranges = new BlockList();
  for (const part of text.split(',')) if (!addRange(ranges, part.trim())) return null;
  return (address) => {
    // The same neighbour, whichever way the socket writes it.
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const family = isIP(plain);
    return family > 0 && ranges.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}

function addRange(ranges: BlockList, part: string): boolean {
  const [address = '', bits] = part.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  const most = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  if (!/^\d{1,3}$/.test(bits ?? '0') || prefix > most) return false;
  ranges.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  return true;
}
