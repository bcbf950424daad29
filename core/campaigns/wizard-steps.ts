import { hasFeature, type Plan } from '../identity/plans.ts';
import { missingOfferFields, type OfferData } from '../offers/offer-data.ts';
import { missingCriteria } from '../targeting/alternatives.ts';
import type { IcpCriteria } from '../targeting/icp-criteria.ts';
import type { EngagementConfig } from './engagement.ts';
import { checkSequence, checkWindow, featureOfSchedule, scheduleRefusals } from './sequence-rules.ts';

export const wizardSteps = ['offer', 'targeting', 'leads', 'engagement', 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const wizardStepTitles: Record<WizardStep, string> = {
  offer: 'Offre',
  targeting: 'Ciblage',
  leads: 'Leads',
  engagement: 'Séquence',
  review: 'Vérification',
};

export type StepProblem = { field: string; message: string };
export type StepReport = { isComplete: boolean; hasBegun: boolean; problems: StepProblem[] };

/** What the preparation of a campaign is judged on. */
export type Preparation = {
  offerData: OfferData | null;
  icpData: IcpCriteria | null;
  leadsCount: number;
  /** Those who will be contacted. */
  qualifiedCount: number;
  engagementConfig: EngagementConfig | null;
  /** People still come in and are still being judged: nothing is concluded yet. */
  isSearching?: boolean;
  /** Whose limits the schedule is judged on; without it they are not. */
  plan?: Plan;
};

/** Each step but the last, with what is still wrong in it. */
export function reportSteps(campaign: Preparation): Record<Exclude<WizardStep, 'review'>, StepReport> {
  const { offerData, icpData, leadsCount, qualifiedCount, engagementConfig } = campaign;
  return {
    offer: report(
      offerData !== null,
      offerData ? missingOfferFields(offerData) : [absent('offre', 'Décrivez ce que vous proposez.')],
    ),
    targeting: report(
      icpData !== null,
      icpData ? missingCriteria(icpData) : [absent('ciblage', 'Dites qui vous voulez joindre.')],
    ),
    leads: report(
      leadsCount > 0 && !campaign.isSearching,
      qualifiedCount > 0
        ? []
        : [absent('leads', campaign.isSearching ? searchGoesOn(leadsCount) : nobodyToContact(leadsCount))],
    ),
    engagement: report(
      engagementConfig !== null,
      engagementConfig
        ? engagementProblems(engagementConfig, campaign.plan)
        : [absent('sequence', 'Choisissez une séquence.')],
    ),
  };
}

const searchGoesOn = (found: number) => {
  if (found === 0) return 'La recherche est en cours.';
  return `La recherche est en cours\u00a0: ${found.toLocaleString('fr-FR')} ${found > 1 ? 'personnes trouvées' : 'personne trouvée'} pour le moment.`;
};

const nobodyToContact = (found: number) => {
  if (found === 0) return 'Ajoutez au moins une personne à contacter.';
  return found === 1
    ? 'La personne trouvée ne correspond pas à votre ciblage. Élargissez-le, ou cherchez encore.'
    : `Aucune des ${found.toLocaleString('fr-FR')} personnes trouvées ne correspond à votre ciblage. Élargissez-le, ou cherchez encore.`;
};

const absent = (field: string, message: string): StepProblem => ({ field, message });
const report = (hasBegun: boolean, problems: StepProblem[]): StepReport => ({
  isComplete: problems.length === 0,
  hasBegun,
  problems,
});

export function engagementProblems(config: EngagementConfig, plan?: Plan): StepProblem[] {
  const problems = checkSequence(config).map(({ stepKey, message }) => ({
    field: stepKey ?? 'sequence',
    message,
  }));
  const schedule = checkWindow(config.schedule);
  if (schedule) problems.push({ field: 'schedule', message: schedule });
  for (const { key, window } of config.steps) {
    const wrong = window && checkWindow(window);
    if (wrong) problems.push({ field: key, message: wrong });
  }
  const scheduleFeature = featureOfSchedule(config);
  if (plan && scheduleFeature && !hasFeature({ subscription: plan }, scheduleFeature))
    problems.push({ field: 'schedule', message: scheduleRefusals[scheduleFeature] });
  return problems;
}

/** Where a user who left goes on: the first step that is not complete. */
export const nextStep = (campaign: Preparation): WizardStep => {
  const reports = reportSteps(campaign);
  return wizardSteps.find((step) => step !== 'review' && !reports[step].isComplete) ?? 'review';
};
