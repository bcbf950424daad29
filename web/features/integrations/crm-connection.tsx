import { useState } from 'react';
import type { CrmConnection, CrmState } from '#contract/integrations/crm.ts';
import { paths } from '#contract/paths.ts';
import { type CrmService, crmLabel } from '#core/integrations/crm-fields.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatPreciseMoment } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAuthorize, useConnect, useDisconnect } from './crm.queries.ts';
import { TokenDialog } from './token-dialog.tsx';

type SectionProps = { connection: CrmConnection | null; services: CrmState['services'] };

export function CrmConnectionSection({ connection, services }: SectionProps) {
  return (
    <Section title="CRM" note="un seul à la fois">
      <p className="mb-4 max-w-[64ch] text-pretty text-muted">
        Vos prospects, leurs entreprises et ce qui se passe avec eux rejoignent votre CRM ; qui y est déjà
        client ou suivi par un collègue sort de vos campagnes. Rien n’y est écrit sans que vous l’ayez vu.{' '}
        <AppLink href={`${paths.help}#crm`} className="link">
          Comment cela marche
        </AppLink>
      </p>
      {connection?.problem && (
        <Notice tone="warning" className="mb-4">
          {connection.problem}
        </Notice>
      )}
      <ul className="border-line border-t">
        {connection ? (
          <ConnectedRow connection={connection} />
        ) : (
          services.map((one) => <ServiceRow key={one.service} {...one} />)
        )}
      </ul>
      {connection && <Others of={connection.service} services={services} />}
    </Section>
  );
}

function Others({ of, services }: { of: CrmService; services: SectionProps['services'] }) {
  const others = services.filter(({ service }) => service !== of).map(({ service }) => crmLabel(service));
  return (
    <p className="mt-2 text-13 text-muted">
      {others.length > 1 ? 'Aussi possibles' : 'Aussi possible'} : {others.join(', ')}.
    </p>
  );
}

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3';

function ConnectedRow({ connection }: { connection: CrmConnection }) {
  const [asked, setAsked] = useState<'token' | 'disconnect' | null>(null);
  const close = () => setAsked(null);
  const disconnect = useDisconnect();
  const { service, accountName, connectedAt, problem, isLive, nextSyncAt, isAuthorized } = connection;
  const authorize = useAuthorize();
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {crmLabel(service)}, {accountName}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-13">
          <StatusMark shape={problem ? 'refused' : 'active'}>
            {problem ? 'Arrêté' : `Connecté depuis le ${formatDate(new Date(connectedAt))}`}
          </StatusMark>
          {isLive && nextSyncAt && (
            <span className="text-muted">
              prochaine synchronisation : {formatPreciseMoment(nextSyncAt, new Date())}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isAuthorized ? (
          <Button
            size="sm"
            isBusy={authorize.isPending}
            busyLabel="Ouverture…"
            onClick={() => goTo(authorize, service)}
          >
            Se reconnecter
          </Button>
        ) : (
          <Button size="sm" onClick={() => setAsked('token')}>
            Changer le jeton
          </Button>
        )}
        <Button size="sm" onClick={() => setAsked('disconnect')}>
          Déconnecter
        </Button>
      </div>
      {asked === 'token' && <CrmTokenDialog service={service} onClose={close} />}
      {asked === 'disconnect' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={`Déconnecter ${crmLabel(service)} ?`}
          confirmLabel="Déconnecter"
          cancelLabel="Rester connecté"
          isDestructive
          isBusy={disconnect.isPending}
          onConfirm={() =>
            disconnect.mutate(undefined, {
              onError: showError,
              onSuccess: ({ message }) => {
                close();
                toast({ title: message });
              },
            })
          }
        >
          <p>
            Ce qui a été écrit dans {crmLabel(service)} y reste, et l’accès est effacé d’ici. Les personnes
            déjà exclues le restent : la liste est dans vos exclusions.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

const showError = (error: unknown) => toast({ tone: 'error', title: errorMessage(error) });

/** To the page of the service, where the user says yes. */
const goTo = (authorize: ReturnType<typeof useAuthorize>, service: CrmService) =>
  authorize.mutate(service, {
    onError: showError,
    onSuccess: ({ url }) => window.location.assign(url),
  });

function ServiceRow({ service, canAuthorize, takesToken }: SectionProps['services'][number]) {
  const [hasToken, setHasToken] = useState(false);
  const authorize = useAuthorize();
  const label = crmLabel(service);
  return (
    <li className={rowClass}>
      <p className="min-w-0 flex-1 basis-40 font-medium">{label}</p>
      <div className="flex flex-wrap gap-2">
        {canAuthorize && (
          <Button
            size="sm"
            variant="primary"
            isBusy={authorize.isPending}
            busyLabel="Ouverture…"
            onClick={() => goTo(authorize, service)}
          >
            Se connecter à {label}
          </Button>
        )}
        {takesToken && (
          <Button
            size="sm"
            variant={canAuthorize ? 'secondary' : 'primary'}
            onClick={() => setHasToken(true)}
          >
            {canAuthorize ? 'Utiliser un jeton' : `Connecter ${label}`}
          </Button>
        )}
        {!takesToken && !canAuthorize && (
          <span className="text-13 text-muted">non configuré sur cette installation</span>
        )}
      </div>
      {hasToken && <CrmTokenDialog service={service} onClose={() => setHasToken(false)} />}
    </li>
  );
}

const hints: Partial<Record<CrmService, string>> = {
  hubspot:
    'Dans HubSpot : Paramètres, Intégrations, Applications privées. Droits de lecture et d’écriture sur les contacts, les entreprises, les transactions et leurs schémas, de lecture sur les propriétaires.',
  pipedrive:
    'Dans Pipedrive : Préférences personnelles, API, « Votre token API personnel ». Il a vos droits : les personnes que vous créez vous appartiennent.',
};

function CrmTokenDialog({ service, onClose }: { service: CrmService; onClose: () => void }) {
  const connect = useConnect();
  return (
    <TokenDialog
      name={crmLabel(service)}
      label="Jeton privé"
      hint={`${hints[service] ?? ''} Il est chiffré, et n’est plus jamais affiché.`}
      connect={(token) => connect.mutateAsync({ service, token })}
      onClose={onClose}
    />
  );
}
