import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AdminUser, AdminUserList } from '#contract/overview/admin-users.ts';
import { plans } from '#core/identity/plans.ts';
import { defaultUserOrder, type UserSort, userStates } from '#core/identity/user-list.ts';
import { formatMoment, formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { neighboursOf, rowsOf } from '#web/lists/rows.ts';
import { SearchBox } from '#web/lists/search-box.tsx';
import { SortHead } from '#web/lists/sort-head.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmallSelect } from '#web/ui/small-select.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { readUserAddress, type UserView, writeUserAddress } from './user-address.ts';
import { UserDrawer } from './user-drawer.tsx';
import { describeAccount, stateTexts } from './user-texts.ts';
import { usersQuery } from './users.queries.ts';

const heads: { by: UserSort; label: string; className: string }[] = [
  { by: 'name', label: 'Nom', className: 'w-[22%]' },
  { by: 'email', label: 'Adresse', className: 'w-[26%]' },
  { by: 'plan', label: 'Formule', className: 'w-[12%]' },
  { by: 'state', label: 'État', className: 'w-[16%]' },
  { by: 'seen', label: 'Dernière visite', className: '' },
  { by: 'created', label: 'Inscription', className: '' },
];

const address = { read: readUserAddress, write: writeUserAddress, record: 'compte' };
const everybody: UserView = { filter: {}, sort: 'seen', order: 'desc' };

export function UsersView() {
  const { view, openId, show, open, hrefOf } = useListAddress(address);
  const { filter, sort, order } = view;
  const query = useInfiniteQuery(usersQuery({ ...filter, sort, order }));
  const users = rowsOf(query.data?.pages);
  const total = query.data?.pages[0]?.total;
  const table = useRef<HTMLTableElement>(null);
  const isFiltered = Object.keys(filter).length > 0;
  const choose = (change: Partial<UserView['filter']>, isTyped = false) => {
    const next = Object.entries({ ...filter, ...change }).filter(([, value]) => value);
    show({ ...view, filter: Object.fromEntries(next) }, { isTyped });
  };
  return (
    <Section title="Utilisateurs" note={total && formatTotal(total)}>
      <div className="mb-3 flex flex-wrap gap-2">
        <SearchBox
          text={filter.q ?? ''}
          label="Chercher un utilisateur"
          placeholder="Nom ou adresse e-mail…"
          className="w-[280px] max-sm:w-full"
          onSearch={(q) => choose({ q }, true)}
        />
        <SmallSelect
          aria-label="Formule"
          value={filter.plan ?? ''}
          onChange={({ target }) => choose({ plan: (target.value || undefined) as typeof filter.plan })}
        >
          <option value="">Toutes les formules</option>
          {plans.map((plan) => (
            <option key={plan}>{plan}</option>
          ))}
        </SmallSelect>
        <SmallSelect
          aria-label="État"
          value={filter.state ?? ''}
          onChange={({ target }) => choose({ state: (target.value || undefined) as typeof filter.state })}
        >
          <option value="">Tous les états</option>
          {userStates.map((state) => (
            <option key={state} value={state}>
              {stateTexts[state].label}
            </option>
          ))}
        </SmallSelect>
      </div>
      <QueryView
        query={query}
        loading={
          <TableSkeleton
            label="Chargement des utilisateurs…"
            rows={8}
            rowClass="h-[54px] grid-cols-[2fr_2fr_1fr_1fr_1fr] content-center max-sm:grid-cols-1"
            columns={['line', 'line', 'line', 'line', 'line']}
          />
        }
        failed="Impossible de lire les comptes."
        empty={
          users.length === 0 && (
            <EmptyState
              title={isFiltered ? 'Aucun compte ne correspond' : 'Aucun compte'}
              action={
                isFiltered && (
                  <Button size="sm" onClick={() => show(everybody)}>
                    Tout effacer
                  </Button>
                )
              }
            >
              {isFiltered
                ? 'Chaque mot doit commencer un mot du nom ou de l’adresse.'
                : 'Les comptes paraissent ici dès la première inscription.'}
            </EmptyState>
          )
        }
      >
        {() => (
          <>
            <table
              ref={table}
              aria-busy={query.isPlaceholderData}
              className="w-full table-fixed max-sm:block"
            >
              <caption className="sr-only">Utilisateurs</caption>
              <thead className="max-sm:sr-only">
                <tr className="border-line border-y text-left text-12 text-muted">
                  {heads.map(({ by, label, className }) => (
                    <SortHead
                      key={by}
                      by={by}
                      sort={sort}
                      order={order}
                      defaultOrder={defaultUserOrder}
                      className={className}
                      onSort={(sort, order) => show({ ...view, sort, order })}
                    >
                      {label}
                    </SortHead>
                  ))}
                </tr>
              </thead>
              <tbody className="max-sm:block max-sm:border-line max-sm:border-t">
                {users.map((user) => (
                  <UserRow key={user.id} user={user} href={hrefOf(user.id)} isOpen={user.id === openId} />
                ))}
              </tbody>
            </table>
            <MoreButton query={query} label="Afficher les comptes suivants" />
            <p className="mt-3 text-13 text-muted">
              Les messages et les contacts des utilisateurs ne sont jamais affichés ici.
            </p>
          </>
        )}
      </QueryView>
      {openId && (
        <UserDrawer
          key={openId}
          userId={openId}
          onClose={() => open(null)}
          {...neighboursOf(users, openId, open)}
          returnFocus={() => table.current?.querySelector<HTMLElement>(`[data-user="${openId}"]`) ?? null}
        />
      )}
    </Section>
  );
}

const formatTotal = ({ count, isMore }: AdminUserList['total']): string =>
  isMore
    ? `plus de ${formatNumber(count)} comptes`
    : `${formatNumber(count)} ${count > 1 ? 'comptes' : 'compte'}`;

/** Too long for its column, it goes on after the @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const cellClass = 'py-2 pr-4 max-sm:block max-sm:py-0 max-sm:pr-0';

function UserRow({ user, href, isOpen }: { user: AdminUser; href: string; isOpen: boolean }) {
  const { label, shape } = stateTexts[user.state];
  const now = new Date();
  return (
    <tr
      className={`border-line border-b align-baseline hover:bg-sunken max-sm:grid max-sm:gap-0.5 max-sm:py-3 ${isOpen ? 'bg-accent-soft' : ''}`}
    >
      <th scope="row" className={`${cellClass} text-left font-medium`}>
        <AppLink
          href={href}
          data-user={user.id}
          className="hover:underline [overflow-wrap:anywhere] max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
        >
          {user.firstName} {user.lastName}
        </AppLink>
        {user.role === 'admin' && (
          <span className="block font-normal text-12 text-muted">administrateur</span>
        )}
      </th>
      <td className={`${cellClass} text-13 [overflow-wrap:anywhere]`}>
        <Address email={user.email} />
      </td>
      <td className={`${cellClass} text-13`}>
        {user.plan}
        {user.hasCustomLimits && <span className="block text-12 text-muted">limites sur mesure</span>}
      </td>
      <td className={cellClass}>
        <StatusMark shape={shape} mayWrap>
          {label}
        </StatusMark>
        <span className="block text-12 text-muted">LinkedIn&nbsp;: {describeAccount(user.account)}</span>
      </td>
      <td className={`${cellClass} tabular-figures text-13`}>
        <span className="sm:hidden">Dernière visite : </span>
        {formatMoment(new Date(user.lastSeenAt), now)}
      </td>
      <td className={`${cellClass} tabular-figures text-13`}>
        <span className="sm:hidden">Inscription : </span>
        {formatMoment(new Date(user.createdAt), now)}
      </td>
    </tr>
  );
}
