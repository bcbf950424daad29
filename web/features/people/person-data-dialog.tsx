import { useQuery } from '@tanstack/react-query';
import type { PersonData } from '#contract/audience/people.ts';
import { ofName } from '#core/french/of-name.ts';
import { formatMonths } from '#core/people/retention.ts';
import { formatDate } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { personDataQuery } from './people.queries.ts';

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Every datum of somebody: where it comes from, since when, why, until when. */
export function PersonDataDialog({ person, onClose }: Props) {
  const query = useQuery(personDataQuery(person.id));
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={`Les données ${ofName(person.name)}`}>
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement des données…" rows={6} rowClass="h-[44px]" />}
        failed="Les données n’ont pas pu être lues."
        gone={<p className="text-pretty">Cette fiche n’existe plus.</p>}
        empty={query.data?.lines.length === 0 && <p>Rien d’autre que la fiche elle-même n’est gardé.</p>}
      >
        {(data) => <Lines data={data} />}
      </QueryView>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>Fermer</Button>
      </div>
    </Dialog>
  );
}

const startNames = { message: 'son dernier message', send: 'votre dernier envoi', collection: 'la collecte' };

function Lines({ data }: { data: PersonData }) {
  const groups = [...Map.groupBy(data.lines, ({ category }) => category)];
  return (
    <div className="grid gap-4">
      <p className="max-w-[64ch] text-pretty text-13 text-muted">
        Base légale : {data.basis}. Gardées jusqu’au {formatDate(new Date(data.until))},{' '}
        {formatMonths(data.months)} après {startNames[data.after]}, le {formatDate(new Date(data.since))}.
      </p>
      {groups.map(([category, lines]) => (
        <section key={category} aria-label={category}>
          <h3 className="border-ink border-t pt-1.5 text-14">
            {category}
            <span className="ml-2 font-body font-normal text-13 text-muted">pour {lines[0]?.why}</span>
          </h3>
          <dl className="mt-1">
            {lines.map(({ label, value, source, at }) => (
              <div
                key={`${label} ${value}`}
                className="grid grid-cols-[160px_minmax(0,1fr)_240px] gap-x-4 border-line border-t py-1.5 text-13 max-nav:grid-cols-1"
              >
                <dt className="font-semibold">{label}</dt>
                <dd className="line-clamp-3 [overflow-wrap:anywhere]">{value}</dd>
                <dd className="text-muted">
                  {source}
                  {at ? `, ${formatDate(new Date(at))}` : ', dates dans son dossier complet'}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
