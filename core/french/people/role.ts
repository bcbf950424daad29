import { fold } from '../../words/fold.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { knownAcronyms } from '../acronyms.ts';
import { elide, type Gender } from '../elision.ts';
import { englishTitles } from './english-titles.ts';
import { phraseNeutrally, type RolePhrase } from './role-domains.ts';
import { commonWords, epicenes, genderedAdjectives, genderedNouns, linkWords } from './role-nouns.ts';

/** A title in a sentence, for a man and for a woman; `own` is the gender that its owner's own word shows. */
export type Role = { masculine: string; feminine: string; own: 'feminine' | null };
type Pair = { masculine: string; feminine: string };

const pairsOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, Pair> =>
  new Map(
    Object.entries(table).flatMap(([masculine, feminine]): [string, Pair][] => {
      const pair = { masculine, feminine };
      return [
        [fold(feminine), pair],
        [fold(masculine), pair],
      ];
    }),
  );

const nouns = pairsOf(genderedNouns);
const adjectives = pairsOf(genderedAdjectives);
const same = (word: string): Pair => ({ masculine: word, feminine: word });
const foldedEpicenes = new Map([...epicenes].map((word) => [fold(word), word]));
const foldedCommon = new Map([...commonWords].map((word) => [fold(word), word]));
/** English names of trades that French keeps, and that have one form. */
const borrowed =
  /^(?:product owner|data scientist|scrum master|community manager|delivery manager|office manager|tech lead)$/;
const longest = 70;
/** Past the length of any headline, only somebody who means harm writes on. */
const longestRead = 300;

/** The first job a headline names, in French: null when no word of it is known. */
export function readRole(headline: string): Role | null {
  for (const segment of segmentsOf(headline)) {
    const role = readSegment(segment);
    if (role && role.feminine.length <= longest) return role;
  }
  return null;
}

function segmentsOf(headline: string): string[] {
  return (
    headline
      .slice(0, longestRead)
      .normalize('NFC')
      .replace(/['`´ʼ‘]/g, '’')
      .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}/gu, ' | ')
      .replace(/\p{Cf}|\ufe0f/gu, '')
      // « Chargé(e) », « Directeur·rice », « Directeur.trice ».
      .replace(
        /(\p{L}{3})(?:\((?:e|ne|trice|rice|euse|se|ère)\)|[·.](?:e|ne|trice|rice|euse|se|ère)(?!\p{L}))/giu,
        '$1',
      )
      .replace(/\([^)]*\)|"[^"]*"|«[^»]*»/g, ' ')
      .replace(/(\p{L}+)\s?\/\s?(\p{L}+)/gu, (both, one: string, other: string) =>
        nouns.has(fold(one)) && nouns.get(fold(one)) === nouns.get(fold(other)) ? one : both,
      )
      .replace(/^resp\.\s?/iu, 'Responsable ')
      .replace(/^dir\.\s?/iu, 'Directeur ')
      .replace(/(?:(?<=\s)(?:chez|at)\s|@)[^|•·,;]*/giu, ' | ')
      .split(/[|•·,;/]|\s[-–—:]\s/u)
      .map((segment) => segment.replace(/\s+/g, ' ').replace(/^[\s.#*-]+|[\s.!*-]+$/g, ''))
      .filter((segment) => segment && !/^(?:ex|former|ancien(?:ne)?)(?![\p{L}])/iu.test(segment))
  );
}

function readSegment(segment: string): Role | null {
  const key = normaliseWords(segment).replaceAll(' & ', ' and ');
  const plain = key
    .replace(/^(?:senior|junior|sr|jr|global|group) /, '')
    .replace(/ (?:france|emea|europe|dach|benelux|apac|international)$/, '');
  const french = englishTitles.get(key) ?? englishTitles.get(plain);
  if (french && borrowed.test(french)) return { ...same(french), own: null };
  if (french) return inflect(french, false);
  const isShouted = segment === segment.toLocaleUpperCase('fr') && /\p{L}{5}/u.test(segment);
  return inflect(isShouted ? segment.toLocaleLowerCase('fr') : segment, isShouted);
}

/** What somebody adds about their search is no part of the title. */
const status =
  /\s(?:disponible|en (?:transition|recherche|reconversion|veille)|à l’écoute|open to work)(?![\p{L}]).*$/iu;
/** They are said of the person wherever they stand. */
const ofPerson = /^(?:adjointe?|externalisee?|associee?)$/;

/** The person's words agree up to the first « de », or to a noun: « développement commercial » is no person. */
function inflect(title: string, isShouted: boolean): Role | null {
  const [first = '', ...rest] = title
    .replace(status, '')
    .replace(/\s+&\s+/g, ' et ')
    .replace(/^(expert|experte) comptable/iu, '$1-comptable')
    .replace(/^co fondat/iu, 'cofondat')
    .replace(/^vice présid/iu, 'vice-présid')
    .split(' ');
  const head = readHead(first);
  if (!head) return null;
  const agreeing: [string, Pair][] = [[first, head]];
  let isAboutWork = false;
  let isAfterNoun = false;
  const parts = rest.map((token, at): Pair => {
    const key = fold(token);
    if (rest[at - 1] === 'et' && nouns.has(key)) isAboutWork = false;
    if (linkWords.has(key) || /^d’/iu.test(token)) isAboutWork = true;
    if (key === 'et') isAfterNoun = false;
    const pair = adjectives.get(key) ?? nouns.get(key) ?? participle(token);
    if (pair && (ofPerson.test(key) || !(isAboutWork || isAfterNoun))) {
      agreeing.push([token, pair]);
      return pair;
    }
    const acronym = rest[at - 1] === 'et' && epicenes.has(key) && knownAcronyms.has(key);
    if (key !== 'et' && !acronym) isAfterNoun = true;
    return same(writeToken(token, isShouted));
  });
  const isOwn = agreeing.some(
    ([token, { masculine, feminine }]) => masculine !== feminine && fold(token) === fold(feminine),
  );
  const join = (gender: Gender) => [head, ...parts].map((part) => part[gender]).join(' ');
  return { masculine: join('masculine'), feminine: join('feminine'), own: isOwn ? 'feminine' : null };
}

/** « externalisé », « spécialisée »; « qualité » and « activité » are no participles. */
function participle(token: string): Pair | null {
  const [, stem] = /^(\p{L}{3,}[^t])ée?$/u.exec(token.toLocaleLowerCase('fr')) ?? [];
  return stem && !foldedCommon.has(fold(token)) ? { masculine: `${stem}é`, feminine: `${stem}ée` } : null;
}

function readHead(word: string): Pair | null {
  const key = fold(word);
  const pair = nouns.get(key);
  if (pair) return pair;
  if (knownAcronyms.has(key) && epicenes.has(key)) return same(word.toUpperCase());
  const epicene = foldedEpicenes.get(key);
  if (epicene) return same(epicene);
  const halves = word.split('-');
  if (halves.length !== 2) return null;
  const [one, other] = halves.map(readHead);
  if (!one || !other) return null;
  return {
    masculine: `${one.masculine}-${other.masculine}`,
    feminine: `${one.feminine}-${other.feminine}`,
  };
}

/** Small, unless it is an acronym or a name. */
function writeToken(token: string, isShouted: boolean): string {
  const [, link = '', rest = token] = /^([dl]’)(.+)$/iu.exec(token) ?? [];
  const key = fold(rest);
  if (knownAcronyms.has(key) && (isShouted || rest.length > 3 || rest === rest.toUpperCase()))
    return link.toLowerCase() + (isShouted || !/\p{Ll}/u.test(rest) ? rest.toUpperCase() : rest);
  const common = foldedCommon.get(key);
  const isPlain = common !== undefined || adjectives.has(key) || nouns.has(key) || linkWords.has(key);
  const isSmall = isPlain || /^(?:la|le|les|l’|et)$/iu.test(rest);
  return link.toLowerCase() + (isSmall ? (common ?? rest).toLocaleLowerCase('fr') : rest);
}

/** The gender that somebody's own title shows: « directrice » does, « directeur » does not always. */
export const genderOfTitle = (title: string): 'feminine' | null => readRole(title)?.own ?? null;

/**
 * What somebody does, in words that are right: their title when its gender is known or makes no difference, else the
 * direction or the field they work in; null when nothing safe can be said.
 */
export function phraseRole(title: string, gender: Gender | null): RolePhrase | null {
  const role = readRole(title);
  if (!role) return null;
  if (role.masculine === role.feminine) return { kind: 'title', text: role.masculine };
  const known = gender ?? role.own;
  return known ? { kind: 'title', text: role[known] } : phraseNeutrally(fold(role.masculine));
}

/** « votre rôle de directrice financière », « votre poste à la direction financière », « votre rôle dans les achats ». */
export function phraseYourRole(title: string, gender: Gender | null): string | null {
  const role = phraseRole(title, gender);
  if (!role) return null;
  if (role.kind === 'title') return `votre rôle ${elide('de', role.text)}`;
  if (role.kind === 'field') return `votre rôle dans ${role.text}`;
  return role.text.startsWith('la tête') ? `votre rôle à ${role.text}` : `votre poste à ${role.text}`;
}
