const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const domain = new RegExp(`^(?:${label}\\.)+\\p{L}[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}]$`, 'u');

/** The bare domain of what people paste: an address of a page, an e-mail, a domain; null when it holds none. */
export function readDomain(text: string): string | null {
  const host = text
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\.(?=.+\.)/, '');
  return host.length <= 253 && domain.test(host) ? host : null;
}
