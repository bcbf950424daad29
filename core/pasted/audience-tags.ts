import buyers from '#datasets/first-minute/buyers.json' with { type: 'json' };
import { fold } from '../words/fold.ts';
import trained from './audience-model.json' with { type: 'json' };
import { numbersOf } from './packed.ts';
import { pieceRoles } from './piece-role.ts';
import { mostRead } from './piece-signs.ts';
import type { ReadPiece } from './read-roles.ts';

/** What a word is of those whom a text says to serve: nothing, the first of their words, one more. */
export const audienceTags = ['none', 'first', 'more'] as const;
const count = audienceTags.length;
const [none, first, more] = [0, 1, 2];

/** How much each sign speaks for each tag, and each tag for the one after it. */
export type AudienceModel = {
  places: ReadonlyMap<string, number>;
  weights: ArrayLike<number>;
  moves: ArrayLike<number>;
};
/** As it is written. */
export type AudienceFile = { signs: string; weights: string; moves: number[]; scale: number };

export const openAudienceFile = ({ signs, weights, moves, scale }: AudienceFile): AudienceModel => ({
  places: new Map(signs.split('\n').map((sign, at) => [sign, at * count])),
  weights: Float64Array.from(numbersOf(weights), (weight) => weight * scale),
  moves,
});

export type Word = { text: string; from: number; to: number };

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+(?:-[\p{L}\d]+)*’?|[^\s\p{L}\d]/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));

const known: ReadonlySet<string> = new Set(buyers.flatMap((one) => [fold(one), `${fold(one)}s`]));
const leads =
  /^(?:pour|aux?|chez|aupres|des|les|de|d’|nos|clients?|aide|accompagne|equipe|forme|conseille|servons|livrons|a|dedie|destine|adresse)$/;
const rootOf = (word: string) => word.slice(0, 6);

function shapeOf(word: string): string {
  if (/^\d/u.test(word)) return '9';
  if (/^\p{Lu}{2,}$/u.test(word)) return 'AA';
  if (/^\p{Lu}/u.test(word)) return 'Aa';
  if (/^\p{L}/u.test(word)) return /[sx]$/u.test(word) ? 'as' : 'a';
  return word;
}

/** What is seen of each word of a piece and around it. */
export function signsOfWords(piece: ReadPiece, words: readonly Word[]): string[][] {
  const plain = words.map(({ text }) => fold(text));
  const role = pieceRoles.toSorted((one, other) => piece.roles[other] - piece.roles[one])[0] ?? 'noise';
  const asks = piece.under !== null && ofWhom.test(piece.under) ? 'asked' : 'not asked';
  const at = (index: number) => plain[index] ?? (index < 0 ? '<' : '>');
  return words.map(({ text }, index) => {
    const here = at(index);
    const signs = new Set<string>();
    const shape = shapeOf(text);
    const kind = known.has(here) ? 'buyer' : shape;
    const isLast = index === words.length - 1;
    for (const sign of [
      `0 ${here}`,
      `r ${rootOf(here)}`,
      `e ${here.slice(-4)}`,
      `h ${kind}`,
      `h ${kind} ${role}`,
      `h ${kind} ${asks}`,
      `-1 ${at(index - 1)}`,
      `-1 ${at(index - 1)} ${kind}`,
      `-2 ${at(index - 2)} ${at(index - 1)}`,
      `-2 ${at(index - 2)} ${at(index - 1)} ${kind}`,
      `+1 ${at(index + 1)}`,
      `+1 ${at(index + 1)} ${kind}`,
      `+2 ${at(index + 1)} ${at(index + 2)}`,
      `-h ${shapeOf(words[index - 1]?.text ?? '<')} ${kind} ${shapeOf(words[index + 1]?.text ?? '>')}`,
      `role ${role}`,
      `kind ${piece.kind} ${index === 0}`,
      `start ${Math.min(3, index)} ${kind}`,
    ])
      signs.add(sign);
    if (isLast) signs.add(`last ${kind}`);
    let lead = 0;
    for (let back = 1; back <= 6; back += 1) {
      const word = at(index - back);
      if (leads.test(word)) {
        signs.add(`lead ${word} ${kind}`);
        lead ||= back;
      }
      if (/^[.;:!?]$/.test(word)) break;
    }
    signs.add(`lead ${lead} ${kind}`);
    for (let back = 1; back <= 8; back += 1) {
      const word = at(index - back);
      if (word === '<') break;
      signs.add(`<< ${rootOf(word)} ${kind === 'buyer' ? kind : 'other'}`);
    }
    return [...signs];
  });
}
const ofWhom =
  /^(?:pour qui|à qui|nos clients|clients|public|(?:nos |vos )?secteurs?|cibles?|vous êtes|qui)/iu;

/** The tags that weigh most together (Viterbi), and by how much they outweigh nothing at all. */
export function tagWords(
  signs: readonly string[][],
  { places, weights, moves }: AudienceModel,
): { tags: number[]; margin: number } {
  const from: number[][] = [];
  let scores = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let nothing = 0;
  for (const here of signs) {
    const own = [0, 0, 0];
    for (const sign of here) {
      const place = places.get(sign);
      if (place !== undefined)
        for (let tag = 0; tag < count; tag += 1) own[tag] = (own[tag] ?? 0) + (weights[place + tag] ?? 0);
    }
    const next = [0, 0, 0].map(() => Number.NEGATIVE_INFINITY);
    const back = [0, 0, 0];
    for (let tag = 0; tag < count; tag += 1)
      for (let before = 0; before < count; before += 1) {
        if (tag === more && before === none) continue;
        const score = (scores[before] ?? 0) + (own[tag] ?? 0) + (moves[before * count + tag] ?? 0);
        if (score <= (next[tag] ?? 0)) continue;
        next[tag] = score;
        back[tag] = before;
      }
    nothing += (own[none] ?? 0) + (moves[0] ?? 0);
    scores = next;
    from.push(back);
  }
  const greatest = Math.max(...scores);
  let tag = scores.indexOf(greatest);
  const tags: number[] = [];
  for (let at = from.length - 1; at >= 0; at -= 1) {
    tags[at] = tag;
    tag = from[at]?.[tag] ?? none;
  }
  return { tags, margin: greatest - nothing };
}

const linking =
  /^(?:de|des|du|d’|la|le|les|l’|et|ou|à|au|aux|en|dans|pour|avec|qui|que|par|sur|leur|leurs|un|une|\d+)$/iu;
const ofWhat = /^(?:de|des|du|d’)$/iu;

/** « les directions (des ressources humaines) », « entreprises de moins de 50 salariés (»: no half of a phrase. */
function wholeEnd(words: readonly Word[], start: number, end: number): number {
  let last = end;
  const isLoose = (at: number) =>
    linking.test(words[at]?.text ?? '') || !/[\p{L}\d]/u.test(words[at]?.text ?? '');
  while (last > start && isLoose(last)) last -= 1;
  while (ofWhat.test(words[last + 1]?.text ?? '')) {
    let next = last + 1;
    while (linking.test(words[next]?.text ?? '') && next < words.length) next += 1;
    if (!/^\p{L}{3,}/u.test(words[next]?.text ?? '')) break;
    last = next;
    // An adjective that agrees goes along: « ressources humaines ».
    while (
      /^\p{Ll}{3,}(?:les|ales|elles|aires|iques|ives|eux|ées|aux|nes)$/u.test(words[last + 1]?.text ?? '')
    )
      last += 1;
  }
  return last;
}

/** « les épiceries, cavistes, (fromagers et boutiques de musées) »: the list from its beginning, with its article. */
function wholeStart(text: string, from: number): number {
  const before = text.slice(0, from);
  const list = /(?:les|des|aux) (?:\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}, )+(?:(?:les|des|aux) )?$/u.exec(
    before,
  );
  if (list) return list.index;
  const article = /(?:^|(?<=\s))(?:les |des |aux |la |le |de |l’|d’)$/iu.exec(before);
  return article ? article.index : from;
}

/** « les mairies et les PME (catalogues », « transporteurs routiers, et seulement » */
const untilOpen = (text: string): string => {
  const open = text.lastIndexOf('(');
  const whole = open > 0 && !text.includes(')', open) ? text.slice(0, open) : text;
  return whole.replace(
    /(?:,? (?:et )?(?:seulement|uniquement|surtout|aussi|exclusivement|principalement))?[\s,]*$/u,
    '',
  );
};

let opened: AudienceModel | null = null;
const trainedModel = (): AudienceModel => {
  opened ??= openAudienceFile(trained);
  return opened;
};

export type Audience = { text: string; from: number; piece: ReadPiece; margin: number };

/** Every run of words that says whom a text serves, the surest first. */
export function audiencesIn(pieces: readonly ReadPiece[], model: AudienceModel = trainedModel()): Audience[] {
  return pieces
    .filter(({ text }) => text.length <= mostRead)
    .flatMap((piece) => {
      const words = wordsIn(piece.text);
      const { tags, margin } = tagWords(signsOfWords(piece, words), model);
      return words.flatMap((word, at) => {
        if (tags[at] !== first) return [];
        let end = at;
        while (tags[end + 1] === more) end += 1;
        end = wholeEnd(words, at, end);
        const to = words[end]?.to ?? word.to;
        const from = wholeStart(piece.text, word.from);
        return [{ text: untilOpen(piece.text.slice(from, to)), from, piece, margin }];
      });
    })
    .toSorted((one, other) => other.margin - one.margin);
}
