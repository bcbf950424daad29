import { seededRandom, shuffle } from '../seeded-random.ts';
import {
  type AudienceFile,
  type AudienceModel,
  audienceTags,
  signsOfWords,
  tagWords,
  wordsIn,
} from './audience-tags.ts';
import { straighten } from './cut-text.ts';
import { base64Of } from './packed.ts';
import { type RoleModel, weighRoles } from './piece-roles.ts';
import type { ReadPiece } from './read-roles.ts';
import { readTagged, type TaggedText } from './tagged-text.ts';

const count = audienceTags.length;
const rounds = 10;
/** What fewer texts have is the word of one author. */
const fewestTexts = 2;
const lead = /^(?:aupr[eè]s )?(?:les |des |aux |de |d’|la |le |l’|un |une )/iu;

type Example = { signs: string[][]; right: number[] };

/**
 * A structured perceptron, its weights averaged over all that it saw (Collins, 2002): whole steps only, so that the same
 * texts give the same weights, to the byte.
 */
export function trainAudience(texts: readonly TaggedText[], roles: RoleModel): AudienceFile {
  const byText = texts.map((text) => examplesOf(text, roles));
  const uses = new Map<string, number>();
  for (const examples of byText)
    for (const sign of new Set(examples.flatMap(({ signs }) => signs.flat())))
      uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const names = [...uses].flatMap(([name, one]) => (one >= fewestTexts ? [name] : [])).sort();
  const places = new Map(names.map((name, at) => [name, at * count]));
  const weights = new Float64Array(names.length * count);
  const moves = new Float64Array(count * count);
  const seen = { weights: new Float64Array(weights.length), moves: new Float64Array(moves.length) };
  const model: AudienceModel = { places, weights, moves };
  const random = seededRandom(1);
  let turn = 1;
  const step = (own: Float64Array, sum: Float64Array, at: number, by: number) => {
    own[at] = (own[at] ?? 0) + by;
    sum[at] = (sum[at] ?? 0) + by * turn;
  };
  for (let round = 0; round < rounds; round += 1)
    for (const { signs, right } of shuffle(byText.flat(), random)) {
      const { tags } = tagWords(signs, model);
      let [rightBefore, givenBefore] = [0, 0];
      for (const [at, wanted] of right.entries()) {
        const given = tags[at] ?? 0;
        if (wanted !== given)
          for (const sign of signs[at] ?? []) {
            const place = places.get(sign);
            if (place === undefined) continue;
            step(weights, seen.weights, place + wanted, 1);
            step(weights, seen.weights, place + given, -1);
          }
        step(moves, seen.moves, rightBefore * count + wanted, 1);
        step(moves, seen.moves, givenBefore * count + given, -1);
        [rightBefore, givenBefore] = [wanted, given];
      }
      turn += 1;
    }
  const averaged = (own: Float64Array, sum: Float64Array) =>
    own.map((value, at) => value - (sum[at] ?? 0) / turn);
  return written(names, averaged(weights, seen.weights), averaged(moves, seen.moves));
}

function written(names: readonly string[], weights: Float64Array, moves: Float64Array): AudienceFile {
  const greatest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Number((greatest / 127).toPrecision(3));
  const rows = names.flatMap((name, at) => {
    const row = [...weights.slice(at * count, (at + 1) * count)].map((value) => Math.round(value / scale));
    return row.some((value) => Math.abs(value) >= 3) ? [{ name, row }] : [];
  });
  return {
    scale,
    moves: [...moves].map((value) => Math.round(value * 100) / 100),
    signs: rows.map(({ name }) => name).join('\n'),
    weights: base64Of(rows.flatMap(({ row }) => row)),
  };
}

function examplesOf(text: TaggedText, model: RoleModel): Example[] {
  const pieces = readTagged(text).map(({ piece }) => piece);
  const roles = weighRoles(pieces, model);
  const wanted = text.audience ? straighten(text.audience).replace(lead, '') : null;
  return pieces.map((piece, at) => {
    const words = wordsIn(piece.text);
    const from = wanted ? piece.text.indexOf(wanted) : -1;
    const to = from < 0 ? -1 : from + (wanted?.length ?? 0);
    const right = words.map((word) => (word.from < from || word.to > to ? 0 : word.from === from ? 1 : 2));
    const read = { ...piece, roles: roles[at] } as ReadPiece;
    return { signs: signsOfWords(read, words), right };
  });
}
