import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountHistory } from '#contract/identity/audit.ts';
import type { AdminUserRecord } from '#contract/overview/admin-users.ts';
import { describeAct } from '#core/identity/audit-acts.ts';
import { limitsOf } from '#core/identity/custom-limits.ts';
import { formatDateTime, formatMoment, formatNumber } from '#web/lib/format.ts';
import { RecordDrawer } from '#web/lists/record-drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { UserActs } from './user-acts.tsx';
import { describeAccount, stateTexts, topicTexts } from './user-texts.ts';
import { userQuery } from './users.queries.ts';

type UserDrawerProps = {
  userId: string;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  returnFocus: () => HTMLElement | null;
};

/** One account beside the list: what it is, how it is used, and what may be done with it. */
export function UserDrawer({ userId, ...ways }: UserDrawerProps) {
  const query = useQuery(userQuery(userId));
  const user = query.data;
  return (
    <RecordDrawer
      query={query}
      name={user && `${user.firstName} ${user.lastName}`}
      note={user && <p className="text-13 text-muted">{user.email}</p>}
      gone={<EmptyState title="Ce compte n’existe plus">Il a été supprimé.</EmptyState>}
      {...ways}
    >
      {(user) => (
        <div className="grid gap-7">
          {user.suspendedAt && (
            <Notice tone="warning" title={`Suspendu le ${formatDateTime(new Date(user.suspendedAt))}`}>
              {user.suspendedBecause}. Ses sessions sont fermées et ses campagnes en pause.
            </Notice>
          )}
          <Account user={user} />
          <UserActs user={user} />
          <Use user={user} />
          <Requests user={user} />
          <Section title="Journal du compte">
            {user.history.length > 0 ? (
              <ActLines lines={user.history} />
            ) : (
              <p className="text-13 text-muted">Rien n’est encore écrit sur ce compte.</p>
            )}
          </Section>
        </div>
      )}
    </RecordDrawer>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl>
    {facts.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-4 border-line border-t py-2">
        <dt className="shrink-0 text-muted">{label}</dt>
        <dd className="tabular-figures text-right [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);

function Account({ user }: { user: AdminUserRecord }) {
  const now = new Date();
  const { label, shape } = stateTexts[user.state];
  return (
    <Section title="Compte">
      <Facts
        facts={[
          [
            'État',
            <StatusMark key="state" shape={shape}>
              {label}
            </StatusMark>,
          ],
          ['Formule', user.plan],
          ['Double authentification', user.hasTwoFactor ? 'activée' : 'non activée'],
          ['LinkedIn', describeAccount(user.account)],
          ['Sessions ouvertes', formatNumber(user.openSessions)],
          ['Dernière visite', formatMoment(new Date(user.lastSeenAt), now)],
          ['Inscription', formatDateTime(new Date(user.createdAt))],
        ]}
      />
    </Section>
  );
}

const usedOf = (used: number, limit: number | null) =>
  limit === null ? `${formatNumber(used)}, sans limite` : `${formatNumber(used)} sur ${formatNumber(limit)}`;

function Use({ user }: { user: AdminUserRecord }) {
  const limits = limitsOf({ subscription: user.plan, customLimits: user.customLimits });
  return (
    <Section title="Utilisation" note={user.hasCustomLimits ? 'limites sur mesure' : undefined}>
      <Facts
        facts={[
          ['Recherches ce mois-ci', usedOf(user.used.searchesThisMonth, limits.leadSearches?.count ?? null)],
          ['Offres', usedOf(user.used.offers, limits.offers)],
          ['Ciblages', usedOf(user.used.icps, limits.icps)],
          ['Campagnes en cours', formatNumber(user.runningCampaigns)],
        ]}
      />
    </Section>
  );
}

function Requests({ user }: { user: AdminUserRecord }) {
  const now = new Date();
  return (
    <Section title="Demandes au support">
      {user.supportRequests.length === 0 ? (
        <p className="text-13 text-muted">Aucune demande.</p>
      ) : (
        <ul>
          {user.supportRequests.map(({ id, topic, createdAt }) => (
            <li key={id} className="flex justify-between gap-4 border-line border-t py-2">
              <span>{topicTexts[topic]}</span>
              <span className="text-13 text-muted">{formatMoment(new Date(createdAt), now)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const byWhom = { user: null, admin: 'par un administrateur', command: 'par la commande', system: null };

/** Lines of the log about one account. */
const ActLines = ({ lines }: { lines: AccountHistory['items'] }) => (
  <ul className="border-line border-t">
    {lines.map(({ id, at, act, actor, detail }) => (
      <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 text-13">
        <span className="[overflow-wrap:anywhere]">
          {describeAct(act, detail)}
          {byWhom[actor] && <span className="text-muted">, {byWhom[actor]}</span>}
        </span>
        <time dateTime={at} className="tabular-figures text-muted">
          {formatDateTime(new Date(at))}
        </time>
      </li>
    ))}
  </ul>
);
