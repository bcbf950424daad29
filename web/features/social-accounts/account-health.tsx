import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountHealth as Health } from '#contract/overview/campaign-live.ts';
import { campaignPath, paths } from '#contract/paths.ts';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { describeDeparture, describeQueue } from './describe-departure.ts';
import { healthQuery } from './social-accounts.queries.ts';

/** How the account is now: its next slot, what LinkedIn says, what is accepted, and what would stop everything. */
export function AccountHealth({ account }: { account: SocialAccount }) {
  const { data: health, isPending, refetch } = useQuery(healthQuery(account.id));
  return (
    <>
      <Section title="Santé du compte">
        {isPending && <HealthSkeleton />}
        {!isPending && !health && (
          <InlineError onRetry={() => refetch()}>La santé de votre compte n’a pas pu être lue.</InlineError>
        )}
        {health && <Facts account={account} health={health} />}
      </Section>
      {health && <Shares health={health} />}
    </>
  );
}

function Facts({ account, health }: { account: SocialAccount; health: Health }) {
  const now = new Date(health.now);
  const isConnected = account.state === 'connected';
  return (
    <div className="grid gap-4">
      {health.alarms.map(({ measured, threshold, wayOut }) => (
        <Notice key={measured} tone="warning" title={`${measured} (seuil\u00a0: ${threshold})`}>
          {wayOut}
        </Notice>
      ))}
      <dl className="grid grid-cols-2 gap-x-8 max-sm:grid-cols-1">
        <Fact title="Prochain envoi" note={describeQueue(health, isConnected)}>
          {describeDeparture(health, isConnected, now)}
        </Fact>
        <Fact
          title="Rythme demandé par LinkedIn"
          note={
            health.backsOffUntil
              ? 'Rien ne part avant, pour protéger votre compte.'
              : 'Dès que LinkedIn demande de ralentir, tout s’arrête quelques heures.'
          }
        >
          {describePace(health, account.state, now)}
        </Fact>
        <Fact title="Invitations acceptées" note={describeThreshold(health.acceptance)}>
          {describeAcceptance(health.acceptance)}
        </Fact>
        <Fact
          title="Envois non confirmés"
          note={
            health.undecided > 0 ? (
              <AppLink href={`${paths.home}#envois-non-confirmes`} className="link">
                Vérifier sur le tableau de bord
              </AppLink>
            ) : health.checking > 0 ? (
              'Nous relisons LinkedIn. Rien n’est renvoyé d’ici là.'
            ) : (
              'Chaque envoi est confirmé, ou n’est pas parti.'
            )
          }
        >
          {describeUndecided(health)}
        </Fact>
      </dl>
    </div>
  );
}

const describeUndecided = ({ undecided, checking }: Health) =>
  [
    undecided > 0 && `${formatNumber(undecided)} à vérifier`,
    checking > 0 && `${formatNumber(checking)} en cours de vérification`,
  ]
    .filter(Boolean)
    .join(', ') || 'Aucun';

function Fact({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="border-line border-t py-2.5">
      <dt className="text-13 text-muted">{title}</dt>
      <dd className="tabular-figures mt-0.5 font-semibold">{children}</dd>
      <dd className="mt-0.5 text-pretty text-13 text-muted">{note}</dd>
    </div>
  );
}

const say = (iso: string, now: Date) => {
  const moment = formatMoment(new Date(iso), now);
  return moment.charAt(0).toLowerCase() + moment.slice(1);
};

function describePace({ backsOffUntil }: Health, state: SocialAccount['state'], now: Date): string {
  if (state === 'disconnected') return 'Inconnu, compte déconnecté';
  if (state === 'restricted') return 'À l’arrêt, compte restreint';
  return backsOffUntil ? `Ralenti jusqu’à ${say(backsOffUntil, now)}` : 'Normal';
}

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });

/** Before enough are decided, what is decided is mostly what was accepted: a share of it would read as a success. */
function describeAcceptance({ sent, accepted, decided, neededToConclude }: Health['acceptance']): string {
  if (sent === 0) return 'Aucune invitation envoyée';
  const counts = `${formatNumber(accepted)} ${accepted > 1 ? 'acceptées' : 'acceptée'} sur`;
  return decided < neededToConclude
    ? `${counts} ${formatNumber(sent)}`
    : `${percent.format(accepted / decided)} (${counts} ${formatNumber(decided)})`;
}

const describeThreshold = ({ decided, neededToConclude, lowest }: Health['acceptance']): string =>
  decided < neededToConclude
    ? `Trop tôt pour conclure\u00a0: il faut ${neededToConclude} invitations acceptées, retirées ou sans réponse depuis 14 jours.`
    : `Sous ${percent.format(lowest)}, les campagnes se mettent en pause d’elles-mêmes.`;

const headClass = 'pb-1.5 text-right font-medium text-12 text-muted';
const cellClass = 'tabular-figures border-line border-t py-2.5 pl-3 text-right align-top';

/** Whose the shared quotas are: today, and in seven days. */
function Shares({ health: { campaigns } }: { health: Health }) {
  return (
    <Section title="Partage entre campagnes" note="aujourd’hui, puis sur 7 jours">
      {campaigns.length === 0 ? (
        <EmptyState title="Aucun envoi depuis 7 jours">
          Les limites du compte sont partagées : dès qu’une campagne envoie, sa part s’affiche ici.
        </EmptyState>
      ) : (
        <table className="w-full table-fixed border-line border-b text-14">
          <caption className="sr-only">Part de chaque campagne dans les limites du compte</caption>
          <thead>
            <tr>
              <th scope="col" className={`${headClass} text-left!`}>
                Campagne
              </th>
              <th scope="col" className={`${headClass} w-[96px] max-sm:w-[76px]`}>
                Invitations
              </th>
              <th scope="col" className={`${headClass} w-[96px] max-sm:w-[76px]`}>
                Messages
              </th>
              <th scope="col" className={`${headClass} w-[80px] max-sm:w-[64px]`}>
                Visites
              </th>
            </tr>
          </thead>
          <tbody>
            {campaigns.map(({ id, name, invitations, messages, visits }) => (
              <tr key={id}>
                <th scope="row" className="border-line border-t py-2.5 text-left font-normal">
                  <AppLink href={campaignPath(id)} className="link [overflow-wrap:anywhere]">
                    {name}
                  </AppLink>
                </th>
                <Share use={invitations} />
                <Share use={messages} />
                <Share use={visits} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function Share({ use: { today, inSevenDays } }: { use: Health['campaigns'][number]['visits'] }) {
  return (
    <td className={cellClass}>
      {formatNumber(today)}
      <span className="text-muted">
        <span className="sr-only"> aujourd’hui, </span>
        <span aria-hidden> · </span>
        {formatNumber(inSevenDays)}
        <span className="sr-only"> sur 7 jours</span>
      </span>
    </td>
  );
}

const facts = ['w-[40%]', 'w-[34%]', 'w-[46%]', 'w-[30%]'];

function HealthSkeleton() {
  return (
    <SkeletonGroup
      label="Chargement de la santé du compte…"
      className="grid grid-cols-2 gap-x-8 max-sm:grid-cols-1"
    >
      {facts.map((width) => (
        <div key={width} className="grid h-[82px] content-start gap-2 border-line border-t pt-3">
          <Skeleton className="h-3 w-[50%]" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-[80%]" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
