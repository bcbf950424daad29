import heads from '#datasets/first-minute/company-heads.json' with { type: 'json' };
import { genderOfFirstName } from '../french/people/first-name.ts';
import { readRole } from '../french/people/role.ts';
import { communesNamed } from '../places/communes.ts';
import { capital } from '../words/capital.ts';
import { fold } from '../words/fold.ts';
import { legalForms } from '../words/legal-forms.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Piece } from './cut-text.ts';
import { type PieceRole, pieceRoles } from './piece-role.ts';
import type { Roles } from './piece-roles.ts';
import { mostRead } from './piece-signs.ts';

/** What may be the name of the company that a text speaks for, where it is read first, and what tells. */
/** Whether a word, written small, is one of the language. */
export type IsWord = (word: string) => boolean;
export type Candidate = { name: string; piece: Piece; signs: string[] };

const word = '\\p{Lu}[\\p{L}\\d&’+-]*(?:\\.\\p{L}{2,4})?';
const link = '(?:(?:et|&|de|du|des|la|le|les|à|au|aux|en|d’|de la|de l’) ?)';
const named = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:L’|La |Le |Les )?(?:(?:cabinet|agence|atelier|groupe|maison|studio|garage|menuiserie|laboratoire) )?${word}(?: ${link}?(?:${word}|\\d+(?![\\p{L}\\d]))){0,4})`,
  'gu',
);
const parts = /\s[|–—·•:-]\s|\s?\|\s?|(?<=\p{L}), | : /u;
const longest = 50;
const mostWords = 6;
const legal = new RegExp(`\\s+(?:${legalForms})\\.?$`, 'iu');
const articles = /^(?:Le|La|Les|L’|Chez|Bienvenue|Nos|Notre|Votre)\s?(?=\p{L})/u;
const headNouns = new Set(
  [
    ...Object.values(heads).flatMap((list) => list.split(',')),
    'Cabinet,Agence,Atelier,Ateliers,Groupe,Maison,Studio,Garage,Menuiserie,Laboratoire,Transports,Établissements,Société',
  ]
    .flatMap((list) => list.split(','))
    .map(fold),
);

type Place = { piece: Piece; at: number; from: number; to: number };

/** « Le cabinet Ferrand », « cabinet Ferrand » are « Cabinet Ferrand »; « La Fabrique » keeps its own. */
const withCapital = (name: string): string =>
  capital(
    name.replace(
      /^(?:(?:Le|La) |L’)(?=(?:cabinet|agence|atelier|groupe|maison|studio|garage|menuiserie|laboratoire) )/u,
      '',
    ),
  );

/** The words that may stand in a name, written small, for whoever asks a dictionary beforehand. */
export const wordsOfNames = (raw: string): string[] => [
  ...new Set(
    (raw.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d-]*|^[\p{L}\d-]+/gmu) ?? []).flatMap((word) => [
      word.toLocaleLowerCase('fr'),
      ...word.toLocaleLowerCase('fr').split('-'),
    ]),
  ),
];

/** Every run of capitals, every part of a title, and what stands alone at both ends. */
function placesIn(pieces: readonly Piece[]): Map<string, { name: string; places: Place[] }> {
  const found = new Map<string, { name: string; places: Place[] }>();
  const add = (name: string, place: Place) => {
    const clean = withCapital(name.replace(legal, '').replace(/[\s,.:]+$/u, ''));
    if (clean.length < 2 || clean.length > longest || clean.split(' ').length > mostWords) return;
    const key = fold(clean);
    const entry = found.get(key) ?? { name: clean, places: [] };
    if (!entry.places.some(({ at, from }) => at === place.at && from === place.from))
      entry.places.push(place);
    found.set(key, entry);
  };
  for (const [at, piece] of pieces.entries()) {
    const { text } = piece;
    if (text.length > mostRead) continue;
    for (const match of text.matchAll(named)) {
      const from = match.index;
      add(match[0], { piece, at, from, to: from + match[0].length });
      const bare = match[0].replace(articles, '');
      if (bare !== match[0] && /^\p{Lu}/u.test(bare))
        add(bare, { piece, at, from: from + match[0].length - bare.length, to: from + match[0].length });
    }
    const isEdge = at === 0 || at === pieces.length - 1 || piece.kind === 'title';
    if (!isEdge) continue;
    for (const part of text.split(parts)) {
      const from = text.indexOf(part);
      if (/^[\p{L}\d]/u.test(part)) add(part.trim(), { piece, at, from, to: from + part.length });
    }
  }
  return found;
}

/** Pronouns, articles and greetings begin sentences, not names. */
const never =
  /^(?:(?:je|j’|tu|il|elle|on|nous|vous|ils|elles|c’est|ce|cela|ça|qui|que|we|you|i|the|our|de|du|des|au|aux|en|dans|chez|pour|par|avec|sans|et|ou|mais|votre|vos|notre|nos|mon|ma|mes|un|une|pourquoi|comment|quand|combien|aujourd’hui|bonjour|bonsoir|bjr|salut|hello|hi|cher|chère|madame|monsieur|mme|m|l’équipe|l’entreprise|l’an|objet|re|tél|tel|menu)(?!\p{L})|(?:j|c|d|n|s|qu)’)/iu;
/** « Artisan à Limoges » */
const isWhoAndWhere = (name: string): boolean => {
  const [head = '', link = ''] = name.split(' ');
  return /^(?:à|au|en|de|du|indépendante?)$/u.test(link) && readRole(head) !== null;
};
const letters = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

const roleOf = (roles: Roles | undefined): PieceRole =>
  roles ? (pieceRoles.toSorted((one, other) => roles[other] - roles[one])[0] ?? 'noise') : 'noise';
const bucket = (count: number) => (count >= 3 ? '3+' : `${count}`);

export function companyCandidates(
  pieces: readonly Piece[],
  roles: readonly Roles[],
  isWord: IsWord,
): Candidate[] {
  // Cut, for an expression may look at each sign of a long word again from each of its signs.
  const whole = fold(pieces.map(({ text }) => text.slice(0, mostRead)).join('\n'));
  const small = new Set(
    pieces.flatMap(({ text }) => text.match(/(?<![\p{L}])\p{Ll}[\p{L}-]+/gu) ?? []).map(fold),
  );
  const addresses = (
    whole.match(
      /[a-z0-9._-]+@[a-z0-9.-]+|(?:https?:\/\/|www\.)[^\s,;)]+|[a-z0-9-]+\.(?:fr|com|eu|net|io|bzh|example)(?![a-z])/g,
    ) ?? []
  ).map(letters);
  const candidates = [...placesIn(pieces).values()].filter(
    ({ name }) =>
      !/^(?:l[ae]s?|un|une)$/iu.test(name) &&
      !never.test(name) &&
      !isWhoAndWhere(name) &&
      !/[@/]/u.test(name) &&
      letters(name).length > 1,
  );
  return candidates.map(({ name, places }, order) => {
    const signs = new Set<string>();
    const words = name.split(/[\s’-]+/u);
    const plain = words.map(fold);
    const isOrdinary = (one: string) => small.has(fold(one)) || isWord(one.toLocaleLowerCase('fr'));
    const first = plain[0] ?? '';
    const sorts = words.map((one) => isOrdinary(one));
    signs.add(`words ${Math.min(4, words.length)}`);
    const share = sorts.every(Boolean) ? 'all' : sorts.some(Boolean) ? 'some' : 'none';
    signs.add(`ordinary ${share}`);
    signs.add(`ordinary ${share} ${Math.min(3, words.length)}`);
    signs.add(`first ordinary ${sorts[0]} ${words.length > 1}`);
    const isStrange = share === 'none';
    if (small.has(first)) signs.add('first is small elsewhere');
    if (/^[^\p{Ll}]+$/u.test(name)) signs.add(`capitals ${words.length > 1}`);
    if (/^\p{Lu}\p{L}*\p{Ll}\p{Lu}/u.test(name)) signs.add('camel');
    if (/\d/u.test(name)) signs.add('digit');
    if (/^[\p{Lu}\d]{2,5}$/u.test(name)) signs.add('initials');
    if (letters(name).length > 3 && addresses.some((one) => one.includes(letters(name))))
      signs.add('in an address');
    if (/&|\+/u.test(name)) signs.add('ampersand');
    if (headNouns.has(first)) signs.add(`head noun ${words.length > 1}`);
    if (genderOfFirstName(words[0] ?? '') !== null) signs.add(`first name ${Math.min(3, words.length)}`);
    if (communesNamed(name).length > 0) signs.add(`town ${words.length > 1}`);
    if (/^\p{Ll}/u.test(places[0]?.piece.text.slice(places[0].from) ?? '')) signs.add('begins small');
    if (/^(?:La|Le|Les) |^L’/u.test(name)) signs.add('article');
    signs.add(`mentions ${bucket(whole.split(fold(name)).length - 1)}`);
    signs.add(`places ${bucket(places.length)}`);
    if (order === 0) signs.add('first of all');
    for (const { piece, at, from, to } of places) {
      const before = piece.text.slice(0, from);
      const after = piece.text.slice(to);
      const [last = ''] = normaliseWords(before).split(' ').slice(-1);
      const [next = ''] = normaliseWords(after).split(' ');
      signs.add(`before ${before.trim() === '' ? 'start' : last || before.trim().slice(-1)}`);
      if (normaliseWords(before).split(' ').length > 1)
        signs.add(`before2 ${normaliseWords(before).split(' ').slice(-2).join(' ')}`);
      const sign = /^\s?([,:–—|.!?()©-])/u.exec(after)?.[1];
      signs.add(`after ${after.trim() === '' ? 'end' : (sign ?? next)}`);
      if (!sign && next) signs.add(`after ends ${next.slice(-2)}`);
      if (new RegExp(`^ (?:${legalForms})(?!\\p{L})`, 'iu').test(after)) signs.add('legal form');
      if (/©|copyright/iu.test(before.slice(-20))) signs.add('copyright');
      const isStart = before.trim() === '';
      if (/(?<!\p{L})chez $/iu.test(before) && /^,? (?:nous|on|notre|nos|je|j’)(?!\p{L})/u.test(after))
        signs.add('we at');
      signs.add(`in ${roleOf(roles[at])}`);
      signs.add(`in ${roleOf(roles[at])} ${isStart}`);
      signs.add(`start ${isStart} ${share}`);
      signs.add(`kind ${piece.kind} ${share} ${isStart && after.trim() === ''}`);
      if (isStrange && isStart && !sign && next) signs.add('strange subject');
      if (at === 0) signs.add(`opens ${share}`);
      if (at === pieces.length - 1) signs.add(`closes ${share}`);
      if (isStart && after.trim() === '') signs.add(`alone ${piece.kind}`);
      if (isStart && after.trim() === '' && (roles[at]?.name ?? 0) >= 0.5) signs.add('named');
      if (isStart && !sign && /^\p{Ll}+(?:e|ent|it|end)$/u.test(next)) signs.add('does');
      signs.add(
        `at ${at === 0 ? 'first' : at === 1 ? 'second' : at === pieces.length - 1 ? 'last' : 'inside'} ${isStart} ${piece.kind}`,
      );
    }
    return { name, piece: (places[0] as Place).piece, signs: [...signs] };
  });
}
