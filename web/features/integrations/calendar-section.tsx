import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarBooking, CalendarConnection, CalendarState } from '#contract/integrations/calendar.ts';
import { paths, prospectsPath } from '#contract/paths.ts';
import { type CalendarService, calendarLabel } from '#core/integrations/calendars.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatPreciseMoment } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { calendarQuery, useConnectCalendar, useDisconnectCalendar } from './calendar.queries.ts';
import { TokenDialog } from './token-dialog.tsx';

/** The calendars where prospects book, and what they booked. */
export function CalendarSection() {
  const query = useQuery(calendarQuery);
  return (
    <Section title="Agenda" note="un rendez-vous pris arrête la séquence">
      <p className="mb-4 max-w-[64ch] text-pretty text-muted">
        Qui réserve un créneau est marqué « Rendez-vous », et plus rien ne lui est envoyé. Une annulation vous
        est signalée, sans rien relancer.{' '}
        <AppLink href={`${paths.help}#agenda`} className="link">
          Connecter son agenda
        </AppLink>
      </p>
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement de votre agenda…" rows={2} rowClass="h-[60px]" />}
        failed="Impossible de charger votre agenda."
      >
        {({ services, connections, bookings }) => (
          <>
            <ul className="border-line border-t">
              {services.map(({ service, trialKey }) => {
                const connection = connections.find((one) => one.service === service);
                return connection ? (
                  <ConnectedRow key={service} connection={connection} />
                ) : (
                  <ServiceRow key={service} service={service} trialKey={trialKey} />
                );
              })}
            </ul>
            {bookings.length > 0 && <Bookings bookings={bookings} />}
          </>
        )}
      </QueryView>
    </Section>
  );
}

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3';
const showError = (error: unknown) => toast({ tone: 'error', title: errorMessage(error) });

function ConnectedRow({ connection }: { connection: CalendarConnection }) {
  const { service, accountName, bookingLink, connectedAt } = connection;
  const [isAsked, setIsAsked] = useState(false);
  const disconnect = useDisconnectCalendar();
  const label = calendarLabel(service);
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">
          {label}, {accountName}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-13">
          <StatusMark shape="active">{`Connecté depuis le ${formatDate(new Date(connectedAt))}`}</StatusMark>
          <a href={bookingLink} target="_blank" rel="noreferrer" className="link [overflow-wrap:anywhere]">
            {bookingLink.replace(/^https?:\/\//, '')}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={bookingLink} label="Copier le lien" copiedLabel="Copié" />
        <Button size="sm" onClick={() => setIsAsked(true)}>
          Déconnecter
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setIsAsked(false)}
          title={`Déconnecter ${label} ?`}
          confirmLabel="Déconnecter"
          cancelLabel="Rester connecté"
          isDestructive
          isBusy={disconnect.isPending}
          onConfirm={() =>
            disconnect.mutate(service, {
              onError: showError,
              onSuccess: ({ message }) => {
                setIsAsked(false);
                toast({ title: message });
              },
            })
          }
        >
          <p>
            Les rendez-vous déjà marqués le restent. Ceux qui seront pris ensuite ne le seront plus : les
            relances continueront, sauf si vous les marquez vous-même.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

const hints: Record<CalendarService, string> = {
  calcom: 'Dans Cal.com : Settings, Developer, API keys.',
  calendly:
    'Dans Calendly : Integrations, API & webhooks, Personal access tokens. Une formule payante est demandée par Calendly.',
};

function ServiceRow({ service, trialKey }: CalendarState['services'][number]) {
  const [isOpen, setIsOpen] = useState(false);
  const connect = useConnectCalendar();
  const label = calendarLabel(service);
  return (
    <li className={rowClass}>
      <p className="min-w-0 flex-1 basis-40 font-medium">{label}</p>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Connecter {label}
      </Button>
      {isOpen && (
        <TokenDialog
          name={label}
          label="Clé d’accès"
          hint={`${hints[service]} Elle est chiffrée, et n’est plus jamais affichée.`}
          connect={(token) => connect.mutateAsync({ service, token })}
          trialKey={trialKey}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  );
}

const stateLabels: Record<CalendarBooking['state'], string> = {
  booked: 'réservé',
  moved: 'déplacé',
  cancelled: 'annulé',
};

function Bookings({ bookings }: { bookings: readonly CalendarBooking[] }) {
  return (
    <>
      <h3 className="mt-6 mb-2 font-medium">Rendez-vous reçus</h3>
      <ul className="border-line border-t">
        {bookings.map(({ id, state, startsAt, guestName, person }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b py-2">
            <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              {person ? (
                <AppLink href={prospectsPath({ personId: person.id })} className="link">
                  {person.name}
                </AppLink>
              ) : (
                guestName
              )}
              {!person && (
                <span className="block text-13 text-muted">
                  Personne non reconnue parmi vos prospects : marquez le rendez-vous depuis sa fiche.
                </span>
              )}
            </p>
            <p className={state === 'booked' ? '' : 'text-muted line-through'}>
              {formatPreciseMoment(startsAt, new Date())}
            </p>
            <p className="text-13 text-muted sm:w-14 sm:text-right">{stateLabels[state]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
