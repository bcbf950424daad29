import { useQuery } from '@tanstack/react-query';
import type { CountedUse } from '#contract/overview/dashboard.ts';
import { paths } from '#contract/paths.ts';
import type { SocialAccount, Use } from '#contract/social-accounts.ts';
import { pendingInvitationsLimit } from '#core/network/account-quotas.ts';
import { addDays, type Day } from '#core/time/calendar-day.ts';
import { accountsQuery } from '#web/features/social-accounts/social-accounts.queries.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { UsedOf } from './used-of.tsx';
import { nameUse, pathOfUse } from './uses-drawer.tsx';

/** What the linked account did in seven days, against its quotas. */
export function WeekQuotas() {
  const { data, isPending, refetch } = useQuery(accountsQuery);
  const account = data?.[0];
  return (
    <Section
      title="Cette semaine"
      action={
        account && <span className="tabular-figures text-muted">{sevenDays(account.today as Day)}</span>
      }
    >
      {isPending && <QuotasSkeleton />}
      {!isPending && !data && (
        <InlineError onRetry={() => refetch()}>Les quotas de votre compte n’ont pas pu être lus.</InlineError>
      )}
      {data && !account && (
        <EmptyState
          title="Aucun compte connecté"
          action={
            <AppLink href={paths.socialAccounts} className="link text-13">
              Connecter mon compte LinkedIn
            </AppLink>
          }
        >
          Vos envois et leurs limites se suivent ici, dès qu’un compte est connecté.
        </EmptyState>
      )}
      {account && <Quotas account={account} />}
      {account && (
        <p className="mt-3 text-13">
          <AppLink href={`${paths.home}?vue=analyse`} className="link">
            Analyser toutes vos campagnes
          </AppLink>
        </p>
      )}
    </Section>
  );
}

/** « 9 – 15 nov. »: any seven days are a week for the network. */
function sevenDays(today: Day): string {
  const [first, last] = [formatDay(addDays(today, -6)), formatDay(today)];
  const [day, month] = first.split(' ');
  return last.endsWith(` ${month}`) ? `${day} – ${last}` : `${first} – ${last}`;
}

const headClass = 'border-line border-b pb-1.5 font-medium text-12 text-muted';
const rowClass = 'border-line border-b py-[7px] align-top';
const countClass = `${rowClass} w-[84px] pl-4 text-right`;

function Quotas({ account }: { account: SocialAccount }) {
  const { use, pendingInvitations } = account;
  return (
    <table className="w-full text-14">
      <caption className="sr-only">Actions faites depuis votre compte, comparées à ses quotas</caption>
      <thead>
        <tr>
          <th scope="col" className={`${headClass} text-left`}>
            <AppLink href={paths.socialAccounts} className="link">
              Quotas du compte
            </AppLink>
          </th>
          <th scope="col" className={`${headClass} text-right`}>
            Aujourd’hui
          </th>
          <th scope="col" className={`${headClass} text-right`}>
            7 jours
          </th>
        </tr>
      </thead>
      <tbody>
        <UseRow title="Invitations" act="invitations" use={use.invitations} />
        <UseRow title="Messages" act="messages" use={use.messages} />
        <UseRow title="Visites" act="visits" use={use.visits} />
        <tr>
          <th scope="row" colSpan={2} className={`${rowClass} text-left font-normal`}>
            Invitations sans réponse
          </th>
          <td className={countClass}>
            {pendingInvitations === null ? (
              <span className="whitespace-nowrap text-13 text-muted">pas encore lu</span>
            ) : (
              <Counted
                used={pendingInvitations}
                limit={pendingInvitationsLimit}
                counts={{ act: 'pending', period: 'week' }}
              />
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function UseRow({ title, act, use }: { title: string; act: CountedUse['act']; use: Use }) {
  return (
    <tr>
      <th scope="row" className={`${rowClass} text-left font-normal`}>
        {title}
      </th>
      <td className={countClass}>
        <Counted used={use.usedToday} limit={use.perDay} counts={{ act, period: 'today' }} />
      </td>
      <td className={countClass}>
        <Counted used={use.usedInSevenDays} limit={use.perWeek} counts={{ act, period: 'week' }} />
      </td>
    </tr>
  );
}

/** A figure opens the acts that it counts. */
function Counted(props: { used: number; limit: number | null; counts: CountedUse }) {
  const { used, limit, counts } = props;
  return (
    <>
      <UsedOf used={used} limit={limit} href={pathOfUse(counts)} label={nameUse(counts)} />
      {limit !== null && <Meter value={used} max={limit} />}
    </>
  );
}

const rows = ['w-[40%]', 'w-[34%]', 'w-[28%]', 'w-[60%]'];

function QuotasSkeleton() {
  return (
    <SkeletonGroup label="Chargement des quotas…" className="mt-6 border-line border-t">
      {rows.map((width) => (
        <div key={width} className="flex h-[44px] items-center justify-between border-line border-b">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3.5 w-[52px]" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
