import { and, count, eq, min } from 'drizzle-orm';
import type { Silence } from '#contract/overview/campaign-live.ts';
import { conversationsPath, paths, validationPath, wizardPath } from '#contract/paths.ts';
import { explainSilence } from '#core/campaign-live/explain-silence.ts';
import type { Silence as Explained, SilenceFacts } from '#core/campaign-live/silence.ts';
import { officeHours, type Schedule } from '#core/campaigns/engagement.ts';
import { nextOpening } from '#core/campaigns/sending-window.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import type { AskReason, WaitReason } from '#core/engine/decide/decision.ts';
import type { Plan } from '#core/identity/plans.ts';
import type { CampaignWithSequence } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { AccountWithBudget, Planned } from './read-plan.ts';
import { rhythmOf } from './read-rhythm.ts';

const noRhythm: SilenceFacts['rhythm'] = {
  left: { invitation: 0, message: 0, visit: 0 },
  backsOffUntil: null,
  nextSlotAt: null,
  opensAt: null,
  renewsAt: null,
};

type CampaignContext = {
  account: AccountWithBudget;
  /** Whose account it was launched from, where another one is linked now. */
  formerAccount: string | null;
  planned: readonly Planned[];
  /** When the planned day of the account is over. */
  closesAt: Date;
  plan: Plan;
};

/** Why nothing leaves of a campaign, or what does next. */
export async function readSilence(
  ctx: Ctx,
  { campaign, engagementConfig }: CampaignWithSequence,
  { account, formerAccount, planned, closesAt, plan }: CampaignContext,
): Promise<Silence> {
  const now = ctx.campaignClock.now();
  const stages = await ctx.db
    .select({
      state: enrolments.state,
      reason: enrolments.reason,
      act: enrolments.nextAct,
      stepKey: enrolments.nextStepKey,
      people: count(),
      nextAt: min(enrolments.nextActionAt),
    })
    .from(enrolments)
    .where(and(own(enrolments, campaign), eq(enrolments.campaignId, campaign.id)))
    .groupBy(enrolments.state, enrolments.reason, enrolments.nextAct, enrolments.nextStepKey);
  const schedule = scheduleUnder(plan, engagementConfig?.schedule ?? officeHours);
  const plannedAt = planned.find(({ campaignId }) => campaignId === campaign.id)?.at ?? null;
  const known = account ? rhythmOf(account.row, account.budget, schedule, now) : noRhythm;
  // Closed now: what leaves first then is the campaign's opening.
  const isClosed = plannedAt !== null && known.opensAt !== null && known.opensAt > now;
  const rhythm = isClosed ? { ...known, opensAt: plannedAt } : known;
  const tasks = engagementConfig?.steps.flatMap(({ key, kind }) => (kind === 'task' ? [key] : [])) ?? [];
  /** As its row says it: at its turn today, or once the day that is full is over. */
  const waitOf = (reason: WaitReason, nextAt: Date, stepKey: string | null) => {
    const isToday = (reason === 'delay' || reason === 'hours') && nextAt < closesAt;
    const isTask = tasks.includes(stepKey ?? '');
    if (!isToday || isTask) return { reason, nextAt: resumesAt(schedule, nextAt), isTask };
    if (plannedAt) return { reason, nextAt: plannedAt, isTask };
    return { reason: 'spacing' as const, nextAt: rhythm.renewsAt ?? nextAt, isTask };
  };
  const facts: SilenceFacts = {
    status: campaign.status,
    pausedReason: campaign.pausedReason,
    account: account?.row.state ?? 'none',
    accountChange: account && formerAccount ? { from: formerAccount, to: account.row.name } : null,
    rhythm,
    ready: stages.flatMap(({ state, act, people }) => (state === 'ready' && act ? [{ act, people }] : [])),
    waiting: stages.flatMap(({ state, reason, people, nextAt, stepKey }) =>
      state === 'waiting' && nextAt ? [{ people, ...waitOf(reason as WaitReason, nextAt, stepKey) }] : [],
    ),
    plannedAt: isClosed ? null : plannedAt,
    asking: stages.flatMap(({ state, reason, people }) =>
      state === 'asking' ? [{ reason: reason as AskReason, people }] : [],
    ),
    finished: stages.reduce((sum, { state, people }) => (state === 'finished' ? sum + people : sum), 0),
  };
  return presentSilence(campaign.id, explainSilence(facts, now));
}

/** A pause ends at midnight, and the step leaves in the hours of the campaign. */
export const resumesAt = (schedule: Schedule, at: Date): Date => nextOpening(schedule, at) ?? at;

export const presentSilence = (campaignId: string, silence: Explained): Silence => ({
  ...silence,
  until: silence.until?.toISOString() ?? null,
  wayOut: silence.wayOut && linkTo(silence.wayOut, campaignId),
});

/** Where each way out leads; what is done on the campaign's own page needs no link. */
export function linkTo(wayOut: NonNullable<Explained['wayOut']>, campaignId: string): Silence['wayOut'] {
  switch (wayOut) {
    case 'approve':
      return { label: 'Valider les messages', href: validationPath({ campaignId }) };
    case 'texts':
      return { label: 'Écrire les messages', href: validationPath({ campaignId }) };
    case 'account':
      return { label: 'Voir le compte', href: paths.socialAccounts };
    case 'conversations':
      return { label: 'Voir la conversation', href: conversationsPath() };
    case 'undecided':
      return { label: 'Vérifier', href: '#envois-non-confirmes' };
    case 'leads':
      return { label: 'Ajouter des leads', href: wizardPath(campaignId, 'leads') };
    case 'subscription':
      return { label: 'Voir les formules', href: paths.subscription };
    case 'tasks':
      return { label: 'Voir les tâches', href: '#taches' };
    case 'hours':
      return { label: 'Revoir les heures', href: wizardPath(campaignId, 'engagement') };
    case 'resume':
      return null;
  }
}
