import { Check, Hourglass, type LucideIcon, Minus, TrendingDown, Undo2 } from 'lucide-react';
import type { AdviceApplication } from '#contract/overview/intelligence.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useUndoAdvice } from './intelligence.queries.ts';
import type { OpenList } from './open-count.tsx';
import { ShareLines } from './share-lines.tsx';

type Verdict = AdviceApplication['verdict'] | 'undone';
const verdicts: Record<Verdict, { label: string; icon: LucideIcon; className: string }> = {
  early: { label: 'En mesure', icon: Hourglass, className: 'bg-warning-soft text-warning' },
  helped: { label: 'A aidé', icon: Check, className: 'bg-success-soft text-success' },
  hurt: { label: 'A nui', icon: TrendingDown, className: 'bg-danger-soft text-danger' },
  same: { label: 'N’a rien changé', icon: Minus, className: 'bg-sunken text-ink' },
  unmeasured: { label: 'Appliqué', icon: Check, className: 'bg-accent-soft text-accent' },
  undone: { label: 'Annulé', icon: Undo2, className: 'bg-sunken text-muted' },
};

type ApplicationsProps = { campaignId: string; applications: readonly AdviceApplication[]; onOpen: OpenList };

/** The changes that were made here, and whether they helped. */
export const ApplicationsSection = ({ campaignId, applications, onOpen }: ApplicationsProps) => (
  <Section title="Changements appliqués" note="Avant et depuis, sept jours laissés à chacun pour répondre">
    <ul className="grid gap-5">
      {applications.map((application) => (
        <li key={application.id}>
          <Application campaignId={campaignId} application={application} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  </Section>
);

type ApplicationProps = { campaignId: string; application: AdviceApplication; onOpen: OpenList };

function Application({ campaignId, application, onOpen }: ApplicationProps) {
  const { id, title, change, appliedAt, undoneAt, measure } = application;
  const undo = useUndoAdvice(campaignId);
  const { label, icon: Icon, className } = verdicts[undoneAt ? 'undone' : application.verdict];
  return (
    <article aria-label={title} className="rounded-card border border-line bg-card px-5 py-4 max-sm:px-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        <span
          className={`inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 font-medium ${className}`}
        >
          <Icon size={13} strokeWidth={1.75} aria-hidden />
          {label}
        </span>
        appliqué le {formatDate(new Date(appliedAt))}
        {undoneAt && `, annulé le ${formatDate(new Date(undoneAt))}`}
      </p>
      <h3 className="mt-1.5 font-semibold text-16">{title}</h3>
      <p className="mt-0.5 text-14 text-muted">{change}</p>
      {measure && (
        <>
          <ShareLines
            lines={[
              {
                label: measure.mark === 'accepted' ? 'Acceptées avant' : 'Réponses avant',
                ...measure.before,
              },
              { label: 'Depuis', ...measure.after },
            ]}
            listOf={(index) => ({ of: 'application', key: id, part: index === 0 ? 'before' : 'after' })}
            onOpen={onOpen}
          />
          <p className="mt-2 text-13">{describe(application, measure)}</p>
        </>
      )}
      {undo.error && (
        <Notice tone="error" className="mt-3">
          {errorMessage(undo.error)}
        </Notice>
      )}
      {!undoneAt && (
        <Button
          size="sm"
          className="mt-3"
          isBusy={undo.isPending}
          busyLabel="Annulation…"
          onClick={() =>
            undo.mutate(id, {
              onSuccess: () =>
                toast({
                  tone: 'success',
                  title: 'Changement annulé.',
                  description: 'La campagne est revenue à ce qu’elle disait avant.',
                }),
            })
          }
        >
          Annuler ce changement
        </Button>
      )}
    </article>
  );
}

const points = (share: number) => {
  const value = Math.round(100 * share);
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}\u00a0${Math.abs(value)}`.trim();
};

function describe(
  { verdict }: AdviceApplication,
  measure: NonNullable<AdviceApplication['measure']>,
): string {
  const { difference, after, needed } = measure;
  const gap = difference
    ? ` L’écart va de ${points(difference.low)} à ${points(difference.high)} points (intervalle à 95\u00a0%).`
    : '';
  if (verdict === 'early')
    return `Trop tôt pour conclure (n\u00a0=\u00a0${formatNumber(after.of)}).${gap} Verdict à ${formatNumber(needed)}.`;
  const sentences = {
    helped: 'L’écart exclut zéro\u00a0: le changement a aidé.',
    hurt: 'L’écart exclut zéro\u00a0: le changement a nui.',
  };
  return `${verdict === 'helped' || verdict === 'hurt' ? sentences[verdict] : 'L’écart n’exclut pas zéro\u00a0: rien ne dit que le changement compte.'}${gap}`;
}
