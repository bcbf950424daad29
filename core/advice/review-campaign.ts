import { type AdviceRule, adviceRules, type Evidence, type Finding } from './finding.ts';
import { judgeDryList, judgeNarrowTarget, judgePendingInvitations, judgeWaitingTexts } from './judge-flow.ts';
import { judgeAcceptance, judgeNotes, judgeReplies, judgeSegments, judgeVariants } from './judge-results.ts';

const rules: Record<AdviceRule, (evidence: Evidence) => Omit<Finding, 'rule'>> = {
  low_acceptance: judgeAcceptance,
  low_replies: judgeReplies,
  note_too_long: judgeNotes,
  segment: judgeSegments,
  variants: judgeVariants,
  pending_invitations: judgePendingInvitations,
  waiting_texts: judgeWaitingTexts,
  dry_list: judgeDryList,
  narrow_target: judgeNarrowTarget,
};

/** What each rule finds in a campaign, in a fixed order. */
export const reviewCampaign = (evidence: Evidence): Finding[] =>
  adviceRules.map((rule) => ({ rule, ...rules[rule](evidence) }));
