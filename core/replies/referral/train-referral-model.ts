import { seededRandom, shuffle } from '../../seeded-random.ts';
import { featuresOfTokens, referralBits } from './referral-features.ts';
import { type ReferralFile, type ReferralModel, tags, weighTags } from './referral-model.ts';
import { type ReplyToken, straighten, tokensIn } from './referral-tokens.ts';
import { withoutDeterminer, withoutTitle } from './referral-words.ts';

/** A reply, and whom somebody said it sends to; null: nobody. */
export type LabelledReferral = {
  reply: string;
  referral: {
    name?: string | null;
    role?: string | null;
    email?: string | null;
    /** An e-mail address or a telephone number. */
    address?: string | null;
  } | null;
};

const count = tags.length;
const rounds = 8;
/** What weighs less than that is not written. */
const least = 2;

type Example = { features: Int32Array[]; right: number[] };

/**
 * A structured perceptron, its weights averaged over all that it saw (Collins, 2002): whole steps only, so that the same
 * replies give the same weights, to the byte.
 */
export function trainReferralModel(replies: readonly LabelledReferral[]): ReferralFile {
  const examples = replies.map(toExample);
  const size = count << referralBits;
  const model: ReferralModel = { weights: new Float64Array(size), moves: new Float64Array(count * count) };
  const seen: ReferralModel = { weights: new Float64Array(size), moves: new Float64Array(count * count) };
  const random = seededRandom(1);
  let turn = 1;
  const step = (of: 'weights' | 'moves', at: number, by: number) => {
    model[of][at] = (model[of][at] as number) + by;
    seen[of][at] = (seen[of][at] as number) + by * turn;
  };
  for (let round = 0; round < rounds; round += 1)
    for (const { features, right } of shuffle(examples, random)) {
      const guessed = weighTags(features, model);
      if (guessed.some((tag, at) => tag !== right[at])) correct(features, right, guessed, step);
      turn += 1;
    }
  const averaged = (of: 'weights' | 'moves') =>
    model[of].map((value, at) => value - (seen[of][at] as number) / turn);
  return written(averaged('weights'), averaged('moves'));
}

type Step = (of: 'weights' | 'moves', at: number, by: number) => void;

function correct(
  features: readonly Int32Array[],
  right: readonly number[],
  guessed: readonly number[],
  step: Step,
): void {
  let [rightBefore, givenBefore] = [0, 0];
  for (const [at, here] of features.entries()) {
    const [wanted, given] = [right[at] as number, guessed[at] as number];
    if (wanted !== given)
      for (const feature of here) {
        step('weights', feature * count + wanted, 1);
        step('weights', feature * count + given, -1);
      }
    step('moves', rightBefore * count + wanted, 1);
    step('moves', givenBefore * count + given, -1);
    [rightBefore, givenBefore] = [wanted, given];
  }
}

function toExample({ reply, referral }: LabelledReferral): Example {
  const text = straighten(reply);
  const tokens = tokensIn(text);
  const right = tokens.map(() => 0);
  const mail = [referral?.email, referral?.address].find((one) => one?.includes('@')) ?? null;
  const address = find(text, mail, null);
  const name = find(text, referral?.name && withoutTitle(straighten(referral.name)), address);
  const role = find(text, referral?.role && withoutDeterminer(straighten(referral.role)), name ?? address);
  mark(tokens, right, role, 'role', 'moreRole');
  mark(tokens, right, name, 'name', 'moreName');
  mark(tokens, right, address, 'address', 'address');
  return { features: featuresOfTokens(tokens), right };
}

type Place = { from: number; to: number };

/** Where whole words stand: the first, or the nearest to something else. */
function find(text: string, wanted: string | null | undefined, near: Place | null): Place | null {
  if (!wanted) return null;
  const [within, asked] = [text.toLowerCase(), wanted.toLowerCase()];
  let best: Place | null = null;
  for (let from = within.indexOf(asked); from >= 0; from = within.indexOf(asked, from + 1)) {
    const to = from + asked.length;
    if (/\p{L}/u.test(text[from - 1] ?? ' ') || /\p{L}/u.test(text[to] ?? ' ')) continue;
    if (!best || (near && Math.abs(from - near.from) < Math.abs(best.from - near.from))) best = { from, to };
  }
  return best;
}

function mark(
  tokens: readonly ReplyToken[],
  right: number[],
  place: Place | null,
  first: (typeof tags)[number],
  more: (typeof tags)[number],
): void {
  if (!place) return;
  let tag = tags.indexOf(first);
  for (const [at, { from, to }] of tokens.entries()) {
    if (from < place.from || to > place.to) continue;
    right[at] = tag;
    tag = tags.indexOf(more);
  }
}

function written(weights: Float64Array, moves: Float64Array): ReferralFile {
  const rows: number[][] = [];
  const present = new Uint8Array(1 << (referralBits - 3));
  for (let feature = 0; feature < 1 << referralBits; feature += 1) {
    const none = weights[feature * count] as number;
    const row = Array.from(
      { length: count - 1 },
      (_, at) => (weights[feature * count + at + 1] as number) - none,
    );
    if (row.every((value) => Math.abs(value) < least)) continue;
    rows.push(row);
    present[feature >> 3] = (present[feature >> 3] as number) | (1 << (feature & 7));
  }
  const values = rows.flat();
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    scale,
    moves: [...moves],
    present: base64(present),
    weights: base64(Uint8Array.from(values, (value) => Math.round(value / scale) & 255)),
  };
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
