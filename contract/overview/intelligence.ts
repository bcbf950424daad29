import { z } from 'zod';
import { angles } from '#core/campaigns/engagement.ts';
import { adviceLinks, adviceRules, ruleVerdicts } from '#core/intelligence/advice.ts';
import { calibrationVerdicts } from '#core/intelligence/calibrate-score.ts';
import { changeVerdicts } from '#core/intelligence/measure-change.ts';
import { endpoint } from '../endpoint.ts';
import { LivePerson } from './campaign-live.ts';

const Share = z.object({ count: z.number(), of: z.number() });
const Line = z.object({
  label: z.string(),
  count: z.number(),
  /** null: a count of people, a share of nothing. */
  of: z.number().nullable(),
});
export type AdviceLine = z.infer<typeof Line>;

const Advice = z.object({
  subject: z.string(),
  title: z.string(),
  observation: z.string(),
  why: z.string(),
  change: z.string(),
  /** Whether « Appliquer » can make the change; otherwise only the page behind `link`. */
  isApplicable: z.boolean(),
  /** A forecast can be made with and without it. */
  isForeseeable: z.boolean(),
  link: z.enum(adviceLinks),
  lines: z.array(Line),
});
export type Advice = z.infer<typeof Advice>;

/** What one rule looked at, and what it says. */
export const AdviceResult = z.object({
  rule: z.enum(adviceRules),
  name: z.string(),
  looksAt: z.string(),
  today: z.string(),
  /** How many people stand behind `today`. */
  people: z.number(),
  verdict: z.enum(ruleVerdicts),
  missing: z.string().nullable(),
  /** Also of one that is ignored, so that it can be taken up again. */
  advice: Advice.nullable(),
});
export type AdviceResult = z.infer<typeof AdviceResult>;

const Interval = z.object({ low: z.number(), high: z.number() });

/** A change that an advice made, and what came of it. */
export const AdviceApplication = z.object({
  id: z.uuid(),
  rule: z.enum(adviceRules),
  title: z.string(),
  change: z.string(),
  appliedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  verdict: z.enum(changeVerdicts),
  /** null: nothing that people do is measured. */
  measure: z
    .object({
      mark: z.enum(['accepted', 'replied']),
      before: Share,
      after: Share,
      needed: z.number(),
      difference: Interval.nullable(),
    })
    .nullable(),
});
export type AdviceApplication = z.infer<typeof AdviceApplication>;

/** Two texts of one step, compared; or what it would take. */
export const StepExperiment = z.object({
  stepKey: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  base: z.number(),
  perSide: z.number(),
  setAside: z.number(),
  sides: z.record(z.enum(angles), Share),
  taken: z.array(z.object({ of: z.number(), statistic: z.number(), bound: z.number() })),
  verdict: z.enum(['running', 'statement', 'question', 'same']),
});
export type StepExperiment = z.infer<typeof StepExperiment>;

export const ScoreCalibration = z.object({
  bands: z.array(z.object({ from: z.number(), to: z.number(), accepted: Share, replied: Share })),
  chance: z.number().nullable(),
  verdict: z.enum(calibrationVerdicts),
});
export type ScoreCalibration = z.infer<typeof ScoreCalibration>;

export const AdviceReview = z.object({
  /** Now, in campaign time. */
  now: z.iso.datetime(),
  /** Of the campaign: a change made on an older one is refused. */
  version: z.number(),
  findings: z.array(AdviceResult),
  /** The latest first. */
  applications: z.array(AdviceApplication),
  experiments: z.array(StepExperiment),
  calibration: ScoreCalibration,
});
export type AdviceReview = z.infer<typeof AdviceReview>;

/** Which number is opened: of a rule, of a line of its advice, of a change, of a text, of a band of the score. */
export const AdviceList = z.object({
  of: z.enum(['finding', 'line', 'application', 'experiment', 'band']),
  key: z.string().max(100),
  part: z.string().max(40).default(''),
});
export type AdviceList = z.input<typeof AdviceList>;

const Range = z.object({ low: z.number(), likely: z.number(), high: z.number() });
const Foreseen = z.object({
  invitations: z.number(),
  accepted: Range,
  replies: Range,
  messages: Range,
  finishesOn: z.string().nullable(),
});
export const AdviceForecast = z.object({
  people: z.number(),
  without: Foreseen,
  with: Foreseen,
});
export type AdviceForecast = z.infer<typeof AdviceForecast>;

const params = z.object({ id: z.uuid() });
const version = z.number().int();

export const intelligenceApi = {
  review: endpoint('GET', '/api/campaigns/:id/advice', { params, reply: AdviceReview }),
  people: endpoint('GET', '/api/campaigns/:id/advice/people', {
    params,
    query: AdviceList.extend({
      of: AdviceList.shape.of.default('finding'),
      key: AdviceList.shape.key.default('low_acceptance'),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({ total: z.number(), items: z.array(LivePerson), nextCursor: z.string().nullable() }),
  }),
  /** With and without the change; null: nobody is left to foresee anything of. */
  forecast: endpoint('GET', '/api/campaigns/:id/advice/forecast', {
    params,
    query: z.object({ rule: z.enum(adviceRules).default('low_acceptance') }),
    reply: AdviceForecast.nullable(),
  }),
  apply: endpoint('POST', '/api/campaigns/:id/advice/apply', {
    params,
    body: z.object({ rule: z.enum(adviceRules), subject: z.string().max(200), version }),
    reply: AdviceReview,
  }),
  ignore: endpoint('POST', '/api/campaigns/:id/advice/ignore', {
    params,
    body: z.object({ rule: z.enum(adviceRules), subject: z.string().max(200), isIgnored: z.boolean() }),
    reply: AdviceReview,
  }),
  undo: endpoint('POST', '/api/campaigns/:id/advice/undo', {
    params,
    body: z.object({ applicationId: z.uuid() }),
    reply: AdviceReview,
  }),
  /** Two texts for a step, or one from now on. */
  compare: endpoint('POST', '/api/campaigns/:id/advice/variants', {
    params,
    body: z.object({ stepKey: z.string().max(40), keeps: z.enum(['both', ...angles]), version }),
    reply: AdviceReview,
  }),
};
