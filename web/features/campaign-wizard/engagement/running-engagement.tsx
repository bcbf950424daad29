import { type ReactNode, useState } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { engagementProblems } from '#core/campaigns/wizard-steps.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { ContentChange } from '../autosave/campaign-fields.ts';
import { EditingProvider, useEditing } from '../editing-context.ts';
import { useProposedVersion } from './proposed-version.ts';
import { VersionDialog } from './version-dialog.tsx';

/** The sequence of a campaign that was launched: what is typed is a version to come, until it is applied. */
export function RunningEngagement({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  const editing = useEditing();
  const saved = editing.content.engagement;
  const { proposed, latest, propose } = useProposedVersion(campaign.id, saved);
  const content = { ...editing.content, engagement: proposed ?? saved };
  const current = () => ({ ...editing.current(), engagement: latest() ?? editing.current().engagement });
  const change = ({ engagement, ...others }: ContentChange) => {
    if (engagement) propose({ ...(latest() ?? saved), ...engagement } as EngagementConfig);
    if (Object.keys(others).length > 0) editing.change(others);
  };
  return (
    // What follows the page beside the sequence stays below the bar.
    <div className={proposed ? '[&_aside>div]:top-[132px]' : undefined}>
      {proposed ? (
        <PendingVersion campaign={campaign} proposed={proposed} onEnd={() => propose(null)} />
      ) : (
        <p className="mb-6 text-13 text-warning">
          Cette campagne a été lancée : ce que vous modifiez ici forme une nouvelle version, que vous relisez
          avant de l’appliquer.
        </p>
      )}
      <EditingProvider value={{ ...editing, content, change, current }}>{children}</EditingProvider>
    </div>
  );
}

function PendingVersion(props: { campaign: Campaign; proposed: EngagementConfig; onEnd: () => void }) {
  const { campaign, proposed, onEnd } = props;
  const { subscription } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const [problem] = engagementProblems(proposed, subscription);
  return (
    <section
      aria-label="Nouvelle version de la séquence"
      className="sticky top-16 z-10 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-highlight-soft px-4 py-3 text-14"
    >
      <p role="status" className="min-w-0 flex-1 text-pretty max-sm:basis-full">
        <b className="font-semibold">Nouvelle version, pas encore appliquée.</b>{' '}
        {problem ? problem.message : 'La campagne suit toujours la précédente.'}
      </p>
      <Button variant="secondary" size="sm" onClick={onEnd}>
        Abandonner
      </Button>
      <Button variant="primary" size="sm" disabled={problem !== undefined} onClick={() => setIsOpen(true)}>
        Voir qui change et appliquer
      </Button>
      <VersionDialog
        campaign={campaign}
        proposed={proposed}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onApplied={onEnd}
      />
    </section>
  );
}
