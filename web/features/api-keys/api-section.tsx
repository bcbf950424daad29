import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { callsPerMinute } from '#core/integrations/api-scopes.ts';
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
import { apiKeysQuery, useCreateKey } from './api-keys.queries.ts';
import { KeyRow } from './key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** The keys by which programs of the user's act for them. */
export function ApiSection() {
  const isOpen = hasFeature(useUser(), 'api');
  const query = useQuery(apiKeysQuery);
  const create = useCreateKey();
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<{ name: string; secret: string } | null>(null);
  const count = query.data?.length ?? 0;
  return (
    <Section
      title="Clés d’API"
      note={
        count > 1
          ? `${count} clés`
          : count === 1
            ? 'une clé'
            : `comprises dans la formule ${requiredPlans.api}`
      }
      action={
        isOpen &&
        count > 0 && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            Créer une clé
          </Button>
        )
      }
    >
      <p className="mb-4 max-w-[64ch] text-pretty text-muted">
        Vos programmes lisent et modifient vos campagnes, vos leads et vos messages par les mêmes règles que
        ces écrans, jusqu’à {callsPerMinute} appels par minute et par clé. Aucune clé ne valide un message à
        votre place, sauf si vous lui en donnez le droit.{' '}
        <AppLink href={paths.apiReference} className="link">
          Lire la documentation
        </AppLink>
      </p>
      {!isOpen && (
        <Notice tone="info" className="mb-4">
          L’API est comprise dans la formule {requiredPlans.api}.{' '}
          <AppLink href={paths.subscription} className="link">
            Demander un devis
          </AppLink>
        </Notice>
      )}
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement de vos clés…" rows={2} rowClass="h-[76px]" />}
        failed="Impossible de charger vos clés."
        empty={
          count === 0 &&
          isOpen && (
            <EmptyState
              title="Aucune clé pour le moment"
              action={
                <button
                  type="button"
                  className={buttonClass({ variant: 'primary' })}
                  onClick={() => setIsAdding(true)}
                >
                  Créer une clé
                </button>
              }
            >
              Une clé par programme, avec les seuls droits qu’il lui faut : vous révoquez l’une sans toucher
              aux autres.
            </EmptyState>
          )
        }
      >
        {(keys) => (
          <ul className="border-line border-t empty:border-t-0">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding && (
        <NewKeyDialog
          onClose={() => setIsAdding(false)}
          onSubmit={async (form) => {
            const { key, secret } = await create.mutateAsync(form);
            setIsAdding(false);
            setShown({ name: key.name, secret });
          }}
        />
      )}
      {shown && <ShownKeyDialog {...shown} onClose={() => setShown(null)} />}
    </Section>
  );
}

type ShownKeyDialogProps = { name: string; secret: string; onClose: () => void };

/** The only time it is shown. */
function ShownKeyDialog({ name, secret, onClose }: ShownKeyDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Votre nouvelle clé">
      <p className="mb-3 text-pretty">
        Copiez « {name} » maintenant : elle ne sera plus affichée. Qui la possède agit avec ses droits :
        gardez-la hors du code et des messages.
      </p>
      <p className="mb-3 rounded-field bg-sunken px-3 py-2.5 font-mono text-13 [overflow-wrap:anywhere]">
        {secret}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={secret} label="Copier" copiedLabel="Copié" />
        <Button variant="primary" onClick={onClose}>
          J’ai gardé la clé
        </Button>
      </div>
    </Dialog>
  );
}
