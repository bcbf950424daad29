import { type Example, fitWeights } from '../learning/fit-weights.ts';
import { base64Of } from './packed.ts';
import { type PieceRole, pieceRoles } from './piece-role.ts';
import type { RoleFile } from './piece-roles.ts';
import { shareOf, signsOfPieces } from './piece-signs.ts';
import { readTagged, type TaggedText } from './tagged-text.ts';

/** What fewer texts have is the word of one author. */
const fewestTexts = 3;
const restraint = 0.6;
const restraintOfBase = 1e-6;
/** A second role says less surely what a piece is. */
const weightOfSecond = 0.6;
/** What weighs less for every role is not written. */
const least = 2;
const steps = 127;

/** A sentence that stands alone is read too: what an offer says is typed line by line. */
const weightOfAlone = 0.35;

type Row = { signs: string[]; roles: readonly PieceRole[]; share: number };

const rowsOf = (text: TaggedText): Row[] => {
  const tagged = readTagged(text);
  const signs = signsOfPieces(tagged.map(({ piece }) => piece));
  return tagged.flatMap(({ piece, roles }, at) => {
    const [alone = []] = signsOfPieces([{ ...piece, kind: 'sentence', under: null, paragraph: 1 }]);
    return [
      { roles, signs: signs[at] ?? [], share: 1 },
      { roles, signs: alone, share: weightOfAlone },
    ];
  });
};

/** Logistic regression, a role at a time. The same texts give the same weights, to the byte. */
export function trainPieceRoles(texts: readonly TaggedText[]): RoleFile {
  const readTexts = texts.map(rowsOf);
  const uses = new Map<string, number>();
  for (const text of readTexts)
    for (const sign of new Set(text.flatMap(({ signs }) => signs))) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const names = [...uses].flatMap(([name, count]) => (count >= fewestTexts ? [name] : [])).sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const examples = readTexts.flat().map(({ signs, roles, share }) => {
    const found = signs.flatMap((sign) => places.get(sign) ?? []);
    return {
      roles,
      share,
      places: Int32Array.from([...found, names.length]),
      // A long piece has more signs and no more certainty.
      values: Float64Array.from([...found.map(() => shareOf(signs.length)), 1]),
    };
  });
  const restraints = Float64Array.from({ length: names.length + 1 }, (_, at) =>
    at === names.length ? restraintOfBase : restraint,
  );
  const fitted = pieceRoles.map((role) =>
    fitWeights(
      examples.map(({ roles, share, ...signs }): Example => {
        const at = roles.indexOf(role);
        return { ...signs, isTrue: at >= 0, weight: share * (at > 0 ? weightOfSecond : 1) };
      }),
      restraints,
      new Float64Array(names.length + 1),
    ),
  );
  // The last digits of exponentials differ from one kind of processor to another: the file must not.
  const greatest = fitted
    .flatMap((weights) => [...weights.slice(0, -1)])
    .reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Number((greatest / steps).toPrecision(3));
  const rows = names.map((_, at) => fitted.map((weights) => Math.round((weights[at] ?? 0) / scale)));
  const kept = names.flatMap((name, at) =>
    rows[at]?.some((weight) => Math.abs(weight) >= least) ? [{ name, row: rows[at] ?? [] }] : [],
  );
  return {
    base: fitted.map((weights) => Number((weights[names.length] ?? 0).toFixed(2))),
    scale,
    signs: kept.map(({ name }) => name).join('\n'),
    weights: base64Of(kept.flatMap(({ row }) => row)),
  };
}
