import { RefreshCw, Users } from 'lucide-react';
import { useState } from 'react';
import type { CrmConnection, CrmRun } from '#contract/integrations/crm.ts';
import { paths } from '#contract/paths.ts';
import type { CrmVerdict } from '#core/integrations/crm-compare.ts';
import { crmLabel, crmWords } from '#core/integrations/crm-fields.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatMoment, formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { isRunning, useSync, useTryOut } from './crm.queries.ts';
import { CrmItems } from './crm-items.tsx';
import { CrmLogDrawer } from './crm-log.tsx';
import { count, describeWritten, phaseText } from './crm-texts.ts';

type TrialProps = { connection: CrmConnection; run: CrmRun | null; followed: number };

const showError = (error: unknown) => toast({ tone: 'error', title: errorMessage(error) });

/** What would be written, before anything is. */
export function CrmTrialSection({ connection, run, followed }: TrialProps) {
  const tryOut = useTryOut();
  const [hasLog, setHasLog] = useState(false);
  const start = () => tryOut.mutate(undefined, { onError: showError });
  const again = run && !isRunning(run.phase) && (
    <button
      type="button"
      className="link inline-flex items-center gap-1.5 max-sm:min-h-11"
      onClick={start}
      disabled={tryOut.isPending}
    >
      <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
      Refaire l’essai
    </button>
  );
  return (
    <Section title="Essai à blanc" note={noteOf(run)} action={again}>
      {run ? (
        <Run connection={connection} run={run} />
      ) : (
        <EmptyState
          title="Rien n’a encore été comparé"
          action={
            <Button variant="primary" isBusy={tryOut.isPending} busyLabel="Départ…" onClick={start}>
              Lancer l’essai à blanc
            </Button>
          }
        >
          L’essai compare vos prospects à {crmLabel(connection.service)} et dit ce qui serait écrit. Il
          n’écrit rien.
        </EmptyState>
      )}
      {followed > 0 && (
        <p className="mt-4 flex gap-2 text-14">
          <Users size={16} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0" />
          <span>
            <AppLink href={paths.exclusions} className="link font-medium">
              {count(followed, 'personne', 'personnes')}
            </AppLink>{' '}
            {followed > 1 ? 'ont' : 'a'} déjà un suivi, une {crmWords[connection.service].deal} en cours ou un
            contrat dans {crmLabel(connection.service)} : {followed > 1 ? 'elles sont hors' : 'elle est hors'}{' '}
            de vos campagnes.
          </span>
        </p>
      )}
      {run && (
        <p className="mt-4 text-13">
          <button type="button" className="link max-sm:min-h-11" onClick={() => setHasLog(true)}>
            Journal des synchronisations
          </button>
        </p>
      )}
      {hasLog && <CrmLogDrawer connection={connection} onClose={() => setHasLog(false)} />}
    </Section>
  );
}

function noteOf(run: CrmRun | null): string {
  if (!run) return 'rien n’est écrit';
  if (run.phase === 'compared' && run.comparedAt) {
    const { create, complete, conflict, same, left } = run.people;
    const all = create + complete + conflict + same + left;
    const compared = count(all, 'prospect comparé', 'prospects comparés');
    return `${compared} ${formatMoment(new Date(run.comparedAt), new Date())}, rien n’a été écrit`;
  }
  return '';
}

function Run({ connection, run }: { connection: CrmConnection; run: CrmRun }) {
  if (run.phase === 'compared') return <Compared connection={connection} run={run} />;
  if (isRunning(run.phase)) return <Running connection={connection} run={run} />;
  const at = formatMoment(new Date(run.finishedAt ?? run.startedAt), new Date());
  return (
    <>
      {run.phase === 'failed' && run.problem && (
        <Notice tone="warning" className="mb-3">
          {run.problem}
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-2 gap-y-1">
        <StatusMark shape={run.phase === 'done' ? 'done' : run.phase === 'failed' ? 'refused' : 'over'}>
          {run.phase === 'done' ? `Synchronisé ${at}` : `${phaseText(run.phase, connection.service)} ${at}`}
        </StatusMark>
        <span className="text-13 text-muted">
          {describeWritten(run, connection.service)}
          {run.failed > 0 && `, ${count(run.failed, 'échec', 'échecs')}`}
          {run.people.conflict > 0 && `, ${count(run.people.conflict, 'conflit laissé', 'conflits laissés')}`}
        </span>
      </p>
    </>
  );
}

function Running({ connection, run }: { connection: CrmConnection; run: CrmRun }) {
  const isWaiting = run.resumeAt !== null && new Date(run.resumeAt) > new Date();
  return (
    <div role="status" className="flex items-center gap-3 py-2">
      <SpinnerRing className="size-[18px] text-accent" />
      <div>
        <p>{phaseText(run.phase, connection.service)}</p>
        <p className="text-13 text-muted">
          {run.problem ??
            (isWaiting
              ? `${crmLabel(connection.service)} demande de ralentir : la suite part toute seule.`
              : 'Vous pouvez quitter cette page : cela continue.')}
        </p>
      </div>
    </div>
  );
}

function Compared({ connection, run }: { connection: CrmConnection; run: CrmRun }) {
  const label = crmLabel(connection.service);
  const { people, companies } = run;
  // Conflicts ask for a choice; the rest is read by whoever wants to.
  const [view, setView] = useState<CrmVerdict | null>(people.conflict > 0 ? 'conflict' : null);
  const sync = useSync();
  const figures: { verdict: CrmVerdict; text: string; note: string }[] = [
    {
      verdict: 'create',
      text: 'à créer',
      note: `${count(companies, 'entreprise', 'entreprises')}, ${count(people.create, 'contact', 'contacts')}`,
    },
    { verdict: 'complete', text: 'à compléter', note: `champs vides dans ${label}` },
    { verdict: 'conflict', text: 'en conflit', note: 'deux valeurs différentes' },
    { verdict: 'same', text: people.same > 1 ? 'inchangés' : 'inchangé', note: 'déjà à jour' },
    ...(people.left > 0
      ? [{ verdict: 'left' as const, text: people.left > 1 ? 'laissés' : 'laissé', note: 'rien n’est écrit' }]
      : []),
  ];
  const updates = people.complete + run.chosen;
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(120px,1fr))] border-line border-y max-sm:grid-cols-2">
        {figures.map(({ verdict, text, note }) => (
          <li key={verdict}>
            <button
              type="button"
              aria-pressed={view === verdict}
              onClick={() => setView(view === verdict ? null : verdict)}
              className="flex h-full w-full flex-col items-start px-3 py-3 text-left hover:bg-sunken aria-pressed:shadow-[inset_0_-2px_0_var(--color-accent)]"
            >
              <span className="tabular-figures font-semibold text-23">{formatNumber(people[verdict])}</span>
              <span className="font-medium text-14">{text}</span>
              <span className="text-12 text-muted">{note}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          isBusy={sync.isPending}
          busyLabel="Départ…"
          onClick={() => sync.mutate(run.id, { onError: showError })}
        >
          Synchroniser : {count(people.create, 'création', 'créations')},{' '}
          {count(updates, 'mise à jour', 'mises à jour')}
        </Button>
        <span className="text-13 text-muted">
          Annulable pour ce qui aura été créé. La suite part ensuite toute seule, chaque heure.
        </span>
      </div>
      {view && <CrmItems runId={run.id} view={view} service={connection.service} canChoose />}
    </>
  );
}
