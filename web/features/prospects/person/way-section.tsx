import { useState } from 'react';
import type { ProspectDetail, ProspectStep } from '#contract/overview/prospects.ts';
import { campaignPath, validationPath } from '#contract/paths.ts';
import { variantNames } from '#core/campaigns/engagement.ts';
import { SettleButtons } from '#web/features/conversations/thread/settle-buttons.tsx';
import { stateOfStep } from '#web/features/drafts/editor/step-state.ts';
import { formatPreciseMoment } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { describePast } from '../prospect-texts.ts';
import { anchorProps } from './drawer-nav.tsx';

type Way = ProspectDetail['ways'][number];
type Relation = ProspectDetail['relation'];
type SectionProps = { ways: readonly Way[]; relation: Relation; now: Date };

/** The steps of the campaign this person is in, or was in last, with their texts; then the campaigns before it. */
export function WaySection({ ways, relation, now }: SectionProps) {
  const [way, ...before] = ways;
  return (
    <div {...anchorProps('parcours')}>
      {!way ? (
        <Section title="Parcours">
          <p className="text-13 text-muted">Cette personne n’est dans aucune séquence.</p>
        </Section>
      ) : (
        <div className="grid gap-7">
          <Section title="Parcours" note={<CampaignLink way={way} />}>
            <Steps way={way} relation={relation} now={now} />
          </Section>
          {before.length > 0 && (
            <Section title={before.length > 1 ? 'Campagnes passées' : 'Campagne passée'}>
              <ul>
                {before.map((past) => (
                  <PastWay key={past.campaign.id} way={past} relation={relation} now={now} />
                ))}
              </ul>
            </Section>
          )}
        </div>
      )}
    </div>
  );
}

const CampaignLink = ({ way: { campaign } }: { way: Way }) => (
  <AppLink href={campaignPath(campaign.id)} className="link">
    {campaign.name}
  </AppLink>
);

type WayProps = { way: Way; relation: Relation; now: Date };

const Steps = ({ way, relation, now }: WayProps) => (
  <ol>
    {way.steps.map((step) => (
      <Step key={step.key} step={step} way={way} relation={relation} now={now} />
    ))}
  </ol>
);

function PastWay({ way, relation, now }: WayProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="border-line border-t py-2 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="font-medium">
          <CampaignLink way={way} />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          className="link text-13 max-sm:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Masquer les étapes' : 'Voir les étapes'}
        </button>
      </div>
      <p className="text-pretty text-13 text-muted">{describePast(way, now)}</p>
      {isOpen && (
        <div className="mt-2 border-line border-l pl-3">
          <Steps way={way} relation={relation} now={now} />
        </div>
      )}
    </li>
  );
}

type StepProps = { step: ProspectStep; way: Way; relation: Relation; now: Date };

function Step({ step, way, relation, now }: StepProps) {
  const { shape, text, at } = stateOfStep(step, way, relation);
  const content = step.attempt?.text ?? step.draft?.text ?? null;
  const mayEdit = step.draft && !step.attempt && way.state !== 'finished';
  return (
    <li className="border-line border-t py-2 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="font-medium">
          {step.name}
          {step.draft?.variant && (
            <span className="font-normal text-13 text-muted">
              {' '}
              · variante {variantNames[step.draft.variant]}
            </span>
          )}
        </span>
        <span className="flex items-baseline gap-3 text-13">
          <StatusMark shape={shape}>{text}</StatusMark>
          {at && (
            <time dateTime={at} className="tabular-figures text-muted">
              {formatPreciseMoment(at, now)}
            </time>
          )}
          {mayEdit && step.draft && (
            <AppLink href={validationPath({ draftId: step.draft.id })} className="link">
              Modifier
            </AppLink>
          )}
        </span>
      </div>
      {content && <LongText text={content} className="mt-1 text-muted" />}
      {step.attempt?.isAsked && <SettleButtons attemptId={step.attempt.id} />}
    </li>
  );
}
