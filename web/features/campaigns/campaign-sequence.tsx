import type { Campaign } from '#contract/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { approvalTexts, nameStep, stepMoments } from '#core/campaigns/engagement.ts';
import { describeWindow } from '#core/campaigns/sending-window.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';

/** What each person goes through, step by step. */
export function CampaignSequence({ campaign }: { campaign: Campaign }) {
  const { subscription } = useUser();
  const config = campaign.metadata.engagementConfig;
  const href = wizardPath(campaign.id, 'engagement');
  if (!config)
    return (
      <Rubrique title="Séquence">
        <EmptyState
          title="Aucune séquence pour le moment"
          action={
            <AppLink href={href} className="lien text-13">
              Choisir une séquence
            </AppLink>
          }
        >
          La suite de visites, d’invitations et de messages que vivra chaque personne s’affichera ici.
        </EmptyState>
      </Rubrique>
    );
  const { steps, schedule, approval } = config;
  const moments = stepMoments(steps);
  return (
    <Rubrique
      title="Séquence"
      note={campaign.launchedAt ? `version ${campaign.sequenceVersion}` : 'pas encore lancée'}
      action={
        <AppLink href={href} className="lien">
          Voir et modifier
        </AppLink>
      }
    >
      <ol className="border-ligne border-b text-14">
        {steps.map(({ key }) => (
          <li
            key={key}
            className="grid min-h-[38px] grid-cols-[84px_minmax(0,1fr)] items-center border-ligne border-t py-1.5"
          >
            <span className="chiffres text-13 text-sourdine">{moments[key]}</span>
            <span>{nameStep(steps, key)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 text-13 text-sourdine">
        {describeWindow(scheduleUnder(subscription, schedule))}. {approvalTexts[approval].label} :{' '}
        {approvalTexts[approval].detail.charAt(0).toLowerCase() + approvalTexts[approval].detail.slice(1)}
      </p>
    </Rubrique>
  );
}
