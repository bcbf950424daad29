import { useState } from 'react';
import { validationPath } from '#contract/paths.ts';
import type { ProspectDetail, ProspectStep } from '#contract/prospects.ts';
import { SettleButtons } from '#web/features/conversations/settle-buttons.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { anchorProps } from './drawer-nav.tsx';
import { sayMoment } from './prospect-texts.ts';
import { stateOfStep } from './step-state.ts';

type Way = ProspectDetail['ways'][number];
type Relation = ProspectDetail['relation'];
type SectionProps = { ways: readonly Way[]; relation: Relation; now: Date };

/** The steps of each campaign this person went through, with their texts and what became of them. */
export function WaySection({ ways, relation, now }: SectionProps) {
  return (
    <div {...anchorProps('parcours')}>
      {ways.length === 0 ? (
        <Rubrique title="Parcours">
          <p className="text-13 text-sourdine">Cette personne n’est dans aucune séquence.</p>
        </Rubrique>
      ) : (
        <div className="grid gap-7">
          {ways.map((way, index) => (
            <Rubrique
              key={way.campaign.id}
              title={index === 0 ? 'Parcours' : 'Avant'}
              note={way.campaign.name}
              action={
                way.hasVariants && <span className="text-sourdine">Variante {way.variant.toUpperCase()}</span>
              }
            >
              <ol>
                {way.steps.map((step) => (
                  <Step key={step.key} step={step} way={way} relation={relation} now={now} />
                ))}
              </ol>
            </Rubrique>
          ))}
        </div>
      )}
    </div>
  );
}

type StepProps = { step: ProspectStep; way: Way; relation: Relation; now: Date };

function Step({ step, way, relation, now }: StepProps) {
  const { shape, text, at } = stateOfStep(step, way, relation);
  const content = step.attempt?.text ?? step.draft?.text ?? null;
  const mayEdit = step.draft && !step.attempt && way.state !== 'finished';
  return (
    <li className="border-ligne border-t py-2 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="font-medium">{step.name}</span>
        <span className="flex items-baseline gap-3 text-13">
          <StatusMark shape={shape}>{text}</StatusMark>
          {at && (
            <time dateTime={at} className="chiffres text-sourdine">
              {sayMoment(at, now)}
            </time>
          )}
          {mayEdit && step.draft && (
            <AppLink href={validationPath({ draftId: step.draft.id })} className="lien">
              Modifier
            </AppLink>
          )}
        </span>
      </div>
      {content && <StepText text={content} />}
      {step.attempt?.isAsked && <SettleButtons attemptId={step.attempt.id} />}
    </li>
  );
}

const shortLength = 150;

function StepText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > shortLength;
  return (
    <p className="mt-1 whitespace-pre-line text-13 text-sourdine">
      {isLong && !isWhole ? `${text.slice(0, shortLength).trimEnd()}… ` : text}
      {isLong && (
        <button type="button" aria-expanded={isWhole} className="lien" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? ' Réduire' : 'Lire tout'}
        </button>
      )}
    </p>
  );
}
