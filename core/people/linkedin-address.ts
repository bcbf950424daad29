export type LinkedinAddress =
  | { is: 'profile'; publicIdentifier: string }
  /** A profile named by the network's own id: classic `ACo…`, or Sales Navigator `ACw…`. */
  | { is: 'member'; kind: 'classic' | 'sales_navigator'; id: string }
  | { is: 'company' }
  /** `/pub/…`: it leads to a profile without naming it. */
  | { is: 'old' }
  | { is: 'unreadable' };

const linkedinOrigin =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.|www\.|m\.|mobile\.|touch\.)?linkedin\.com(?::\d+)?\//i;
const memberId = /^AC[a-zA-Z][A-Za-z0-9_-]{10,80}$/;

/** Who an address of the network names, in any of the forms that people copy. */
export function readLinkedin(text: string): LinkedinAddress {
  const address = text.trim().replace(/^["'<(]{1,9}|["'>)]{1,9}$/g, '');
  const path = address.replace(linkedinOrigin, '/');
  if (path === address && !/^\/?(?:in|pub|sales)\//i.test(address)) return { is: 'unreadable' };
  // Old mobile addresses carry the true one after a mark, country and language stand before it at times.
  const [, section = '', name = ''] =
    /\/(in|pub|company|school|showcase|sales\/(?:lead|people|profile|gmail\/profile|company|accounts?)|mwlite\/in)\/([^/?#,]+)/i.exec(
      `/${path}`,
    ) ?? [];
  const kind = section.toLowerCase();
  if (/^(?:company|school|showcase|sales\/(?:company|accounts?))$/.test(kind)) return { is: 'company' };
  if (kind === 'pub') return { is: 'old' };
  if (kind.startsWith('sales/')) return readMember(decode(name).split(',')[0] ?? '');
  if (kind !== 'in' && kind !== 'mwlite/in') return { is: 'unreadable' };
  const decoded = decode(name);
  const member = readMember(decoded);
  if (member.is === 'member') return member;
  // An id that lost its capitals names nobody any more, least of all a profile.
  if (/^ac[ow]aa[a-z0-9_-]{20,}$/i.test(decoded)) return { is: 'unreadable' };
  const publicIdentifier = decoded.normalize('NFC').toLowerCase();
  const isName = /^[^\s/?#<>"@]{3,100}$/u.test(publicIdentifier) && /[\p{L}\p{N}]/u.test(publicIdentifier);
  return isName ? { is: 'profile', publicIdentifier } : { is: 'unreadable' };
}

const readMember = (id: string): LinkedinAddress =>
  memberId.test(id)
    ? { is: 'member', kind: id.startsWith('ACw') ? 'sales_navigator' : 'classic', id }
    : { is: 'unreadable' };

/** Accents are encoded once, or twice when a tool did it again. */
function decode(name: string): string {
  let decoded = name;
  for (let round = 0; round < 2 && decoded.includes('%'); round++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return '';
    }
  }
  return decoded.replaceAll('\0', '');
}

/** The public identifier in the address of a profile; null when it names nobody so. */
export function readProfileName(text: string): string | null {
  const read = readLinkedin(text);
  return read.is === 'profile' ? read.publicIdentifier : null;
}

export const linkedinUrl = (publicIdentifier: string): string =>
  `https://www.linkedin.com/in/${encodeURIComponent(publicIdentifier)}`;

/** The form that needs no word of explanation when it is kept. */
export const isPlainLinkedin = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[a-z0-9-]+\/?$/.test(text.trim());
