import { featuresOfTokens, referralBits } from './referral-features.ts';
import trained from './referral-model.json' with { type: 'json' };
import type { ReplyToken } from './referral-tokens.ts';

/** What a word is of whom a reply sends to: nothing, their name, what they do, or their address. */
export const tags = ['none', 'name', 'moreName', 'role', 'moreRole', 'address'] as const;
export type Tag = (typeof tags)[number];

/** How much each feature speaks for each tag, and each tag for the one after it; feature by feature, tag by tag. */
export type ReferralModel = { weights: Float64Array; moves: Float64Array };

/** As it is written: whole numbers from -127 to 127 of those features that weigh anything. */
export type ReferralFile = { scale: number; moves: number[]; present: string; weights: string };

const count = tags.length;
let opened: ReferralModel | null = null;

/** Read from the file once, by the first reply. */
export function referralModel(): ReferralModel {
  opened ??= openReferralFile(trained);
  return opened;
}

const bytesOf = (base64: string) => Int8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

export function openReferralFile({ scale, moves, present, weights: written }: ReferralFile): ReferralModel {
  const [isPresent, values] = [bytesOf(present), bytesOf(written)];
  const weights = new Float64Array(count << referralBits);
  let row = 0;
  for (let feature = 0; feature < 1 << referralBits; feature += 1) {
    if (((isPresent[feature >> 3] as number) & (1 << (feature & 7))) === 0) continue;
    // Nothing is what the others are measured against.
    for (let tag = 1; tag < count; tag += 1)
      weights[feature * count + tag] = (values[row * (count - 1) + tag - 1] as number) * scale;
    row += 1;
  }
  return { weights, moves: Float64Array.from(moves) };
}

const continues: Readonly<Record<number, readonly number[]>> = {
  [tags.indexOf('moreName')]: [tags.indexOf('name'), tags.indexOf('moreName')],
  [tags.indexOf('moreRole')]: [tags.indexOf('role'), tags.indexOf('moreRole')],
};

/** The tags that weigh most together (Viterbi), by their numbers. */
export function weighTags(features: readonly Int32Array[], { weights, moves }: ReferralModel): number[] {
  const from: Int8Array[] = [];
  let scores = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  scores[0] = 0;
  for (const here of features) {
    const own = new Float64Array(count);
    for (const feature of here)
      for (let tag = 0; tag < count; tag += 1)
        own[tag] = (own[tag] as number) + (weights[feature * count + tag] as number);
    const next = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    const back = new Int8Array(count);
    for (let tag = 0; tag < count; tag += 1)
      for (let before = 0; before < count; before += 1) {
        if (continues[tag]?.includes(before) === false) continue;
        const score =
          (scores[before] as number) + (own[tag] as number) + (moves[before * count + tag] as number);
        if (score <= (next[tag] as number)) continue;
        next[tag] = score;
        back[tag] = before;
      }
    scores = next;
    from.push(back);
  }
  let tag = scores.indexOf(Math.max(...scores));
  const found: number[] = [];
  for (let at = from.length - 1; at >= 0; at -= 1) {
    found[at] = tag;
    tag = (from[at] as Int8Array)[tag] as number;
  }
  return found;
}

export const tagTokens = (tokens: readonly ReplyToken[], model: ReferralModel): Tag[] =>
  weighTags(featuresOfTokens(tokens), model).map((tag) => tags[tag] ?? 'none');
