import { feminineNames, masculineNames } from '../../french/people/first-names.ts';
import { commonWords, epicenes, genderedNouns } from '../../french/people/role-nouns.ts';
import { unisexNames } from '../../french/people/unisex-names.ts';
import { hashText } from '../../seeded-random.ts';
import { fold } from '../../words/fold.ts';
import { familiesOf } from '../word-families.ts';
import { isAddress, type ReplyToken } from './referral-tokens.ts';
import { isRole, isTitle } from './referral-words.ts';

/** How many numbers there are; two features may share one. */
export const referralBits = 15;
const mask = (1 << referralBits) - 1;

type Seen = {
  word: string;
  stem: string;
  shape: string;
  /** What kind of word it is, where that is known. */
  sorts: string[];
};

const isKnownName = (folded: string): boolean => {
  const key = folded.split('-')[0] ?? '';
  return feminineNames.has(key) || masculineNames.has(key) || unisexNames.has(key);
};
const jobs: ReadonlySet<string> = new Set(
  [...Object.entries(genderedNouns).flat(), ...epicenes, ...commonWords].map(fold),
);
const relatives =
  /^(?:beau|belle)-|^(?:oncle|tante|frere|soeur|pere|mere|mari|femme|epou|fils|fille|cousin|neveu|niece|associe|conjoint|compagn|colleg|coll?eague|successeur|remplac|binome|homologue|voisin|confrere|consoeur|ami|amie|wife|husband|brother|sister|partner|chef|boss|patron)/;
const owners = /^(?:mon|ma|mes|notre|nos|son|sa|leur|my|our|their|his|her)$/;
const articles = /^(?:le|la|les|l'|un|une|au|aux|du|des|the|a|an)$/;

function shapeOf(text: string): string {
  if (isAddress(text)) return '@';
  if (/^\d/.test(text)) return '9';
  if (/^\p{Lu}\.$/u.test(text)) return 'A.';
  if (/^\p{Lu}+$/u.test(text) && text.length > 1) return 'AA';
  if (/^\p{Lu}/u.test(text)) return /-\p{Lu}/u.test(text) ? 'A-A' : 'Aa';
  return /^\p{L}/u.test(text) ? 'a' : text;
}

function see({ text }: ReplyToken): Seen {
  const shape = shapeOf(text);
  if (shape === '@' || shape === '9') return { word: shape, stem: shape, shape, sorts: [] };
  const word = fold(text).replaceAll('’', "'");
  const sorts: string[] = [];
  if (isTitle.test(word)) sorts.push('title');
  if (isKnownName(word)) sorts.push('first');
  if (isRole.test(word) || jobs.has(word)) sorts.push('role');
  if (relatives.test(word)) sorts.push('relative');
  if (owners.test(word)) sorts.push('own');
  if (articles.test(word)) sorts.push('article');
  if (word.length > 3) sorts.push(...familiesOf(word).map((family) => `k${family}`));
  return { word, stem: word.length > 5 ? word.slice(0, 5) : word, shape, sorts };
}

const outside: Seen = { word: '|', stem: '|', shape: '|', sorts: [] };
const isEnd = ({ word }: Seen) => /^[.!?\n|]$/.test(word);
/** How far somebody's address may stand from their name. */
const reach = 8;

/** What is seen of each word and of those around it. */
export function featuresOfTokens(tokens: readonly ReplyToken[]): Int32Array[] {
  const seen = tokens.map(see);
  const at = (index: number) => seen[index] ?? outside;
  return seen.map((here, index) => {
    const found = new Set<number>();
    const add = (name: string) => {
      const hash = hashText(name);
      found.add((hash ^ (hash >>> 15)) & mask);
    };
    const [before, second, third] = [at(index - 1), at(index - 2), at(index - 3)];
    const [after, next, further] = [at(index + 1), at(index + 2), at(index + 3)];
    const kind = here.sorts.includes('first') ? `${here.shape}f` : here.shape;
    add('any');
    add(`0 ${here.word}`);
    add(`s ${here.stem}`);
    add(`h ${kind}`);
    add(`e ${here.word.slice(-3)}`);
    for (const sort of here.sorts) add(`0k ${sort}`);
    for (const [name, one] of [
      ['-1', before],
      ['-2', second],
      ['-3', third],
      ['+1', after],
      ['+2', next],
      ['+3', further],
    ] as const) {
      add(`${name} ${one.stem}`);
      add(`${name} ${one.stem} ${kind}`);
      add(`${name}h ${one.shape} ${kind}`);
      for (const sort of one.sorts) {
        add(`${name}k ${sort}`);
        add(`${name}k ${sort} ${kind}`);
      }
    }
    add(`-2-1 ${second.stem} ${before.stem} ${kind}`);
    add(`-3-2-1 ${third.stem} ${second.stem} ${before.stem} ${kind}`);
    add(`-1+1 ${before.stem} ${after.stem} ${kind}`);
    add(`+1+2 ${after.stem} ${next.stem} ${kind}`);
    add(`-10 ${before.stem} ${here.stem}`);
    add(`0+1 ${here.stem} ${after.stem}`);
    add(`hh ${before.shape} ${kind} ${after.shape}`);
    for (const one of before.sorts) for (const other of here.sorts) add(`kk ${one} ${other}`);
    addFar(seen, index, kind, add);
    return Int32Array.from(found);
  });
}

/** Words further off in the same sentence, and where it stands in the reply. */
function addFar(seen: readonly Seen[], index: number, kind: string, add: (name: string) => void): void {
  for (let at = index - 4; at >= Math.max(0, index - 12); at -= 1) {
    const one = seen[at] as Seen;
    if (isEnd(one)) break;
    add(`<< ${one.stem} ${kind}`);
  }
  for (let at = index + 4; at <= Math.min(seen.length - 1, index + 12); at += 1) {
    const one = seen[at] as Seen;
    if (isEnd(one)) break;
    add(`>> ${one.stem} ${kind}`);
  }
  const first = seen.findLastIndex((one, at) => at < index && isEnd(one)) + 1;
  if (first === index) add(`start ${kind}`);
  add(`opens ${seen[first]?.stem} ${kind}`);
  if (first === 0) add(`in first ${kind}`);
  if (!seen.slice(index).some(isEnd)) add(`in last ${kind}`);
  if (index < 4) add(`at ${index} ${kind}`);
  if (seen.length - index < 4) add(`left ${seen.length - index} ${kind}`);
  for (let off = 1; off <= reach; off += 1) {
    if (seen[index + off]?.shape === '@') add(`@ after ${Math.min(off, 4)} ${kind}`);
    if (seen[index - off]?.shape === '@') add(`@ before ${Math.min(off, 4)} ${kind}`);
  }
}
