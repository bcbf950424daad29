/** What weighs the same stands on one line: « 0.35 »: « run|other run ». Thousands of weights take half the room. */
export type PackedWeights = Readonly<Record<string, string>>;

const between = '|';

export function packWeights(weights: Readonly<Record<string, number>>): PackedWeights {
  const lines = new Map<number, string[]>();
  for (const [name, weight] of Object.entries(weights)) {
    const line = lines.get(weight) ?? [];
    line.push(name);
    lines.set(weight, line);
  }
  return Object.fromEntries(
    [...lines]
      .sort(([one], [other]) => one - other)
      .map(([weight, names]) => [weight.toFixed(2), names.join(between)]),
  );
}

export const unpackWeights = (packed: PackedWeights): Record<string, number> =>
  Object.fromEntries(
    Object.entries(packed).flatMap(([weight, names]) =>
      names.split(between).map((name) => [name, Number(weight)]),
    ),
  );
