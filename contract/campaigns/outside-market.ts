import { z } from 'zod';
import type { OutsideMarket as Outside } from '#core/argumentaire/outside-market.ts';
import { companySizes } from '#core/targeting/icp-criteria.ts';
import { endpoint } from '../endpoint.ts';

const TargetAddition = z.discriminatedUnion('field', [
  z.object({ field: z.literal('mustNotHave'), word: z.string() }),
  z.object({ field: z.literal('industries'), labels: z.array(z.string()) }),
  z.object({ field: z.literal('companySizes'), sizes: z.array(z.enum(companySizes)) }),
]);

const criteria = ['sector', 'headcount', 'title'] as const satisfies readonly Outside['criterion'][];

/** Why a lead is outside the market that the offer declares, and whether the user keeps them all the same. */
export const OutsideMarket = z.object({
  criterion: z.enum(criteria),
  reason: z.string(),
  addition: TargetAddition,
  isKept: z.boolean(),
});
export type OutsideMarket = z.infer<typeof OutsideMarket>;

/** Which leads of a campaign a list asks for. */
export const marketFilters = ['outside', 'kept'] as const;
export type MarketFilter = (typeof marketFilters)[number];

const params = z.object({ id: z.uuid() });
const path = '/api/campaigns/:id/outside-market';
/** How many one call may name. */
const most = 500;

export const outsideMarketApi = {
  /** Those of the qualified leads who are outside: how many, how many are kept, and what would keep such people away. */
  count: endpoint('GET', path, {
    params,
    reply: z.object({
      outside: z.number(),
      kept: z.number(),
      additions: z.array(z.object({ addition: TargetAddition, people: z.number() })),
    }),
  }),
  /** Those named, whatever keeps them away, or everybody who fits and is outside: kept by hand, or no longer. */
  keep: endpoint('POST', path, {
    params,
    body: z.object({ personIds: z.array(z.uuid()).min(1).max(most).optional(), isKept: z.boolean() }),
    reply: z.object({ changed: z.number() }),
  }),
};
