import { readNafScope } from '#core/companies/naf-scopes.ts';
import type { CompanySize, Tenure } from '#core/targeting/icp-criteria.ts';
import { lookUp } from '#core/words/look-up.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { readHeadcounts } from './read-headcounts.ts';
import { readTenures } from './read-tenures.ts';

type Span = { text: string; start: number; end: number };
export type Token = Span &
  (
    | { kind: 'word'; key: string; isCapital: boolean }
    | { kind: 'headcount'; sizes: CompanySize[] }
    | { kind: 'tenure'; tenures: Tenure[] }
    | { kind: 'quoted'; words: string }
    | { kind: 'domain'; domain: string }
    | { kind: 'naf'; code: string }
    /** `ends`: of a sentence, not only of an item. */
    | { kind: 'break'; ends: boolean }
  );

const suffixes =
  'fr|com|eu|net|org|io|co|ai|be|ch|lu|ca|de|es|it|uk|pro|tech|app|dev|biz|info|paris|bzh|gouv|shop|group|example';
const piece = new RegExp(
  [
    // « NAF 62.01Z », « code APE : 6201Z », « NAF 62 », or a whole code alone.
    String.raw`(?<naf>(?:(?:[Cc]odes?\s+)?(?:NAF|APE|naf|ape)\s*:?\s*(?:\d{2}\.?\d{2}\s?[A-Za-z]|\d{2})|\d{2}\.\d{2}[A-Z])(?![\p{L}\p{N}]))`,
    String.raw`(?<domain>(?:https?:\/\/)?(?:[\w.+-]+@)?(?:[a-zA-Z0-9-]+\.)+(?:${suffixes})(?![\p{L}\p{N}-])(?:\/\S*)?)`,
    String.raw`["“”](?<straight>[^"“”]{1,80})["“”]|«\s*(?<french>[^«»]{1,80}?)\s*»`,
    String.raw`(?<abbreviation>(?:[Dd]ir|[Rr]esp|[Ii]ng)(?=\.))\.`,
    // « Sans-Souci », « Pas-en-Artois »: a capital makes a name of it, not a refusal.
    String.raw`(?<name>(?:Sans|Hors|Pas|Sauf)-(?:\p{Ll}+-)*\p{Lu}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)*)`,
    // « directeur·rice·s », « chargé(e)s » are one word each.
    String.raw`(?<word>[\p{L}\p{N}\p{M}]+(?:[&+#][\p{L}\p{N}]*)*)(?:[·•.](?:e|rice|trice|euse|ne|ère)(?:[·•.]?s)?(?![\p{L}])|\((?:e|rice|trice|euse|ne|ère|s|es)\)s?)?`,
    String.raw`(?<break>[,;:.!?()\/\n|])`,
  ].join('|'),
  'gu',
);

const abbreviations: Readonly<Record<string, string>> = {
  dir: 'directeur',
  resp: 'responsable',
  ing: 'ingenieur',
};

/** How hurried hands write the words between. */
const shortWords: Readonly<Record<string, string>> = {
  ds: 'dans',
  ss: 'sans',
  ac: 'avec',
  tt: 'tout',
  ts: 'tous',
};

/** The sentence in pieces, each with its position; what is neither word nor sign is passed over. */
export function tokenise(sentence: string): Token[] {
  const spans = [...readHeadcounts(sentence), ...readTenures(sentence)].sort((a, b) => a.start - b.start);
  const tokens: Token[] = [];
  let at = 0;
  for (const span of spans) {
    const { start, end } = span;
    if (start < at) continue;
    const text = sentence.slice(start, end);
    tokens.push(...readPieces(sentence, at, start));
    tokens.push(
      'sizes' in span
        ? { kind: 'headcount', sizes: span.sizes, text, start, end }
        : { kind: 'tenure', tenures: span.tenures, text, start, end },
    );
    at = end;
  }
  tokens.push(...readPieces(sentence, at, sentence.length));
  return tokens;
}

function readPieces(sentence: string, from: number, to: number): Token[] {
  return [...sentence.slice(from, to).matchAll(piece)].flatMap((match): Token[] => {
    const { naf, domain, straight, french, name, word, abbreviation, break: sign } = match.groups ?? {};
    const start = from + match.index;
    const span: Span = { text: match[0], start, end: start + match[0].length };
    const code = naf && readNafScope(naf.replace(/^codes?\s+/i, ''));
    if (code) return [{ kind: 'naf', code, ...span }];
    if (domain) return [{ kind: 'domain', domain: bareDomain(domain), ...span }];
    const words = (straight ?? french)?.trim();
    if (words !== undefined)
      return isQuotation(words)
        ? [{ kind: 'quoted', words, ...span }]
        : readPieces(sentence, start + 1, span.end - 1);
    if (sign) return [{ kind: 'break', ends: /[;.!?)\n]/.test(sign), ...span }];
    const plain = normaliseWords(name ?? word ?? naf ?? '');
    const key =
      lookUp(abbreviations, abbreviation?.toLowerCase() ?? '') ?? lookUp(shortWords, plain) ?? plain;
    return key ? [{ kind: 'word', key, isCapital: /^\p{Lu}/u.test(match[0]), ...span }] : [];
  });
}

/** A few words are a thing to look for; more is only the user's way of writing. */
const isQuotation = (words: string) => /[\p{L}\p{N}]/u.test(words) && words.split(/\s+/).length <= 5;

const bareDomain = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '');
