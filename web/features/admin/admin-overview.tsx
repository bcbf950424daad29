import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOverview as Overview } from '#contract/overview/admin.ts';
import { plans } from '#core/identity/plans.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDateTime, formatNumber, formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { overviewQuery, useRetryDeadLetters } from './admin.queries.ts';
import { showRefusal } from './confirmed.ts';
import { KeyFigures } from './operations/key-figures.tsx';

export function AdminOverview() {
  const query = useQuery(overviewQuery);
  return (
    <>
      <p className="mb-4 text-13 text-muted">
        {query.data
          ? `Lu à ${formatTime(new Date(query.dataUpdatedAt))}, relu toutes les 30 secondes.`
          : '\u00a0'}
      </p>
      {query.isPending && <OverviewSkeleton />}
      {query.isError && (
        <div className="mb-6">
          <ErrorState
            title="Impossible de lire l’état du service."
            onRetry={() => query.refetch()}
            isRetrying={query.isFetching}
          >
            {errorMessage(query.error)}
          </ErrorState>
        </div>
      )}
      {query.data && (
        <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] max-nav:grid-cols-1">
          <div className="grid content-start gap-10">
            <KeyFigures />
            <Accounts users={query.data.users} />
            {/* What asks for somebody comes before what runs by itself. */}
            {query.data.deadLetters.length > 0 && <DeadLetters letters={query.data.deadLetters} />}
            {query.data.figures.differing.length > 0 && <Differences figures={query.data.figures} />}
            <Jobs jobs={query.data.jobs} />
          </div>
          <aside aria-label="Santé" className="max-nav:mt-10">
            <Health health={query.data.health} figures={query.data.figures} />
          </aside>
        </div>
      )}
    </>
  );
}

function Accounts({ users }: { users: Overview['users'] }) {
  const figures = [
    { label: 'comptes', value: users.total },
    { label: 'adresses confirmées', value: users.verified },
    { label: 'créés en 7 jours', value: users.createdLast7Days },
    { label: 'actifs en 24 heures', value: users.activeLast24Hours },
  ];
  return (
    <Section title="Comptes">
      <dl className="grid grid-cols-4 gap-x-4 border-line border-t max-sm:grid-cols-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end py-3">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="tabular-figures font-semibold font-heading text-33 leading-tight">
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
      <table className="w-full">
        <caption className="sr-only">Comptes par formule</caption>
        <thead>
          <tr className="border-line border-b text-left text-12 text-muted">
            <th scope="col" className="py-1.5 font-medium">
              Formule
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Comptes
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((subscription) => (
            <tr key={subscription} className="h-9 border-line border-b">
              <th scope="row" className="text-left font-normal">
                {subscription}
              </th>
              <td className="tabular-figures text-right">
                {formatNumber(users.bySubscription[subscription])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Jobs({ jobs }: { jobs: Overview['jobs'] }) {
  const [isWhole, setIsWhole] = useState(false);
  const failures = jobs.reduce((sum, { failed }) => sum + failed, 0);
  const busy = jobs.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  const shown = isWhole ? jobs : busy;
  return (
    <Section
      title="Travaux en arrière-plan"
      note={failures > 0 ? `${formatNumber(failures)} en échec` : 'aucun échec'}
    >
      {jobs.length === 0 ? (
        <p className="border-line border-t py-3 text-muted">Aucune file de travaux n’est ouverte.</p>
      ) : shown.length === 0 ? null : (
        <table className="w-full">
          <caption className="sr-only">Files de travaux : en attente, en cours, en échec</caption>
          <thead>
            <tr className="border-line border-y text-12 text-muted">
              <th scope="col" className="py-1.5 text-left font-medium">
                File
              </th>
              {['En attente', 'En cours', 'En échec'].map((label) => (
                <th key={label} scope="col" className="w-24 py-1.5 text-right font-medium max-sm:w-16">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((job) => (
              <tr key={job.name} className="h-9 border-line border-b">
                <th
                  scope="row"
                  className="py-1 pr-3 text-left font-normal leading-snug [overflow-wrap:anywhere]"
                >
                  {job.name}
                </th>
                <td className="tabular-figures text-right">{formatNumber(job.waiting)}</td>
                <td className="tabular-figures text-right">{formatNumber(job.active)}</td>
                <td
                  className={`tabular-figures text-right ${job.failed > 0 ? 'font-semibold text-danger' : ''}`}
                >
                  {formatNumber(job.failed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {jobs.length > busy.length && (
        <p className={`pt-3 text-13 text-muted ${shown.length === 0 ? 'border-line border-t' : ''}`}>
          {busy.length === 0 && 'Rien n’attend. '}
          <button
            type="button"
            aria-expanded={isWhole}
            className="link max-sm:min-h-11"
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole
              ? 'Masquer les files vides'
              : `Voir les ${formatNumber(jobs.length - busy.length)} files vides`}
          </button>
        </p>
      )}
    </Section>
  );
}

/** Messages of third parties that could not be handled: they are kept, and the next ones go on. */
function DeadLetters({ letters }: { letters: Overview['deadLetters'] }) {
  const retry = useRetryDeadLetters();
  return (
    <Section
      title="Nouvelles non lues"
      note={`${formatNumber(letters.length)} à regarder`}
      action={
        <Button
          size="sm"
          isBusy={retry.isPending}
          onClick={() =>
            retry.mutate(undefined, {
              onSuccess: () => toast({ tone: 'success', title: 'Une nouvelle lecture est lancée.' }),
              onError: showRefusal,
            })
          }
        >
          Relire
        </Button>
      }
    >
      <ul>
        {letters.map((letter) => (
          <li key={letter.id} className="border-line border-t py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium [overflow-wrap:anywhere]">
                {letter.account.name}, {letter.account.ownerEmail}
              </span>
              <span className="tabular-figures text-13 text-muted">
                {formatDateTime(new Date(letter.arrivedAt))}, {formatNumber(letter.attempts)}{' '}
                {letter.attempts > 1 ? 'essais' : 'essai'}
              </span>
            </p>
            <p className="text-13">
              {letter.source === 'unreadable' ? 'Lecture impossible' : 'Traitement impossible'}.
              {letter.pausesPerson && ' Rien ne part vers la personne qui a écrit.'}
            </p>
            <p className="mt-0.5 text-12 text-muted [overflow-wrap:anywhere]">
              N°&nbsp;{letter.id} ({letter.source}). {letter.failure ?? 'Pas encore essayée.'}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A figure that a recount of the log does not find again. */
const Differences = ({ figures }: { figures: Overview['figures'] }) => (
  <Section title="Chiffres à vérifier" note={`${formatNumber(figures.differing.length)} à regarder`}>
    <ul>
      {figures.differing.map(({ campaignId, differences }) => (
        <li key={campaignId} className="border-line border-t py-2.5">
          <p className="font-medium [overflow-wrap:anywhere]">Campagne {campaignId}</p>
          {differences.map(({ figure, shown, recounted }) => (
            <p key={figure} className="text-13">
              {figure === 'events'
                ? `${formatNumber(recounted - shown)} ${recounted - shown > 1 ? 'événements manquent' : 'événement manque'} au journal depuis la dernière vérification.`
                : `${figure}\u00a0: ${formatNumber(shown)} affiché, ${formatNumber(recounted)} recompté.`}
            </p>
          ))}
        </li>
      ))}
    </ul>
  </Section>
);

function describeFigures({ checkedAt, campaigns, differing }: Overview['figures']): string {
  if (!checkedAt) return 'pas encore vérifiés';
  const found = differing.flatMap(({ differences }) => differences).length;
  const looked = `${formatNumber(campaigns)} ${campaigns > 1 ? 'campagnes' : 'campagne'}`;
  return `${formatNumber(found)} ${found > 1 ? 'différences' : 'différence'}, ${looked}, ${formatDateTime(new Date(checkedAt))}`;
}

function Health({ health, figures }: { health: Overview['health']; figures: Overview['figures'] }) {
  const { database } = health;
  const facts = [
    {
      label: 'Base de données',
      value: `${database.kind === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${database.version}`,
    },
    { label: 'Temps de réponse', value: `${formatNumber(Math.round(database.latencyMs * 10) / 10)}\u00a0ms` },
    {
      label: 'E-mails',
      value: health.mail === 'smtp' ? 'envoyés par SMTP' : 'gardés dans la boîte d’envoi',
    },
    { label: 'Mode', value: health.isDemo ? 'démonstration' : 'production' },
    { label: 'Chiffres recomptés', value: describeFigures(figures) },
    { label: 'Version', value: health.version },
    { label: 'En marche depuis', value: formatDateTime(new Date(health.startedAt)) },
  ];
  return (
    <Section title="Santé" action={<StatusMark shape="active">Le service répond</StatusMark>}>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-line border-t py-2">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="tabular-figures text-right [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Lecture de l’état du service…" className="grid gap-4 border-ink border-t-2 pt-4">
      <Skeleton className="h-5 w-32" />
      <div className="grid grid-cols-4 gap-4 max-sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((id) => (
          <Skeleton key={id} className="h-14" />
        ))}
      </div>
      {['a', 'b', 'c', 'd', 'e'].map((id) => (
        <Skeleton key={id} className="h-6" />
      ))}
    </SkeletonGroup>
  );
}
