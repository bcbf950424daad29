export type FoundLink = {
  kind: 'address' | 'domain' | 'email' | 'phone';
  text: string;
  start: number;
  end: number;
};

const patterns: readonly [FoundLink['kind'], RegExp][] = [
  ['address', /(?:\bhttps?:\/\/|\bwww\.)[^\s«»<>"]{0,500}[^\s«»<>".,;:!?)…’']/giu],
  // « lisere[.]fr », « helene (at) lisere »: hidden from machines, and meant all the same.
  [
    'domain',
    /(?<![\p{L}\d-])[\p{L}\d-]{1,63}\s?[[(]\.[\])]\s?(?:fr|com|io|org|net|eu|example)(?![\p{L}\d])/giu,
  ],
  [
    'domain',
    /(?<![\p{L}\d-])(?!(?:un|le|ce|du|de|au|petit|premier|dernier|bon)[ \u00a0])[\p{L}\d-]{2,63}[ \u00a0](?:\.|point)[ \u00a0](?:fr|com|io|org|net|eu)(?![\p{L}\d])/giu,
  ],
  [
    'email',
    /(?<![\p{L}\d.+-])[\p{L}\d.+-]{1,64}\s?[[(](?:at|arobase|@)[\])]\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}/giu,
  ],
  ['email', /(?<![\p{L}\d])[\p{L}\d.-]{2,64}[ \u00a0]arobase[ \u00a0][\p{L}\d.-]{2,63}/giu],
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu],
  // « de » and « me » after a full stop are more often words: only with a path.
  [
    'domain',
    /(?<![\p{L}\d@._/-])[\p{L}\d][\p{L}\d-]{0,62}(?:\.[\p{L}\d-]{1,63}){0,3}\.(?:fr|com|io|org|net|eu|co|ai|app|dev|be|ch|info|biz|tech|pro|xyz|online|site|shop|link|page|example|paris|bzh|alsace|ca|uk|lu|ly|gl|tv|cloud|group|agency|studio|solutions|digital|club|store|world|email|bio|(?:de|es|it|me|us|top|live)(?=\/))(?![\p{L}\d@-]|\.[\p{L}\d])(?:\/[^\s«»<>"]{0,300}[^\s«»<>".,;:!?)…’'])?/gu,
  ],
  [
    'phone',
    /(?<![\d\p{L}])(?:(?:\+|00)\d{1,3}[\s.()-]{0,3}(?:\(0\)\s?)?|0)[1-9](?:[\s.-]?\d{2}){4}(?!\d)|(?<![\d\p{L}])\+\d{1,3}(?:[\s.-]?\d{2,4}){3,5}(?!\d)/gu,
  ],
];

/** Addresses, mail addresses and telephone numbers, in their order; none inside another. */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  for (const [kind, pattern] of patterns)
    for (const { 0: link, index } of text.matchAll(pattern)) {
      const end = index + link.length;
      if (!found.some((one) => one.start < end && index < one.end))
        found.push({ kind, text: link, start: index, end });
    }
  return found.sort((one, other) => one.start - other.start);
}

/** An address as it is compared: no protocol, no « www », no slash at its end. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '');
