import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Operations } from '#contract/overview/admin-operations.ts';
import { formatMoment, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { showRefusal } from '../confirmed.ts';
import { describeAccount } from '../users/user-texts.ts';
import { operationsQuery, useRetryJobs } from './operations.queries.ts';

/** What runs by itself, and what of it asks for somebody. */
export function OperationsView() {
  const query = useQuery(operationsQuery);
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Lecture de l’exploitation…" lines={8} />}
      failed="Impossible de lire l’exploitation."
    >
      {(state) => (
        <div className="grid grid-cols-2 gap-x-12 gap-y-10 max-nav:grid-cols-1">
          <FailedJobs jobs={state.failedJobs} />
          <Undecided undecided={state.undecided} />
          <Accounts accounts={state.accounts} />
          <News news={state.news} />
          {state.payments && <Payments payments={state.payments} />}
        </div>
      )}
    </QueryView>
  );
}

const now = () => new Date();

function FailedJobs({ jobs }: { jobs: Operations['failedJobs'] }) {
  const retry = useRetryJobs();
  return (
    <Section title="Travaux en échec" note="après leurs essais">
      {jobs.length === 0 ? (
        <AllWell>Aucun travail n’est en échec.</AllWell>
      ) : (
        <ul>
          {jobs.map(({ queue, count, latestAt, failure }) => (
            <li
              key={queue}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-2.5"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="[overflow-wrap:anywhere]">
                  <code>{queue}</code>, {formatNumber(count)} en échec
                </p>
                <p className="text-13 text-muted [overflow-wrap:anywhere]">
                  {latestAt && `Le dernier\u00a0: ${formatMoment(new Date(latestAt), now())}. `}
                  {failure}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Relancer ${queue}`}
                isBusy={retry.isPending && retry.variables === queue}
                busyLabel="Relance…"
                onClick={() =>
                  retry.mutate(queue, {
                    onSuccess: () => toast({ tone: 'success', title: 'Les travaux en échec sont relancés.' }),
                    onError: showRefusal,
                  })
                }
              >
                Relancer
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const AllWell = ({ children }: { children: ReactNode }) => (
  <p className="border-line border-t py-2.5">
    <StatusMark shape="done" mayWrap>
      {children}
    </StatusMark>
  </p>
);

const ageTexts = { hour: 'Moins d’une heure', day: '1 h à 24 h', older: 'Plus de 24 h' } as const;
const cellClass = 'tabular-figures py-2 text-right';

const Undecided = ({ undecided }: { undecided: Operations['undecided'] }) => (
  <Section title="Envois non confirmés" note="jamais renvoyés d’office">
    <table className="w-full">
      <caption className="sr-only">Envois non confirmés par âge</caption>
      <thead>
        <tr className="border-line border-y text-right text-12 text-muted">
          {['Âge', 'Envois', 'Comptes', 'Attendent l’utilisateur'].map((head, at) => (
            <th key={head} scope="col" className={`py-1.5 font-medium ${at === 0 ? 'text-left' : 'pl-2'}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {undecided.map(({ age, sends, accounts, waitForUser }) => (
          <tr key={age} className="border-line border-b">
            <th
              scope="row"
              className={`py-2 text-left ${age === 'older' && sends > 0 ? 'font-semibold text-warning' : 'font-normal'}`}
            >
              {ageTexts[age]}
            </th>
            <td className={cellClass}>{formatNumber(sends)}</td>
            <td className={cellClass}>{formatNumber(accounts)}</td>
            <td className={cellClass}>{formatNumber(waitForUser)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

const Accounts = ({ accounts }: { accounts: Operations['accounts'] }) => (
  <Section
    title="Comptes LinkedIn"
    note={`${formatNumber(accounts.byState.connected)} ${accounts.byState.connected > 1 ? 'connectés' : 'connecté'}, ${formatNumber(accounts.byState.disconnected)} à reconnecter, ${formatNumber(accounts.byState.restricted)} ${accounts.byState.restricted > 1 ? 'restreints' : 'restreint'}`}
  >
    {accounts.toLookAt.length === 0 ? (
      <AllWell>Tous les comptes LinkedIn sont connectés.</AllWell>
    ) : (
      <ul>
        {accounts.toLookAt.map(({ id, ownerId, ownerEmail, state, since, lastCheckedAt }) => (
          <li key={id} className="border-line border-t py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <AppLink href={`?vue=utilisateurs&compte=${ownerId}`} className="link [overflow-wrap:anywhere]">
                {ownerEmail}
              </AppLink>
              <StatusMark shape={state === 'restricted' ? 'stopped' : 'asking'}>
                {describeAccount(state)}
              </StatusMark>
            </p>
            <p className="text-13 text-muted">
              Depuis&nbsp;: {formatMoment(new Date(since), now())}
              {lastCheckedAt && `, vérifié\u00a0: ${formatMoment(new Date(lastCheckedAt), now())}`}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const News = ({ news }: { news: Operations['news'] }) => (
  <Section title="Nouvelles de LinkedIn" note="reçues par webhook ou relevées">
    <dl>
      {[
        ['Traitées en 24 heures', formatNumber(news.handled)],
        ['En attente', formatNumber(news.waiting)],
        [
          'La plus ancienne',
          news.oldestWaitingAt ? formatMoment(new Date(news.oldestWaitingAt), now()) : 'aucune',
        ],
        ['Abandonnées', formatNumber(news.dead)],
      ].map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-line border-t py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-figures">{value}</dd>
        </div>
      ))}
    </dl>
    {news.dead > 0 && (
      <p className="mt-2 text-13">
        <AppLink href="?" className="link">
          Les relire depuis la vue d’ensemble
        </AppLink>
      </p>
    )}
  </Section>
);

const Payments = ({ payments }: { payments: NonNullable<Operations['payments']> }) => (
  <Section
    title="Rapprochement avec Stripe"
    note={
      payments.comparedAt
        ? `comparé\u00a0: ${formatMoment(new Date(payments.comparedAt), now())}`
        : 'chaque nuit, pas encore fait'
    }
  >
    {payments.differences.length === 0 ? (
      payments.comparedAt && <AllWell>Aucune différence en trente jours.</AllWell>
    ) : (
      <ul>
        {payments.differences.map(({ id, userId, email, foundAt, what }) => (
          <li key={id} className="border-line border-t py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <AppLink href={`?vue=utilisateurs&compte=${userId}`} className="link [overflow-wrap:anywhere]">
                {email}
              </AppLink>
              <span className="tabular-figures text-13 text-muted">
                {formatMoment(new Date(foundAt), now())}
              </span>
            </p>
            <p className="whitespace-pre-line text-13 [overflow-wrap:anywhere]">{what}</p>
          </li>
        ))}
      </ul>
    )}
    <p className="mt-2 text-13 text-muted">Ce que dit Stripe fait foi et remplace ce qui différait.</p>
  </Section>
);
