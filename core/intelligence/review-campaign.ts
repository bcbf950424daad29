import { type AdviceRule, adviceRules, type Judged, type RuleResult } from './advice.ts';
import type { Evidence } from './evidence.ts';
import { judgeHealth, judgeNoteBudget, judgePendingInvitations, judgeQuota } from './rules/judge-account.ts';
import { judgeDryList, judgeFollowUps } from './rules/judge-flow.ts';
import { judgeHours, judgeSegments } from './rules/judge-groups.ts';
import { judgeAcceptance, judgeReplies } from './rules/judge-results.ts';
import { judgeNarrowTarget, judgeSharedCompanies, judgeWideTarget } from './rules/judge-target.ts';
import {
  judgeArguments,
  judgeEdits,
  judgeLikeness,
  judgeNotes,
  judgeWaitingTexts,
} from './rules/judge-texts.ts';
import { judgeVariants } from './rules/judge-variants.ts';

const rules: Record<AdviceRule, (evidence: Evidence) => Judged> = {
  low_acceptance: judgeAcceptance,
  low_replies: judgeReplies,
  segment: judgeSegments,
  hours: judgeHours,
  argument: judgeArguments,
  variants: judgeVariants,
  note_too_long: judgeNotes,
  texts_alike: judgeLikeness,
  same_edits: judgeEdits,
  waiting_texts: judgeWaitingTexts,
  early_follow_ups: judgeFollowUps,
  narrow_target: judgeNarrowTarget,
  wide_target: judgeWideTarget,
  shared_companies: judgeSharedCompanies,
  dry_list: judgeDryList,
  quota: judgeQuota,
  note_budget: judgeNoteBudget,
  pending_invitations: judgePendingInvitations,
  account_health: judgeHealth,
};

/** What each rule finds in a campaign, in a fixed order. */
export const reviewCampaign = (evidence: Evidence): RuleResult[] =>
  adviceRules.map((rule) => ({ rule, ...rules[rule](evidence) }));
