import type { CampaignFigures, NextAction, Silence } from '#contract/overview/campaign-live.ts';
import type { CampaignOutlook } from '#contract/overview/dashboard.ts';
import { campaignPath, paths, wizardPath } from '#contract/paths.ts';
import type { PausedReason } from '#core/campaigns/campaign-status.ts';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import { nextStep, reportSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { ofName } from '#core/french/of-name.ts';
import type { CampaignRecord } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { preparationOf } from '#server/features/engine/campaign-status/read-launch-checks.ts';

type OutlookText = Omit<CampaignOutlook, 'campaignId' | 'status' | 'figures' | 'until'>;

/** What a running campaign does next; null of the others. */
export type Running = { silence: Silence; next: NextAction | null; guardrail: string | null };

type OutlookInput = {
  now: Date;
  figures: CampaignFigures;
  running: Running | null;
  /** Whose account it was launched from, where another one is linked now. */
  formerAccount: string | null;
  /** Of those who fit, how many are outside the offer’s market. */
  outside: number;
};

/** What a campaign does next, when, and why it waits. */
export function describeOutlook(
  record: CampaignRecord,
  { now, figures, running, formerAccount, outside }: OutlookInput,
): CampaignOutlook {
  const { id: campaignId, status, launchedAt } = record.campaign;
  const text =
    formerAccount && record.campaign.pausedReason !== 'user'
      ? describeOtherAccount(campaignId, formerAccount)
      : describeStatus(record, { now, running, outside });
  const until = status === 'active' && !formerAccount ? (running?.silence.until ?? null) : null;
  return { campaignId, status, ...text, until, figures: launchedAt ? figures : null };
}

function describeStatus(
  record: CampaignRecord,
  { now, running, outside }: Pick<OutlookInput, 'now' | 'running' | 'outside'>,
): OutlookText {
  const { campaign } = record;
  switch (campaign.status) {
    case 'inactive':
      return describeInactive(record, outside);
    case 'active':
      return describeActive(campaign.id, now, running);
    case 'paused':
      return campaign.launchedAt
        ? describePause(campaign.pausedReason ?? 'user', running)
        : describeInactive(record, outside);
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

const describeOtherAccount = (campaignId: string, former: string): OutlookText => ({
  headline: 'Après votre décision',
  detail: `Elle partait du compte ${ofName(former)}.`,
  waitingFor: 'Un autre compte LinkedIn est connecté',
  href: campaignPath(campaignId),
});

function describeInactive(record: CampaignRecord, outside: number): OutlookText {
  const preparation = preparationOf(record, outside);
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

/** « 14 h 24 · Invitation », then for whom; what the user is asked for beside it. */
function describeActive(campaignId: string, now: Date, running: Running | null): OutlookText {
  const { silence, next } = running ?? {};
  if (!silence) return { headline: 'En cours', detail: null, waitingFor: null, href: null };
  const href = silence.wayOut?.href.startsWith('/') ? silence.wayOut.href : campaignPath(campaignId);
  if (!silence.until)
    return {
      headline: headlines[silence.reason] ?? 'Après votre décision',
      detail: null,
      waitingFor: silence.short,
      href,
    };
  const until = new Date(silence.until);
  const when = until <= now ? 'D’un instant à l’autre' : formatMoment(until, now);
  const who = next && [next.person.name, next.person.detail].filter(Boolean).join(', ');
  return {
    headline: next?.stepName ? `${when} · ${next.stepName}` : when,
    detail: who ?? null,
    waitingFor: silence.short,
    href: null,
  };
}

const headlines: Readonly<Record<string, string>> = {
  acceptance: 'Dès une acceptation',
  nobody: 'Aucune',
  finished: 'Aucune',
};

function describePause(reason: PausedReason, running: Running | null): OutlookText {
  if (reason !== 'guardrail') return pauses[reason];
  return { ...pauses.guardrail, waitingFor: running?.guardrail ?? pauses.guardrail.waitingFor };
}

const pauses: Record<PausedReason, OutlookText> = {
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
  guardrail: {
    headline: 'Après votre décision',
    detail: 'Revoir le ciblage, ou reprendre',
    waitingFor: 'Garde-fou',
    href: null,
  },
  plan: {
    headline: 'Après un changement de formule',
    detail: null,
    waitingFor: 'Limite de votre formule',
    href: paths.subscription,
  },
};
