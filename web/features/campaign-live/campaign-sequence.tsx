import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { CampaignLive } from '#contract/overview/campaign-live.ts';
import { wizardPath } from '#contract/paths.ts';
import { type ApprovalMode, nameStep, stepMoments } from '#core/campaigns/engagement.ts';
import { describeWindow } from '#core/campaigns/sending-window.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';

type CampaignSequenceProps = {
  campaign: Campaign;
  /** Once it runs: how many people stand before each step. */
  live?: CampaignLive;
};

const approvals: Record<ApprovalMode, string> = {
  each: 'Vous validez chaque message\u00a0: aucun ne part sans votre accord.',
  exceptions: 'Vous validez les messages qui ont une remarque\u00a0; les autres partent seuls.',
  automatic: 'Les messages partent seuls, après les contrôles.',
};

/** What each person goes through, step by step. */
export function CampaignSequence({ campaign, live }: CampaignSequenceProps) {
  const { subscription } = useUser();
  const config = campaign.metadata.engagementConfig;
  const href = wizardPath(campaign.id, 'engagement');
  if (!config)
    return (
      <Section title="Séquence">
        <EmptyState
          title="Aucune séquence pour le moment"
          action={
            <AppLink href={href} className="link text-13">
              Choisir une séquence
            </AppLink>
          }
        >
          La suite de visites, d’invitations et de messages que vivra chaque personne s’affichera ici.
        </EmptyState>
      </Section>
    );
  const { steps, schedule, approval } = config;
  const moments = stepMoments(steps);
  return (
    <Section
      title="Séquence"
      note={campaign.launchedAt ? `version ${campaign.sequenceVersion}` : 'pas encore lancée'}
      action={
        <AppLink href={href} className="link">
          Voir et modifier
        </AppLink>
      }
    >
      <ol className="border-line border-b text-14">
        {steps.map(({ key }) => (
          <li
            key={key}
            className="grid min-h-[38px] grid-cols-[84px_minmax(0,1fr)_auto] items-center border-line border-t py-1.5"
          >
            <span className="tabular-figures text-13 text-muted">{moments[key]}</span>
            <span>{nameStep(steps, key)}</span>
            {live && <Standing people={live.steps.find((step) => step.key === key)?.people ?? 0} />}
          </li>
        ))}
      </ol>
      {live && live.onOlderVersions > 0 && (
        <p className="mt-2.5 text-13 text-muted">
          {live.onOlderVersions > 1
            ? `${formatNumber(live.onOlderVersions)} personnes suivent une version antérieure.`
            : 'Une personne suit une version antérieure.'}{' '}
          <AppLink href={wizardPath(campaign.id, 'review')} className="link">
            Voir qui peut passer à la nouvelle
          </AppLink>
        </p>
      )}
      <p className="mt-2.5 text-pretty text-13 text-muted">
        {describeWindow(scheduleUnder(subscription, schedule))}. {approvals[approval]}
      </p>
    </Section>
  );
}

/** How many people this step is next for. */
function Standing({ people }: { people: number }) {
  return (
    <span className={classNames('tabular-figures pl-3', people === 0 ? 'text-muted' : 'font-semibold')}>
      {formatNumber(people)}
      <span className="sr-only">{people > 1 ? ' personnes' : ' personne'}</span>
    </span>
  );
}
