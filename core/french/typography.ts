const thin = '\u202f';
const hard = '\u00a0';
const blank = '[ \\u00a0\\u202f]';
/** Stands for what must stay as it is; its own occurrences in a text are put aside with the rest. */
const aside = '\ue000';

const untouched =
  /\ue000|(?:https?:\/\/|www\.)[^\s«»"]*[^\s«»".,;:!?)…']|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@])[\w-]+(?:\.[\w-]+)*\.(?:fr|com|io|org|net|eu|co|ai|app|dev|be|ch)(?![\p{L}\d.])(?:\/[^\s«»".,;:!?)…']*)?/giu;

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];
const rule = (pattern: string, by: Rule[1]): Rule => [new RegExp(pattern, 'gmu'), by];

const rules: readonly Rule[] = [
  rule("(?<=[\\p{L}\\d])['`´ʼ‘](?=[\\p{L}\\d«\\ue000])", '’'),
  rule(`[“"]${blank}*([^"“”\\n]*[^"“”\\s])${blank}*["”]`, `«${hard}$1${hard}»`),
  rule('(?:\\.{3,}|…)(?:\\.|…)*', '…'),
  rule(`${blank}{2,}`, (found) => (found.includes(hard) ? hard : found.includes(thin) ? thin : ' ')),
  rule(`${blank}+$`, ''),
  rule(`${blank}+(?=[,.](?:\\s|$))`, ''),
  rule('(?<=\\p{L}),(?=\\p{L})', ', '),
  rule(`(?<=[\\p{L}\\d»]${blank}?[!?])(?=\\p{Lu}\\p{Ll})`, ' '),
  rule(`(?<=[^\\s(«!?;])${blank}*(?=(?:[!?]+|;(?![-)]))(?!\\p{L}))`, thin),
  rule(`(?<=[^\\s(«:])${blank}*(?=:(?:\\s|$|«))`, hard),
  rule(`«${blank}*(?=[^\\s»])`, `«${hard}`),
  rule(`(?<=[^\\s«])${blank}*»`, `${hard}»`),
  rule(
    `(?<![\\p{L}\\d,.:/])([01]?\\d|2[0-4])(?:${blank}?[hH]${blank}?|:)([0-5]\\d)(?![\\p{L}\\d:/])`,
    `$1${hard}h${hard}$2`,
  ),
  rule(`(?<![\\p{L}\\d,.:/])(\\d{1,2})${blank}?[hH](?![\\p{L}\\d'’])(?!${blank}\\d)`, `$1${hard}h`),
  rule(`(?<![\\p{L}\\d.,/])\\d{1,3}(?:${blank}\\d{3})+(?!\\d|${blank}\\d)`, (found) =>
    found.replace(/[ \u00a0]/g, thin),
  ),
  rule(
    `(?<![\\p{L}\\d.,/])\\d{4,9}(?=${blank}?(?:[kM]?€|euros?|salariés|collaborateurs|personnes|clients)(?!\\p{L}))`,
    (found) => found.replace(/\B(?=(?:\d{3})+$)/g, thin),
  ),
  rule(`(?<=\\d)${blank}?(?=(?:%|[kM]?€)(?![\\p{L}\\d]))`, hard),
  rule(`(?<!\\p{L})([nN])${blank}?[°º]${blank}?(?=\\d)`, `$1°${hard}`),
];

/** French typography: spaces that do not break, apostrophes, quotation marks, hours, thousands. Links stay as they are. */
export function fixTypography(text: string): string {
  let fixed = fixOnce(text);
  // One rule may make room for another: twice is nearly always enough.
  for (let turn = 0, again = fixOnce(fixed); again !== fixed && turn < 8; turn++, again = fixOnce(fixed))
    fixed = again;
  return fixed;
}

function fixOnce(text: string): string {
  const kept: string[] = [];
  let fixed = text.normalize('NFC').replace(untouched, (found) => {
    kept.push(found);
    return aside;
  });
  for (const [pattern, by] of rules)
    fixed = typeof by === 'string' ? fixed.replace(pattern, by) : fixed.replace(pattern, by);
  return fixed.replaceAll(aside, () => kept.shift() ?? '');
}
