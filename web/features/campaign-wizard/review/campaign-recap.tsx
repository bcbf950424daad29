import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { validationPath } from '#contract/paths.ts';
import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import { describeTextCounts } from '#core/campaigns/describe-text-counts.ts';
import { approvalTexts } from '#core/campaigns/engagement.ts';
import { describeWindow } from '#core/campaigns/sending-window.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import type { WizardStep } from '#core/campaigns/wizard-steps.ts';
import { liveQuery } from '#web/features/campaign-live/campaign-live.queries.ts';
import { queueQuery } from '#web/features/drafts/drafts.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { useEditing } from '../editing-context.ts';
import { progressOf } from '../frame/wizard-progress.ts';
import { forecastQuery } from './forecast.queries.ts';

/** What the user is about to agree to, or what runs since they did, in a few lines. */
export function CampaignRecap() {
  const editing = useEditing();
  const { subscription } = useUser();
  const progress = progressOf(editing, subscription, {
    refusedChecks: null,
    leadsCheck: null,
    isSearching: false,
  });
  const { engagement } = editing.content;
  const done = (step: WizardStep, otherwise: string) =>
    progress[step].state === 'done' ? progress[step].result : otherwise;
  const lines: [string, string][] = [
    ['Offre', done('offer', 'À compléter')],
    ['Ciblage', done('targeting', 'À compléter')],
    ['Personnes', usePeople(editing.campaign)],
    ['Séquence', done('engagement', 'À compléter')],
    ['Envois', engagement ? describeWindow(scheduleUnder(subscription, engagement.schedule)) : 'À choisir'],
    ['Validation', engagement ? approvalTexts[engagement.approval].label : 'À choisir'],
  ];
  return (
    <Section title={editing.campaign ? titleOf(editing.campaign) : titles.inactive}>
      <dl className="grid grid-cols-2 gap-x-8 max-sm:grid-cols-1">
        {lines.map(([term, text]) => (
          <div
            key={term}
            className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-line border-t py-2.5 text-14"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="text-pretty [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
        {editing.campaign && <DraftsLine campaignId={editing.campaign.id} />}
      </dl>
    </Section>
  );
}

const titles: Record<CampaignStatus, string> = {
  inactive: 'Ce que vous lancez',
  active: 'Ce qui est en cours',
  paused: 'Ce qui est en pause',
  completed: 'Ce qui a été fait',
  archived: 'Ce qui est archivé',
};
const titleOf = (campaign: Campaign) => titles[shownStatus(campaign)];

/** Each figure with what it counts: who fits the target, and whoever of them is or will be in the sequence. */
function usePeople(campaign: Campaign | null): string {
  const isLaunched = campaign?.launchedAt != null;
  const { data: live } = useQuery({ ...liveQuery(campaign?.id ?? ''), enabled: isLaunched });
  const { data: forecast } = useQuery({
    ...forecastQuery(campaign?.id ?? '', campaign?.version ?? 0),
    enabled: campaign !== null && !isLaunched,
  });
  const qualified = campaign?.qualifiedCount ?? 0;
  if (qualified === 0) return 'Aucune';
  const fitting = `${formatNumber(qualified)} ${qualified > 1 ? 'qualifiées' : 'qualifiée'}`;
  if (isLaunched)
    return live ? `${fitting}, ${formatNumber(live.figures.enrolled)} dans la séquence` : fitting;
  if (!forecast) return fitting;
  const { people } = forecast;
  return `${fitting}, ${formatNumber(people)} à contacter`;
}

/** In the wizard, before the launch: where the texts of this campaign stand. */
function DraftsLine({ campaignId }: { campaignId: string }) {
  const { data: queue } = useQuery(queueQuery(campaignId));
  const total = queue ? queue.waiting + queue.checked + queue.approved : 0;
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-line border-t py-2.5 text-14">
      <dt className="text-muted">Messages</dt>
      <dd className="text-pretty">
        {!queue ? '…' : total === 0 ? 'Pas encore écrits' : describeTextCounts(queue)}
        {queue && (
          <>
            {'. '}
            <AppLink
              href={validationPath({ campaignId, isChecked: queue.waiting === 0 && queue.checked > 0 })}
              className="link"
            >
              {total === 0 ? 'Les écrire' : 'Les relire'}
            </AppLink>
          </>
        )}
      </dd>
    </div>
  );
}
