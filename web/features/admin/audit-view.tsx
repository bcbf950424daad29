import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type AuditLog, type AuditState, auditApi } from '#contract/identity/audit.ts';
import { describeAct } from '#core/identity/audit-acts.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { auditLogQuery, auditStateQuery, useVerifyAudit } from './audit.queries.ts';

/** Acts of administration and of security, newest first, with the state of their chain. */
export function AuditView() {
  const query = useInfiniteQuery(auditLogQuery);
  const lines = rowsOf(query.data?.pages);
  return (
    <Section
      title="Journal"
      note="actes d’administration et de sécurité"
      action={
        <a href={auditApi.export.path} download className={buttonClass({ size: 'sm' })}>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          Exporter
        </a>
      }
    >
      <Chain />
      <QueryView
        query={query}
        loading={
          <TableSkeleton
            label="Chargement du journal…"
            rows={8}
            rowClass="h-11 grid-cols-[160px_1fr_2fr_120px] content-center max-sm:grid-cols-1"
            columns={['line', 'line', 'line', 'line']}
          />
        }
        failed="Impossible de lire le journal."
        empty={
          lines.length === 0 && (
            <EmptyState title="Rien n’est encore écrit">
              Connexions, changements d’accès et actes d’administration paraîtront ici.
            </EmptyState>
          )
        }
      >
        {() => (
          <>
            <table className="w-full max-sm:block">
              <caption className="sr-only">Journal d’audit</caption>
              <thead className="max-sm:sr-only">
                <tr className="border-line border-y text-left text-12 text-muted">
                  {['Moment', 'Qui', 'Acte', 'Empreinte'].map((label) => (
                    <th key={label} scope="col" className="py-1.5 pr-4 font-medium">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="max-sm:block max-sm:border-line max-sm:border-t">
                {lines.map((line) => (
                  <Line key={line.id} line={line} />
                ))}
              </tbody>
            </table>
            <MoreButton query={query} label="Afficher les lignes plus anciennes" />
          </>
        )}
      </QueryView>
    </Section>
  );
}

const actorTexts = {
  user: 'Compte supprimé',
  admin: 'Compte supprimé',
  command: 'Commande',
  system: 'Système',
};

const describeEntry = ({ act, detail, actor, about }: AuditLog['items'][number]): string => {
  const description = describeAct(act, detail);
  return actor !== 'user' && about ? `${description} (${about.name ?? 'compte supprimé'})` : description;
};

const cellClass = 'py-2 pr-4 max-sm:block max-sm:py-0 max-sm:pr-0';

const Line = ({ line }: { line: AuditLog['items'][number] }) => (
  <tr className="border-line border-b align-baseline text-13 max-sm:grid max-sm:gap-0.5 max-sm:py-2.5">
    <td className={`${cellClass} tabular-figures whitespace-nowrap`}>{formatDateTime(new Date(line.at))}</td>
    <td className={`${cellClass} [overflow-wrap:anywhere]`}>{line.by?.name ?? actorTexts[line.actor]}</td>
    <td className={`${cellClass} [overflow-wrap:anywhere]`}>{describeEntry(line)}</td>
    <td className={`${cellClass} whitespace-nowrap text-muted`}>
      <span className="sm:hidden">Empreinte&nbsp;: </span>
      <code title={line.seal}>
        {line.seal.slice(0, 4)}…{line.seal.slice(-4)}
      </code>
    </td>
  </tr>
);

function Chain() {
  const query = useQuery(auditStateQuery);
  const verify = useVerifyAudit();
  const check = query.data?.check;
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2">
      {query.isError ? (
        <p className="text-13 text-danger">L’état de la chaîne n’a pas pu être lu.</p>
      ) : (
        check !== undefined && <ChainState check={check} />
      )}
      <Button
        size="sm"
        className="ml-auto max-sm:ml-0 max-sm:w-full"
        isBusy={verify.isPending}
        busyLabel="Vérification…"
        onClick={() =>
          verify.mutate(undefined, {
            onError: (error) =>
              toast({ tone: 'error', title: 'Vérification impossible', description: errorMessage(error) }),
          })
        }
      >
        Vérifier maintenant
      </Button>
    </div>
  );
}

const faultTexts = {
  altered: 'a été modifiée',
  cut: 'manque',
  shortened: 'et celles qui suivaient ont disparu',
  forged: 'porte une vérification qui n’a pas été faite ici',
} as const;

function ChainState({ check }: { check: AuditState['check'] }) {
  if (!check) return <StatusMark shape="waiting">La chaîne n’a pas encore été vérifiée</StatusMark>;
  const when = formatDateTime(new Date(check.checkedAt));
  if (check.fault && check.faultAt !== null)
    return (
      <Notice tone="error" title="Le journal a été modifié.">
        La ligne {formatNumber(check.faultAt)} {faultTexts[check.fault]} (vérifié le {when}). Comparez avec
        une sauvegarde ou un export.
      </Notice>
    );
  return (
    <>
      <StatusMark shape="done">Chaîne vérifiée le {when}</StatusMark>
      <span className="text-13 text-muted">
        {formatNumber(check.entries)} {check.entries > 1 ? 'lignes, aucune modifiée' : 'ligne, non modifiée'}
      </span>
    </>
  );
}
