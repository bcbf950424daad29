import { EllipsisVertical, KeyRound, Pause, PenLine, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WebhookEndpoint } from '#contract/integrations/webhooks.ts';
import { webhookEventLabels } from '#core/integrations/webhook-events.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatMoment, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { TriesDrawer } from './tries-drawer.tsx';
import {
  useChangeEndpoint,
  useReactivateEndpoint,
  useRemoveEndpoint,
  useRenewSecret,
  useTestEndpoint,
} from './webhooks.queries.ts';

const states: Record<WebhookEndpoint['state'], { shape: StatusShape; text: string }> = {
  active: { shape: 'active', text: 'Active' },
  paused: { shape: 'paused', text: 'En pause' },
  stopped: { shape: 'refused', text: 'Arrêtée' },
};
const showError = (error: unknown) => toast({ tone: 'error', title: errorMessage(error) });

type Asked = 'change' | 'tries' | 'renew' | 'remove' | 'reactivate' | null;
type RowProps = { endpoint: WebhookEndpoint; isOpen: boolean; onSecret: (secret: string) => void };

export function EndpointRow({ endpoint, isOpen, onSecret }: RowProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const { id, url, state, stoppedAt } = endpoint;
  const test = useTestEndpoint();
  const change = useChangeEndpoint();
  const tryOut = () =>
    test.mutate(id, {
      onError: showError,
      onSuccess: ({ problem, status, ms }) =>
        toast(
          problem
            ? { tone: 'error', title: 'L’essai a échoué', description: problem }
            : { tone: 'success', title: `Essai reçu\u00a0: réponse ${status} en ${formatNumber(ms)} ms` },
        ),
    });
  const pause = (isActive: boolean) =>
    change.mutate(
      { id, isActive },
      {
        onError: showError,
        onSuccess: () => toast({ title: isActive ? 'L’adresse est active' : 'L’adresse est en pause' }),
      },
    );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-b py-3 max-sm:grid-cols-1">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{url}</p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-13">
          <StatusMark shape={states[state].shape}>
            {states[state].text}
            {stoppedAt && ` ${formatMoment(new Date(stoppedAt), new Date())}`}
          </StatusMark>
          <span className="text-muted">{describe(endpoint)}</span>
        </p>
        <p className="text-13 text-muted">
          {endpoint.events.map((type) => webhookEventLabels[type]).join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'stopped' ? (
          <Button size="sm" disabled={!isOpen} onClick={() => setAsked('reactivate')}>
            Réactiver
          </Button>
        ) : (
          <Button size="sm" disabled={!isOpen} isBusy={test.isPending} busyLabel="Essai…" onClick={tryOut}>
            Tester
          </Button>
        )}
        <Button size="sm" onClick={() => setAsked('tries')}>
          Livraisons
        </Button>
        <Menu
          trigger={
            <Button size="sm" className="w-[30px] px-0! max-sm:w-11" aria-label={`Actions sur ${url}`}>
              <EllipsisVertical size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          }
        >
          {isOpen && (
            <>
              <MenuAction icon={PenLine} onSelect={() => setAsked('change')}>
                Modifier
              </MenuAction>
              <MenuAction icon={KeyRound} onSelect={() => setAsked('renew')}>
                Renouveler le secret
              </MenuAction>
            </>
          )}
          {state === 'active' && (
            <MenuAction icon={Pause} onSelect={() => pause(false)}>
              Mettre en pause
            </MenuAction>
          )}
          {state === 'paused' && isOpen && (
            <MenuAction icon={Play} onSelect={() => pause(true)}>
              Reprendre
            </MenuAction>
          )}
          <MenuAction icon={Trash2} onSelect={() => setAsked('remove')}>
            Supprimer
          </MenuAction>
        </Menu>
      </div>
      {asked === 'change' && (
        <EndpointDialog
          title="Modifier l’adresse"
          submitLabel="Enregistrer"
          initial={{ url, events: endpoint.events }}
          onClose={close}
          onSubmit={async (form) => {
            await change.mutateAsync({ id, ...form });
            close();
          }}
        />
      )}
      {asked === 'tries' && <TriesDrawer endpoint={endpoint} isOpen={isOpen} onClose={close} />}
      {asked === 'renew' && <RenewDialog id={id} onClose={close} onSecret={onSecret} />}
      {asked === 'remove' && <RemoveDialog endpoint={endpoint} onClose={close} />}
      {asked === 'reactivate' && <ReactivateDialog endpoint={endpoint} onClose={close} />}
    </li>
  );
}

/** « 148 livraisons cette semaine, 2 reprises · 31 événements gardés » */
function describe({ delivered, retried, waiting }: WebhookEndpoint): string {
  const count = (number: number, one: string, more: string) =>
    `${formatNumber(number)} ${number > 1 ? more : one}`;
  const week = delivered
    ? `${count(delivered, 'livraison', 'livraisons')} cette semaine${retried ? `, ${count(retried, 'reprise', 'reprises')}` : ''}`
    : 'rien reçu cette semaine';
  return waiting ? `${week} · ${count(waiting, 'événement gardé', 'événements gardés')}` : week;
}

type DialogProps = { onClose: () => void };

function RenewDialog({
  id,
  onClose,
  onSecret,
}: DialogProps & { id: string; onSecret: (secret: string) => void }) {
  const renew = useRenewSecret();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Renouveler le secret ?"
      confirmLabel="Renouveler"
      cancelLabel="Garder l’actuel"
      isBusy={renew.isPending}
      onConfirm={() =>
        renew.mutate(id, {
          onError: showError,
          onSuccess: ({ secret }) => {
            onClose();
            onSecret(secret);
          },
        })
      }
    >
      <p>
        Pendant un jour, chaque envoi porte les deux signatures : vous avez le temps de changer le secret.
      </p>
    </ConfirmDialog>
  );
}

function RemoveDialog({ endpoint, onClose }: DialogProps & { endpoint: WebhookEndpoint }) {
  const remove = useRemoveEndpoint();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Supprimer cette adresse ?"
      confirmLabel="Supprimer"
      cancelLabel="La garder"
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(endpoint.id, {
          onError: showError,
          onSuccess: ({ message }) => toast({ title: message }),
        })
      }
    >
      <p>
        <b className="[overflow-wrap:anywhere]">{endpoint.url}</b> ne recevra plus rien. Le journal de ses
        livraisons et ce qui attend d’y partir sont effacés.
      </p>
    </ConfirmDialog>
  );
}

function ReactivateDialog({ endpoint, onClose }: DialogProps & { endpoint: WebhookEndpoint }) {
  const reactivate = useReactivateEndpoint();
  const { id, waiting } = endpoint;
  const run = (replays: boolean) =>
    reactivate.mutate({ id, replays }, { onError: showError, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Réactiver cette adresse ?"
      confirmLabel={waiting > 0 ? 'Réactiver et rejouer' : 'Réactiver'}
      cancelLabel="Annuler"
      isBusy={reactivate.isPending}
      onConfirm={() => run(waiting > 0)}
    >
      {waiting > 0 ? (
        <p>
          {waiting > 1
            ? `${formatNumber(waiting)} événements gardés partiront`
            : 'Un événement gardé partira'}{' '}
          aussitôt, dans l’ordre.{' '}
          <button type="button" className="link" disabled={reactivate.isPending} onClick={() => run(false)}>
            Réactiver sans les rejouer
          </button>
        </p>
      ) : (
        <p>Elle recevra ce qui arrive à partir de maintenant.</p>
      )}
    </ConfirmDialog>
  );
}
