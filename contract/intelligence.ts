import { z } from 'zod';
import { adviceLinks, adviceRules, findingVerdicts } from '#core/advice/finding.ts';
import { CountedCell } from './analytics.ts';
import { endpoint } from './endpoint.ts';

const Cell = CountedCell.pick({ mark: true, by: true, segment: true });

const Advice = z.object({
  title: z.string(),
  observation: z.string(),
  why: z.string(),
  change: z.string(),
  link: z.enum(adviceLinks),
  compared: z.array(
    z.object({ label: z.string(), count: z.number(), of: z.number(), cell: Cell.nullable() }),
  ),
});
export type Advice = z.infer<typeof Advice>;

/** What one rule looked at, and what it says. */
export const AdviceFinding = z.object({
  rule: z.enum(adviceRules),
  name: z.string(),
  looksAt: z.string(),
  today: z.string(),
  cell: Cell.nullable(),
  verdict: z.enum(findingVerdicts),
  missing: z.string().nullable(),
  advice: Advice.nullable(),
});
export type AdviceFinding = z.infer<typeof AdviceFinding>;

export const intelligenceApi = {
  review: endpoint('GET', '/api/campaigns/:id/advice', {
    params: z.object({ id: z.uuid() }),
    reply: z.object({
      /** Now, in campaign time. */
      now: z.iso.datetime(),
      findings: z.array(AdviceFinding),
    }),
  }),
};
