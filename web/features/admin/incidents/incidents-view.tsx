import { useQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Incident, incidentsApi } from '#contract/overview/incidents.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { DeclareIncident } from './declare-incident.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { clockShapes, describeTouched } from './incident-words.ts';
import { incidentsQuery } from './incidents.queries.ts';

/** Data breaches: what is declared, how much of the legal delay is left, and the register. */
export function IncidentsView() {
  const query = useQuery(incidentsQuery);
  const [isDeclaring, setIsDeclaring] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Section
      title="Violations de données"
      note="72 heures pour notifier la CNIL"
      action={
        <Button size="sm" variant="primary" onClick={() => setIsDeclaring(true)}>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          Déclarer un incident
        </Button>
      }
    >
      <p className="mt-3 mb-4 max-w-[74ch] text-pretty text-13 text-muted sm:mt-0">
        Le délai est compté depuis la découverte, pour toutes les données : c’est le choix le plus prudent.
        Des fiches de contacts, chaque utilisateur est responsable : prévenez-le sans attendre. Rien ne part
        d’ici, et aucun juriste n’a relu ces projets.
      </p>
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement du registre…" rows={2} rowClass="h-[92px]" />}
        failed="Impossible de lire le registre des violations."
        empty={
          query.data?.length === 0 && (
            <EmptyState title="Aucun incident déclaré">
              Un accès, une perte ou une fuite : déclarez-le dès sa découverte. Vous verrez qui est touché, le
              temps qui reste et les textes à envoyer.
            </EmptyState>
          )
        }
      >
        {(list) => (
          <>
            <ul className="border-line border-t" aria-label="Registre des violations">
              {list.map((incident) => (
                <IncidentRow key={incident.id} incident={incident} onOpen={() => setOpenId(incident.id)} />
              ))}
            </ul>
            <a href={incidentsApi.register.path} download className={`${buttonClass({ size: 'sm' })} mt-4`}>
              <Download aria-hidden className="size-3.5" />
              Registre complet, PDF
            </a>
          </>
        )}
      </QueryView>
      {isDeclaring && (
        <DeclareIncident
          onClose={() => setIsDeclaring(false)}
          onDeclared={(id) => {
            setIsDeclaring(false);
            setOpenId(id);
          }}
        />
      )}
      {openId && <IncidentDialog id={openId} onClose={() => setOpenId(null)} />}
    </Section>
  );
}

function IncidentRow({ incident, onOpen }: { incident: Incident; onOpen: () => void }) {
  const found = formatDateTime(new Date(incident.discoveredAt));
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <h3 className="text-14">Découvert le {found}</h3>
        <p className="line-clamp-2">{incident.what}</p>
        <p className="text-13 text-muted">{describeTouched(incident)}</p>
      </div>
      <div className="grid basis-64 gap-1 max-sm:basis-full">
        <StatusMark shape={clockShapes[incident.clock]} mayWrap>
          {incident.clockText}
        </StatusMark>
        <p className="text-13 text-muted">
          {incident.closedAt ? `Clos le ${formatDateTime(new Date(incident.closedAt))}` : 'Ouvert'}
        </p>
      </div>
      <Button size="sm" onClick={onOpen} aria-label={`Ouvrir l’incident du ${found}`}>
        Ouvrir
      </Button>
    </li>
  );
}
