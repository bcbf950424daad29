import { type Example, fitWeights } from '../learning/fit-weights.ts';
import { fold } from '../words/fold.ts';
import { companyCandidates, type IsWord } from './company-candidates.ts';
import type { Piece } from './cut-text.ts';
import type { CompanyWeights } from './find-company.ts';
import { type RoleModel, weighRoles } from './piece-roles.ts';
import { readTagged, type TaggedText } from './tagged-text.ts';

const fewestTexts = 2;
const restraint = 0.8;
const restraintOfBase = 1e-6;

/** A sentence that stands alone is read too. */
const weightOfAlone = 0.05;

/** Whether a candidate is the company of its text: logistic regression over all candidates of all texts. */
export function trainCompany(texts: readonly TaggedText[], roles: RoleModel, isWord: IsWord): CompanyWeights {
  const rows = texts.map((text) => {
    const whole = readTagged(text).map(({ piece }) => piece);
    const read = (pieces: readonly Piece[], weight: number) =>
      companyCandidates(pieces, weighRoles(pieces, roles), isWord).map(({ name, signs }) => ({
        signs,
        weight,
        isTrue: text.company !== null && fold(name) === fold(text.company),
      }));
    return [...read(whole, 1), ...whole.flatMap((piece) => read([{ ...piece, under: null }], weightOfAlone))];
  });
  const uses = new Map<string, number>();
  for (const row of rows)
    for (const sign of new Set(row.flatMap(({ signs }) => signs))) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const names = [...uses].flatMap(([name, count]) => (count >= fewestTexts ? [name] : [])).sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const examples = rows.flat().map(({ signs, isTrue, weight }): Example => {
    const found = [...signs.flatMap((sign) => places.get(sign) ?? []), names.length];
    return {
      places: Int32Array.from(found),
      values: Float64Array.from(found, () => 1),
      isTrue,
      weight,
    };
  });
  const fitted = fitWeights(
    examples,
    Float64Array.from({ length: names.length + 1 }, (_, at) =>
      at === names.length ? restraintOfBase : restraint,
    ),
    new Float64Array(names.length + 1),
  );
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    base: round(fitted[names.length] ?? 0),
    signs: Object.fromEntries(
      names.flatMap((name, at) => {
        const weight = round(fitted[at] ?? 0);
        return Math.abs(weight) >= 0.05 ? [[name, weight]] : [];
      }),
    ),
  };
}
