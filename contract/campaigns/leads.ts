import { z } from 'zod';
import type { EvidenceSource, Stance } from '#core/qualification/criterion-result.ts';
import type { Verdict } from '#core/qualification/score.ts';
import { criteriaFields } from '#core/targeting/icp-criteria.ts';
import { ExclusionReason } from '../audience/exclusions.ts';
import { personCard } from '../audience/person-card.ts';
import { OutsideMarket } from './outside-market.ts';

export const verdicts = ['qualified', 'unqualified', 'unknown'] as const satisfies readonly Verdict[];
const stances = ['for', 'against', 'unknown'] as const satisfies readonly Stance[];
const places = [
  'headline',
  'position',
  'location',
  'industry',
  'company',
  'about',
  'skills',
  'language',
  'name',
  'import',
  'edit',
] as const satisfies readonly EvidenceSource[];

/** Why a person fits or does not, criterion by criterion, with the words of the profile that say so. */
export const Reason = z.object({
  criterion: z.enum(criteriaFields),
  stance: z.enum(stances),
  weight: z.number(),
  points: z.number(),
  evidence: z.object({ text: z.string(), place: z.enum(places) }).nullable(),
  explanation: z.string(),
});
export type Reason = z.infer<typeof Reason>;

/** A person in a campaign. */
export const Lead = z.object({
  personId: z.uuid(),
  ...personCard,
  pictureUrl: z.string().nullable(),
  verdict: z.enum(verdicts),
  /** From 0 to 100, over what is known. */
  score: z.number(),
  reasons: z.array(Reason),
  /** Whether the whole profile was read; before that, an absence proves nothing. */
  isProfileRead: z.boolean(),
  /** Why this person is out of every campaign, if they are. */
  exclusion: ExclusionReason.nullable(),
  /** Why the offer's market does not have them; null: inside, or not known. */
  outsideMarket: OutsideMarket.nullable(),
  /** By hand, whatever the criteria or the market say. */
  isKept: z.boolean(),
  addedAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof Lead>;
