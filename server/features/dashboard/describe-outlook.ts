import type { CampaignOutlook } from '#contract/dashboard.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import type { PausedReason } from '#core/campaigns/campaign-status.ts';
import { nameStep } from '#core/campaigns/engagement.ts';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import { describeWindow, nextOpening } from '#core/campaigns/sending-window.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import { nextStep, reportSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import type { Plan } from '#core/plans.ts';
import type { CampaignRecord } from '#server/features/campaigns/read-campaigns.ts';
import { preparationOf } from '#server/features/campaigns/read-launch-checks.ts';

type Said = Omit<CampaignOutlook, 'campaignId' | 'status'>;

/** What a campaign does next, when, and why it waits. */
export function describeOutlook(
  record: CampaignRecord,
  { now, plan }: { now: Date; plan: Plan },
): CampaignOutlook {
  const { id: campaignId, status } = record.campaign;
  return { campaignId, status, ...say(record, now, plan) };
}

function say(record: CampaignRecord, now: Date, plan: Plan): Said {
  const { campaign } = record;
  switch (campaign.status) {
    case 'inactive':
      return sayDraft(record);
    case 'active':
      return sayActive(record, now, plan);
    case 'paused':
      return campaign.launchedAt ? pauses[campaign.pausedReason ?? 'user'] : sayDraft(record);
    case 'completed':
      return {
        headline: 'Aucune',
        detail: 'Ajoutez des leads pour la rouvrir.',
        waitingFor: null,
        href: null,
      };
    case 'archived':
      return { headline: 'Aucune', detail: 'Rangée dans vos archives.', waitingFor: null, href: null };
  }
}

function sayDraft(record: CampaignRecord): Said {
  const preparation = preparationOf(record);
  const left = Object.values(reportSteps(preparation)).filter(({ isComplete }) => !isComplete).length;
  const step = nextStep(preparation);
  return {
    headline: left === 0 ? 'Vérifier et lancer' : 'Reprendre la création',
    detail:
      left === 0
        ? 'Toutes les étapes sont prêtes.'
        : left === 1
          ? `Il reste l’étape ${wizardStepTitles[step]}.`
          : `Il reste ${left} étapes.`,
    waitingFor: null,
    href: wizardPath(record.campaign.id, step),
  };
}

function sayActive({ engagementConfig }: CampaignRecord, now: Date, plan: Plan): Said {
  if (!engagementConfig) return { headline: 'En cours', detail: null, waitingFor: null, href: null };
  const schedule = scheduleUnder(plan, engagementConfig.schedule);
  const opening = nextOpening(schedule, now);
  const { steps } = engagementConfig;
  const first = steps[0] ? nameStep(steps, steps[0].key) : null;
  if (opening && opening <= now)
    return { headline: first ?? 'En cours', detail: describeWindow(schedule), waitingFor: null, href: null };
  return {
    headline: opening ? formatMoment(opening, now) : 'Jamais',
    detail: first,
    waitingFor: `Hors plage : ${describeWindow(schedule).toLowerCase()}`,
    href: null,
  };
}

const pauses: Record<PausedReason, Said> = {
  user: {
    headline: 'Quand vous voudrez',
    detail: 'Vous l’avez mise en pause.',
    waitingFor: null,
    href: null,
  },
  account_disconnected: {
    headline: 'Après la reconnexion',
    detail: 'Elle reprendra d’elle-même.',
    waitingFor: 'Compte LinkedIn déconnecté',
    href: paths.socialAccounts,
  },
  account_restricted: {
    headline: 'Après la levée de la restriction',
    detail: 'Elle reprendra d’elle-même.',
    waitingFor: 'Compte LinkedIn restreint',
    href: paths.socialAccounts,
  },
  guardrail: { headline: 'Après votre décision', detail: null, waitingFor: 'Garde-fou', href: null },
  plan: {
    headline: 'Après un changement de formule',
    detail: null,
    waitingFor: 'Limite de votre formule',
    href: paths.subscription,
  },
};
