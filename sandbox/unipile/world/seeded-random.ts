export type Random = ReturnType<typeof createRandom>;

/** Chance that always falls the same way for the same seed (cyrb128, then sfc32). */
export function createRandom(seed: string) {
  let [a, b, c, d] = hash(seed);

  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let turn = 0; turn < 8; turn++) next();
  return randomFrom(next);
}

/** The same helpers over any source of numbers from 0 to 1. */
export function randomFrom(next: () => number) {
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const chance = (probability: number) => next() < probability;

  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from.');
    return list[Math.floor(next() * list.length)] as T;
  };

  const sample = <T>(list: readonly T[], count: number): T[] => {
    const mixed = [...list];
    const wanted = Math.min(count, mixed.length);
    for (let at = 0; at < wanted; at++) {
      const other = int(at, mixed.length - 1);
      const kept = mixed[at] as T;
      mixed[at] = mixed[other] as T;
      mixed[other] = kept;
    }
    mixed.length = wanted;
    return mixed;
  };

  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let total = 0;
    for (const choice of choices) total += choice[1];
    let mark = next() * total;
    for (const choice of choices) {
      mark -= choice[1];
      if (mark < 0) return choice[0];
    }
    return pick(choices)[0];
  };

  /** Long tail: most values near `min`, a few near `max`. */
  const longTail = (min: number, max: number) =>
    Math.round(Math.exp(Math.log(min) + next() * (Math.log(max) - Math.log(min))));

  const text = (alphabet: string, length: number) => {
    // One draw gives several letters: ids are most of the chance spent on a world.
    const perDraw = Math.floor(30 / Math.log2(alphabet.length));
    let made = '';
    for (let left = 0, bits = 0; made.length < length; left--) {
      if (left === 0) {
        left = perDraw;
        bits = Math.floor(next() * alphabet.length ** perDraw);
      }
      made += alphabet.charAt(bits % alphabet.length);
      bits = Math.floor(bits / alphabet.length);
    }
    return made;
  };

  return { next, int, chance, pick, sample, weighted, longTail, text };
}

function hash(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    h1 = h2 ^ Math.imul(h1 ^ code, 597_399_067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2_869_860_233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951_274_213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2_716_044_179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597_399_067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2_869_860_233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951_274_213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2_716_044_179);
  return [h1 ^ h2 ^ h3 ^ h4, h2, h3, h4];
}
