import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { useUser } from '#web/lib/session.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import { endpointsQuery, useCreateEndpoint } from './webhooks.queries.ts';

/** Addresses that hear of what happens. */
export function WebhooksSection() {
  const isOpen = hasFeature(useUser(), 'webhooks');
  const query = useQuery(endpointsQuery);
  const create = useCreateEndpoint();
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = isOpen && (
    <Button size="sm" onClick={() => setIsAdding(true)}>
      <Plus size={14} strokeWidth={1.75} aria-hidden />
      Ajouter une adresse
    </Button>
  );
  const count = query.data?.length ?? 0;
  return (
    <Section
      title="Webhooks"
      note={count > 1 ? `${count} adresses` : count === 1 ? 'une adresse' : 'vos outils, prévenus aussitôt'}
      action={count > 0 && add}
    >
      <p className="mb-4 max-w-[64ch] text-pretty text-muted">
        Une réponse, un rendez-vous, une campagne en pause : l’adresse de votre choix le reçoit en quelques
        secondes, signé. En cas d’échec, on réessaie pendant trois jours, puis l’adresse s’arrête et un e-mail
        vous prévient.{' '}
        <AppLink href={`${paths.help}#webhooks`} className="link">
          Recevoir et vérifier un webhook
        </AppLink>
      </p>
      {!isOpen && (
        <Notice tone="info" className="mb-4">
          Les webhooks sont compris à partir de la formule {requiredPlans.webhooks}.{' '}
          <AppLink href={paths.subscription} className="link">
            Voir les formules
          </AppLink>
        </Notice>
      )}
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement de vos webhooks…" rows={2} rowClass="h-[76px]" />}
        failed="Impossible de charger vos webhooks."
        empty={
          count === 0 &&
          isOpen && (
            <EmptyState
              title="Aucune adresse pour le moment"
              action={
                <button
                  type="button"
                  className={buttonClass({ variant: 'primary' })}
                  onClick={() => setIsAdding(true)}
                >
                  Ajouter une adresse
                </button>
              }
            >
              Zapier, Make, n8n ou votre propre serveur : collez l’adresse qu’ils vous donnent.
            </EmptyState>
          )
        }
      >
        {(endpoints) => (
          <ul className="border-line border-t empty:border-t-0">
            {endpoints.map((endpoint) => (
              <EndpointRow key={endpoint.id} endpoint={endpoint} isOpen={isOpen} onSecret={setSecret} />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding && (
        <EndpointDialog
          title="Ajouter une adresse"
          submitLabel="Ajouter"
          onClose={() => setIsAdding(false)}
          onSubmit={async (form) => {
            const created = await create.mutateAsync(form);
            setIsAdding(false);
            setSecret(created.secret);
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Section>
  );
}

/** The only time it is shown. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Le secret de cette adresse">
      <p className="mb-3 text-pretty">
        Copiez-le maintenant : il ne sera plus affiché. Votre outil s’en sert pour vérifier que chaque envoi
        vient bien d’Accroche.
      </p>
      <p className="mb-3 rounded-field bg-sunken px-3 py-2.5 font-mono text-13 [overflow-wrap:anywhere]">
        {secret}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={secret} label="Copier" copiedLabel="Copié" />
        <Button variant="primary" onClick={onClose}>
          J’ai gardé le secret
        </Button>
      </div>
    </Dialog>
  );
}
