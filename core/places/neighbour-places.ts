import table from '#datasets/places/neighbour-places.json' with { type: 'json' };

/** Countries and regions beyond France: what people write, then the network's names for it. */
export const neighbourPlaces: readonly (readonly [names: string, labels: readonly string[]])[] =
  Object.entries(table);
