import { statusLabels } from '#core/campaigns/campaign-status.ts';
import { countTexts } from '#core/campaigns/engagement.ts';
import type { LaunchCheck } from '#core/campaigns/launch-check.ts';
import { advisedPeople } from '#core/campaigns/launch-checks.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import {
  type Preparation,
  reportSteps,
  type StepReport,
  type WizardStep,
} from '#core/campaigns/wizard-steps.ts';
import type { Plan } from '#core/identity/plans.ts';
import { emptyOfferData, nameOffer } from '#core/offers/offer-data.ts';
import { nameIcp } from '#core/targeting/icp-criteria.ts';
import { formatNumber } from '#web/lib/format.ts';
import { isSame } from '../autosave/campaign-fields.ts';
import type { CampaignEditing } from '../autosave/use-campaign-editing.ts';

type Edited = Pick<CampaignEditing, 'campaign' | 'content'>;
type Troubled = Pick<CampaignEditing, 'refusals' | 'conflicts'>;

const fieldsOfStep: Partial<Record<WizardStep, string>> = {
  offer: 'offerData.',
  targeting: 'icpData.',
  engagement: 'engagement.',
};

/** Fields of a step that the server refused, or that say two things. */
export const countTroubles = ({ refusals, conflicts }: Troubled, step: WizardStep): number => {
  const names = [...Object.keys(refusals), ...conflicts.map(({ name }) => name)];
  const prefix = fieldsOfStep[step];
  return prefix ? names.filter((name) => name.startsWith(prefix)).length : 0;
};

export const preparationOf = (
  { campaign, content }: Edited,
  plan: Plan,
  isSearching = false,
): Preparation => ({
  plan,
  isSearching,
  offerData: !campaign?.offerId && isSame(content.offerData, emptyOfferData) ? null : content.offerData,
  icpData: content.icpData,
  leadsCount: campaign?.leadsCount ?? 0,
  qualifiedCount: campaign?.qualifiedCount ?? 0,
  engagementConfig: content.engagement,
});

/** What the server's checks say beside what is filled in; null: not asked, or not answered yet. */
type Known = {
  refusedChecks: number | null;
  /** Whether a launch would contact somebody. */
  leadsCheck: LaunchCheck | null;
  isSearching: boolean;
};

export type StepProgress = { result: string; state: 'done' | 'open' | 'wrong' };

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${number > 1 ? many : one}`;

/** What each step has come to, for its tab. */
export function progressOf(
  editing: Edited & Troubled,
  plan: Plan,
  { refusedChecks, leadsCheck, isSearching }: Known,
): Record<WizardStep, StepProgress> {
  const reports = reportSteps(preparationOf(editing, plan, isSearching));
  const leads = withCheck(reports.leads, leadsCheck);
  const left = Object.values({ ...reports, leads }).filter(({ isComplete }) => !isComplete).length;
  const stepOf = (step: keyof typeof reports, result: string, purpose: string): StepProgress => {
    const troubles = countTroubles(editing, step);
    return troubles > 0
      ? { result: count(troubles, 'champ à corriger', 'champs à corriger'), state: 'wrong' }
      : progressOfStep(step === 'leads' ? leads : reports[step], result, purpose);
  };
  return {
    offer: stepOf('offer', offerResult(editing), 'Ce que vous proposez'),
    targeting: stepOf('targeting', targetingResult(editing), 'Qui vous voulez joindre'),
    leads: stepOf(
      'leads',
      leadsResult(editing),
      isSearching ? 'Recherche en cours' : 'Les personnes à contacter',
    ),
    engagement: stepOf('engagement', engagementResult(editing), 'Invitations et messages'),
    review: {
      result: reviewResult(left, refusedChecks, editing.campaign),
      state: refusedChecks === null || refusedChecks === 0 ? 'open' : 'wrong',
    },
  };
}

/** People may be there and qualified, and a launch contact none of them: outside the market, followed elsewhere… */
export const withCheck = (report: StepReport, check: LaunchCheck | null): StepReport =>
  report.isComplete && check && !check.isPassed
    ? { ...report, isComplete: false, problems: [{ field: 'leads', message: check.detail }] }
    : report;

function progressOfStep(
  { isComplete, hasBegun, problems }: StepReport,
  result: string,
  purpose: string,
): StepProgress {
  if (isComplete) return { result, state: 'done' };
  if (!hasBegun) return { result: purpose, state: 'open' };
  return { result: count(problems.length, 'point à compléter', 'points à compléter'), state: 'wrong' };
}

const offerResult = ({ campaign, content }: Edited) => campaign?.offerName ?? nameOffer(content.offerData);

const targetingResult = ({ campaign, content }: Edited) =>
  campaign?.icpName ?? (content.icpData ? nameIcp(content.icpData) : '');

function leadsResult({ campaign }: Edited) {
  const { leadsCount = 0, qualifiedCount = 0 } = campaign ?? {};
  return `${count(qualifiedCount, 'qualifiée', 'qualifiées')} sur ${formatNumber(leadsCount)}`;
}

function engagementResult({ content: { engagement } }: Edited) {
  if (!engagement) return '';
  const { steps } = engagement;
  return `${count(steps.length, 'étape', 'étapes')}, ${count(countTexts(steps), 'message', 'messages')} par personne`;
}

function reviewResult(left: number, refusedChecks: number | null, campaign: Edited['campaign']) {
  // What was launched is no longer « ready ».
  if (campaign?.launchedAt && !refusedChecks) return statusLabels[shownStatus(campaign)];
  if (refusedChecks === 0) return `Tout est prêt${describeFew(campaign)}`;
  if (refusedChecks !== null) return count(refusedChecks, 'point à corriger', 'points à corriger');
  return left > 0 ? count(left, 'étape à compléter', 'étapes à compléter') : 'Liste de contrôle';
}

/** « , pour 1 personne sur 23 »: where few are left of those who were found, nothing is « ready » without saying so. */
export function describeFew(campaign: Edited['campaign']): string {
  const { leadsCount = 0, qualifiedCount = 0 } = campaign ?? {};
  if (qualifiedCount >= advisedPeople || qualifiedCount >= leadsCount) return '';
  return `, pour ${count(qualifiedCount, 'personne', 'personnes')} sur ${formatNumber(leadsCount)}`;
}

/** Keeping them does not make them part of the market: both stay said. */
export function describeOutside(outside: number, kept: number, qualified: number): string {
  if (outside + kept === 0) return '';
  const isAll = outside + kept >= qualified && qualified > 1;
  const text = isAll
    ? ', toutes hors de votre marché'
    : `, dont ${formatNumber(outside + kept)} hors de votre marché`;
  if (isAll && outside === 0) return `${text}, gardées par vous`;
  if (kept === 0) return text;
  return `${text} (${formatNumber(kept)} ${kept > 1 ? 'gardées' : 'gardée'} par vous)`;
}

/** At the foot of the last step, when nothing prevents the launch. */
export const describeOrder = (warned: number) => {
  if (warned === 0) return 'Tout est en ordre';
  return warned > 1
    ? `Rien n’empêche le lancement, ${warned} points à relire`
    : 'Rien n’empêche le lancement, un point à relire';
};
