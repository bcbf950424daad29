import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { IncidentFile } from '#contract/overview/incidents.ts';
import { incidentCategories, incidentNatures } from '#core/privacy/incident.ts';
import { joinParagraphs } from '#core/privacy/incident-texts.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { CompleteIncident } from './complete-incident.tsx';
import { IncidentSteps } from './incident-steps.tsx';
import { clockShapes, describeTouched } from './incident-words.ts';
import { incidentFilePath, incidentQuery } from './incidents.queries.ts';

/** One breach: the clock, who is touched, the drafts, and what was done. */
export function IncidentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(incidentQuery(id));
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title="Violation de données">
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Lecture de l’incident…" lines={8} />}
        failed="Impossible de lire cet incident."
      >
        {(file) => (
          <div className="grid gap-6">
            <Facts file={file} />
            {!file.incident.closedAt && <IncidentSteps incident={file.incident} />}
            <div className="grid grid-cols-2 items-start gap-x-10 gap-y-6 max-sm:grid-cols-1">
              <Notification file={file} />
              <Touched file={file} />
            </div>
            {!file.incident.closedAt && <CompleteIncident incident={file.incident} />}
          </div>
        )}
      </QueryView>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Fermer</Button>
      </div>
    </Dialog>
  );
}

function Facts({ file: { incident } }: { file: IncidentFile }) {
  const lines = [
    ['Découvert', formatDateTime(new Date(incident.discoveredAt))],
    ['Nature', incident.natures.map((one) => incidentNatures[one]).join(', ')],
    ['Données', incident.categories.map((one) => incidentCategories[one]).join(', ')],
    ['Touchés', describeTouched(incident)],
    [
      'Personnes informées',
      incident.informedAt ? formatDateTime(new Date(incident.informedAt)) : 'pas encore',
    ],
    ...(incident.notNeededBecause ? [['Sans notification', incident.notNeededBecause]] : []),
    ...(incident.lateBecause ? [['Motifs du retard', incident.lateBecause]] : []),
    ...(incident.closedAt ? [['Clos', formatDateTime(new Date(incident.closedAt))]] : []),
  ];
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <StatusMark shape={clockShapes[incident.clock]} mayWrap>
          {incident.clockText}
        </StatusMark>
        {['running', 'near', 'over'].includes(incident.clock) && (
          <span className="text-13 text-muted">Échéance : {formatDateTime(new Date(incident.dueAt))}</span>
        )}
      </p>
      <p className="whitespace-pre-line border-line border-l-2 pl-3">{incident.what}</p>
      <dl className="text-13">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[11rem_1fr] gap-x-4 border-line border-t py-1.5 max-sm:grid-cols-1"
          >
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const Notification = ({ file: { incident, notification } }: { file: IncidentFile }) => (
  <section aria-label="Projet de notification">
    <h3 className="mb-2 text-14">Projet de notification à la CNIL</h3>
    <dl className="mb-2 grid gap-2 rounded-[8px] border border-line bg-sunken p-3 text-13">
      {notification.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-medium">{title}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={joinParagraphs(notification)} label="Copier le projet" copiedLabel="Projet copié" />
      <a
        href={incidentFilePath(incident.id, 'notification')}
        download
        className={buttonClass({ size: 'sm' })}
      >
        <Download aria-hidden className="size-3.5" />
        PDF
      </a>
    </div>
  </section>
);

const Touched = ({ file: { incident, touched } }: { file: IncidentFile }) => (
  <section aria-label="Comptes touchés">
    <h3 className="mb-2 text-14">Comptes touchés</h3>
    {touched.length === 0 ? (
      <p className="border-line border-t py-2 text-muted">Aucun compte n’existe encore.</p>
    ) : (
      <ul
        aria-label="Comptes touchés, ceux qui ont le plus de fiches d’abord"
        className="mb-2 max-h-72 overflow-y-auto border-line border-y"
      >
        {touched.map(({ id, userId, name, email, people, message }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2 last:border-b-0"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              {userId ? (
                <AppLink href={`?vue=utilisateurs&compte=${userId}`} className="link">
                  {email}
                </AppLink>
              ) : (
                'Compte supprimé'
              )}
              <p className="text-13 text-muted">
                {name && `${name}, `}
                {formatNumber(people)} {people > 1 ? 'personnes' : 'personne'}
              </p>
            </div>
            {userId && <CopyButton text={message} label="Copier le message" copiedLabel="Message copié" />}
          </li>
        ))}
      </ul>
    )}
    {incident.accounts > touched.length && (
      <p className="mb-2 text-13 text-muted">
        et {formatNumber(incident.accounts - touched.length)} de plus, dans le fichier
      </p>
    )}
    <a href={incidentFilePath(incident.id, 'comptes')} download className={buttonClass({ size: 'sm' })}>
      <Download aria-hidden className="size-3.5" />
      Tous les comptes, CSV
    </a>
  </section>
);
