import { approvalTexts } from '#core/campaigns/engagement.ts';
import { describeWindow } from '#core/campaigns/sending-window.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import type { WizardStep } from '#core/campaigns/wizard-steps.ts';
import { DraftsLine } from '#web/features/drafts/drafts-line.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { useDraft } from '../draft-context.ts';
import { progressOf } from '../wizard-progress.ts';

/** What the person is about to agree to, in a few lines. */
export function CampaignRecap() {
  const draft = useDraft();
  const { subscription } = useUser();
  const progress = progressOf(draft, subscription, null);
  const { engagement } = draft.content;
  const people = draft.campaign?.qualifiedCount ?? 0;
  const done = (step: WizardStep, otherwise: string) =>
    progress[step].state === 'done' ? progress[step].result : otherwise;
  const lines: [string, string][] = [
    ['Offre', done('offer', 'À compléter')],
    ['Ciblage', done('targeting', 'À compléter')],
    ['Personnes', people > 0 ? `${formatNumber(people)} ${people > 1 ? 'personnes' : 'personne'}` : 'Aucune'],
    ['Séquence', done('engagement', 'À compléter')],
    ['Envois', engagement ? describeWindow(scheduleUnder(subscription, engagement.schedule)) : 'À choisir'],
    ['Validation', engagement ? approvalTexts[engagement.approval].label : 'À choisir'],
  ];
  return (
    <Rubrique title="Ce que vous lancez">
      <dl className="grid grid-cols-2 gap-x-8 max-sm:grid-cols-1">
        {lines.map(([term, text]) => (
          <div
            key={term}
            className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-ligne border-t py-2.5 text-14"
          >
            <dt className="text-sourdine">{term}</dt>
            <dd className="text-pretty [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
        {draft.campaign && <DraftsLine campaignId={draft.campaign.id} />}
      </dl>
    </Rubrique>
  );
}
