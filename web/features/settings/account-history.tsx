import { useInfiniteQuery } from '@tanstack/react-query';
import { describeAct } from '#core/identity/audit-acts.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { accountHistoryQuery } from './settings.queries.ts';

/** Who entered, who was refused, and what changed the way in. */
export function AccountHistorySection() {
  const query = useInfiniteQuery(accountHistoryQuery);
  const lines = rowsOf(query.data?.pages);
  return (
    <Section title="Historique de sécurité" note="connexions et changements d’accès">
      <QueryView
        query={query}
        loading={
          <TableSkeleton label="Chargement de l’historique…" rows={4} rowClass="h-11 content-center" />
        }
        failed="Impossible de charger l’historique."
        empty={
          lines.length === 0 && (
            <EmptyState title="Rien pour l’instant">
              Vos prochaines connexions et les changements d’accès à votre compte paraîtront ici.
            </EmptyState>
          )
        }
      >
        {() => (
          <>
            <ul className="border-line border-t">
              {lines.map(({ id, at, act, actor, detail }) => (
                <li
                  key={id}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {describeAct(act, detail)}
                    {(actor === 'admin' || actor === 'command') && (
                      <span className="text-muted">, par notre équipe</span>
                    )}
                  </span>
                  <time dateTime={at} className="tabular-figures text-13 text-muted">
                    {formatDateTime(new Date(at))}
                  </time>
                </li>
              ))}
            </ul>
            <MoreButton query={query} label="Afficher plus ancien" />
          </>
        )}
      </QueryView>
    </Section>
  );
}
