import { useQuery } from '@tanstack/react-query';
import type { PersonSequence } from '#contract/overview/prospects.ts';
import { validationPath } from '#contract/paths.ts';
import type { Draft } from '#contract/texts/drafts.ts';
import { withLine } from '#core/engine/sender-line.ts';
import { personName } from '#core/people/person-name.ts';
import { formatPreciseMoment } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { sequenceQuery } from '../drafts.queries.ts';
import { stateOfStep } from './step-state.ts';

/** All that this person receives in the campaign, one under the other: what left, what is written, what is to come. */
export function DraftSequence({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const query = useQuery(sequenceQuery(draft.id, draft.version));
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Toute la séquence"
      note={
        <p className="text-13 text-muted">
          Ce que {personName(draft.person)} reçoit dans la campagne {draft.campaign.name}, dans l’ordre.
        </p>
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de la séquence…" lines={6} />}
        failed="La séquence n’a pas pu être chargée."
        empty={
          query.data?.steps.length === 0 && (
            <EmptyState title="Aucune étape">La campagne n’a pas encore de séquence.</EmptyState>
          )
        }
      >
        {(sequence) => (
          <ol>
            {sequence.steps.map((step) => (
              <Step key={step.key} step={step} sequence={sequence} draft={draft} onClose={onClose} />
            ))}
          </ol>
        )}
      </QueryView>
    </Drawer>
  );
}

type StepProps = {
  step: PersonSequence['steps'][number];
  sequence: PersonSequence;
  draft: Draft;
  onClose: () => void;
};

/** Before the launch nobody waits and nothing is over. */
const notBegun = { state: 'waiting', reason: null, stepKey: null } as const;

function Step({ step, sequence, draft, onClose }: StepProps) {
  const { shape, text, at } = stateOfStep(step, sequence.way ?? notBegun, sequence.relation);
  const content = step.attempt?.text ?? (step.draft && withLine(step.draft.text, step.departureLine));
  const isShown = step.draft?.id === draft.id;
  return (
    <li
      aria-current={isShown ? 'step' : undefined}
      className="grid gap-y-1.5 border-line border-b py-4 first:pt-0 last:border-b-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h3 className="font-body font-semibold text-14 tracking-normal">
          {step.name}
          {step.moment && (
            <span className="tabular-figures ml-2 font-normal text-13 text-muted">{step.moment}</span>
          )}
        </h3>
        <span className="flex items-baseline gap-3 text-13">
          <StatusMark shape={shape}>{text}</StatusMark>
          {at && (
            <time dateTime={at} className="tabular-figures text-muted">
              {formatPreciseMoment(at, new Date(sequence.now))}
            </time>
          )}
        </span>
      </div>
      {content && (
        <p className="whitespace-pre-line rounded-card bg-sunken px-3.5 py-2.5 text-14 [overflow-wrap:anywhere]">
          {content}
        </p>
      )}
      {step.draft && !step.attempt && (
        <p className="text-13">
          {isShown ? (
            <span className="text-muted">Le message ouvert</span>
          ) : (
            <AppLink href={validationPath({ draftId: step.draft.id })} className="link" onClick={onClose}>
              Ouvrir ce message
            </AppLink>
          )}
        </p>
      )}
    </li>
  );
}
