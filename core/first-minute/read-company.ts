import notNames from '#datasets/first-minute/not-names.json' with { type: 'json' };
import plainNouns from '#datasets/first-minute/plain-nouns.json' with { type: 'json' };
import { repairCompanyCase } from '../french/companies/company-case.ts';
import { formOf } from '../french/sentences/phrase-form.ts';
import { fold } from '../words/fold.ts';
import { legalForms } from '../words/legal-forms.ts';
import type { Piece } from './cut-text.ts';

/** What a page says of itself besides its text. */
export type PageHead = { title: string | null; siteName: string | null; host: string | null };
export type FoundName = { name: string; from: 'head' | 'text' | 'host'; piece: Piece | null };

const word = '\\p{Lu}[\\p{L}\\d&’+-]*(?:\\.\\p{L}{2,4})?';
const name = `(?:L’|La |Le |Les )?(?:(?:[Cc]abinet|[Aa]gence|[Aa]telier|[Gg]roupe|[Mm]aison|[Ss]tudio|[Gg]arage|[Mm]enuiserie|[Ll]aboratoire) )?${word}(?: (?:(?:et|&|de|du|des|la|d’) ?)?${word}|(?: (?:de la|de l’|du|des|d’|et|&) ?)${word}){0,3}`;
const at = new RegExp(
  `(?<!\\p{L})(?:[Cc]hez|[Bb]ienvenue (?:chez|à|sur)) (${name})(?=,| nous| on|\\.|$)`,
  'u',
);
const subject = new RegExp(`^(${name})(?=,? (?:est|sont|a|${'[\\p{Ll}’]+'}))`, 'u');
const legal = new RegExp(
  `(?<!\\p{L})(?:société|entreprise|cabinet|agence|atelier|groupe|marque|maison|(?<!(?:d[eu]|à|dans|sur|par|avec|pour) )(?:la|le)|SARL|SAS|EURL|SASU) (${word}(?: ${word}){0,2})(?!\\p{L})`,
  'u',
);
/** « Roulements Vasseur, distributeur… », « Menuiserie Kerbrat – escaliers… », « Menuiserie Kerbrat, Quimper. » */
const opening = new RegExp(
  `^(${name})(?:\\s[–—|:-]\\s|, (?=\\p{Ll}|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?[.!]?$))`,
  'u',
);
/** « Talenord, 12 rue des Arts » */
const address = new RegExp(
  `^(${name}), \\d+,? (?:bis )?(?:rue|avenue|boulevard|place|chemin|route|allée|quai)`,
  'u',
);
/** « © Murmure SAS 2025 » */
const signed = new RegExp(
  `(?:©|[Cc]opyright) ?(?:\\d{4}(?:-\\d{4})? )?(${name})(?= (?:SARL|SASU?|EURL|SA|\\d{4})|\\s[–—|-]|\\.|$)`,
  'u',
);
/** A beginning that is no name: the sentence's own first word. */
const common: ReadonlySet<string> = new Set(notNames);
/** Alone at the head of a sentence, they are things: « Chantier fait la nuit »; « Transports Berthelot » is a name. */
const things: ReadonlySet<string> = new Set(plainNouns.map(fold));
const generic =
  /^(?:accueil|bienvenue|contact|home|(?:nos |notre |vos |les |la |le |qui |à |a )?(?:services?|prestations?|offres?|tarifs?|références?|clients?|équipe|histoire|savoir-faire|métiers?|solutions?|formations?|produits?|propos|sommes-nous|mission|société|entreprise|engagements?|valeurs?|atouts?))$/iu;

/** The company that a text speaks for; null: it names none. */
export function findCompany(pieces: readonly Piece[], head: PageHead): FoundName | null {
  if (head.siteName && isName(head.siteName)) return { name: head.siteName, from: 'head', piece: null };
  const whole = fold(pieces.map(({ text }) => text).join('\n'));
  const titled = partsOf(head.title).find((part) => isName(part) && isMentioned(part, whole, head.host));
  if (titled) return { name: titled, from: 'head', piece: null };
  const found = pieces.flatMap((piece) => namesIn(piece, whole).map((each) => ({ ...each, piece })));
  const brand = brandOf(pieces);
  if (brand) found.push({ name: brand.text, score: 5, piece: brand });
  const last = pieces.at(-1);
  if (last && last.text.split(' ').length <= 4 && isName(last.text) && !found.some((each) => each.score > 2))
    found.push({ name: last.text, score: 2, piece: last });
  const [best] = found
    .map((each, order) => ({
      ...each,
      order,
      score: each.score + Math.min(3, countMentions(each.name, whole)),
    }))
    .toSorted((a, b) => b.score - a.score || a.order - b.order);
  if (best) return { name: repairCompanyCase(best.name), from: 'text', piece: best.piece };
  return ofHost(head.host);
}

function namesIn(piece: Piece, whole: string): { name: string; score: number }[] {
  const { text, kind } = piece;
  const [, there] = at.exec(text) ?? [];
  const [, who] = subject.exec(text) ?? [];
  const [, called] = legal.exec(text) ?? [];
  const [, headed] = opening.exec(text) ?? [];
  const [, located] = address.exec(text) ?? [];
  const [, owner] = signed.exec(text) ?? [];
  const rest = who ? text.slice(who.length).replace(/^,? /u, '') : '';
  return [
    { name: there, score: 5 },
    { name: who && doesSomething(rest) && !isAct(who, whole) ? who : undefined, score: 4 },
    { name: piece.paragraph <= 1 ? headed : undefined, score: 4 },
    { name: called, score: 2 },
    { name: kind === 'title' && piece.paragraph === 0 ? text : undefined, score: 1 },
    { name: located, score: 2 },
    { name: owner?.replace(/ (?:SARL|SASU?|EURL|SA)$/u, ''), score: 4 },
  ].flatMap(({ name: candidate, score }) => {
    // « Le cabinet Ferrand » is « Cabinet Ferrand »; « La Fabrique » keeps its own.
    const clean = candidate
      ?.replace(/\s*[,.:]$/u, '')
      .replace(/^(?:(?:Le|La) |L’)(?=\p{Ll})(.)/u, (_, first: string) => first.toLocaleUpperCase('fr'))
      .trim();
    return clean && isName(clean) ? [{ name: clean, score }] : [];
  });
}

/** What stands alone at the head of a text: in capitals, or said again where sentences begin. */
function brandOf([first, ...others]: readonly Piece[]): Piece | null {
  if (!first || first.text.split(' ').length > 5 || /[.!?:;,]/u.test(first.text)) return null;
  const brand = fold(first.text);
  const isSubject = others.some(
    ({ text, kind }) =>
      kind === 'sentence' && fold(text).startsWith(brand) && /^[ ,]/u.test(text.slice(brand.length)),
  );
  const isAllCaps = first.kind === 'title' && /^[\p{Lu}\d’& -]+$/u.test(first.text) && isName(first.text);
  return isSubject || isAllCaps ? first : null;
}

/** « Rempailler coûte moins », where the text says « nous rempaillons »: what is done, and nobody's name. */
function isAct(name: string, whole: string): boolean {
  const [, root] = /^(\p{L}{3,})(?:er|ir|re)$/u.exec(fold(name)) ?? [];
  return root !== undefined && new RegExp(`(?<![a-z])${root}(?:e?ons|issons)(?![a-z])`, 'u').test(whole);
}

/** « Liseré relit… », « Liseré est un cabinet… »; not « Lyon et sa région ». */
const doesSomething = (rest: string): boolean =>
  formOf(rest) === 'verb' ||
  /^(?:est|a|vous|ne|n’|s’|se|relit|tient|suit|sait|voit|\p{Ll}{3,}(?:e|it|end|oit|uit)) (?:une?|des|le|la|les|l’|au|aux|du|de|d’|à|en|sur|pour|vos|votre|tout|toute|chaque|deux|trois|quatre|\p{L}+é|depuis|dans)(?!\p{L})/u.test(
    rest,
  );

function isName(text: string): boolean {
  const [first = ''] = fold(text).split(/[\s’]/u);
  const count = text.split(/\s+/u).length;
  const isWord = (one: string) => common.has(one) || generic.test(one);
  return (
    text.length >= 2 &&
    text.length <= 50 &&
    count <= 5 &&
    /^\p{Lu}|^\d+\p{Lu}/u.test(text) &&
    !generic.test(text) &&
    !(count === 1 && things.has(first)) &&
    !/^(?!L’)\p{L}{1,2}’/u.test(text) &&
    !/[.!?:;]/u.test(text.replace(/\.\p{L}{2,4}$/u, '')) &&
    !(
      isWord(first) &&
      (count === 1 || !/^(?:le|la|les|l)$/u.test(first) || !/\s?\p{Lu}/u.test(text.slice(2)))
    )
  );
}

const partsOf = (title: string | null): string[] =>
  (title ?? '').split(/\s[|–—·•:-]\s|\s?\|\s?/u).map((part) => part.trim());
const countMentions = (text: string, whole: string): number => whole.split(fold(text)).length - 1;
const letters = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');
const isMentioned = (part: string, whole: string, host: string | null): boolean =>
  countMentions(part, whole) > 0 || (host !== null && letters(host).includes(letters(part)));

const legalWord = new RegExp(`-(?:${legalForms})$`, 'u');

/** « lisere-conseil.fr » is « Lisere Conseil », for the user to correct. */
function ofHost(host: string | null): FoundName | null {
  const label = host
    ?.replace(/^www\./u, '')
    .split('.')[0]
    ?.replace(legalWord, '');
  if (!label || label.length < 3 || /^\d/u.test(label)) return null;
  const guess = label
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  return { name: guess, from: 'host', piece: null };
}
