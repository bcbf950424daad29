import { useState } from 'react';
import type { ApiKey } from '#contract/integrations/api-keys.ts';
import { describeScopes, endsSoonDays } from '#core/integrations/api-scopes.ts';
import { dayMs } from '#core/time/durations.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRevokeKey } from './api-keys.queries.ts';

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeKey();
  const { id, name, hint, scopes, lastUsedAt } = apiKey;
  const now = new Date();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-b py-3 max-sm:grid-cols-1">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="font-mono text-13 text-muted">{hint}…</span>
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-13">
          <Ending apiKey={apiKey} now={now} />
          <span className="text-muted">
            {lastUsedAt ? `dernier usage ${formatMoment(new Date(lastUsedAt), now)}` : 'jamais utilisée'}
          </span>
        </p>
        <p className="text-13 text-muted">{describeScopes(scopes)}</p>
      </div>
      <Button size="sm" aria-label={`Révoquer ${name}`} onClick={() => setIsAsking(true)}>
        Révoquer
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setIsAsking(false)}
          title="Révoquer cette clé ?"
          confirmLabel="Révoquer"
          cancelLabel="La garder"
          isDestructive
          isBusy={revoke.isPending}
          onConfirm={() =>
            revoke.mutate(id, {
              onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
              onSuccess: ({ message }) => toast({ title: message }),
            })
          }
        >
          <p>
            Le programme qui se sert de <b className="[overflow-wrap:anywhere]">{name}</b> est refusé dès son
            prochain appel. Une clé révoquée ne se reprend pas.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** « Active jusqu’au 1er mars 2027 », « Expire dans 6 jours », « Expirée depuis le 3 nov. 2026 » */
function Ending({ apiKey: { expiresAt }, now }: { apiKey: ApiKey; now: Date }) {
  const end = new Date(expiresAt);
  const days = Math.ceil((end.getTime() - now.getTime()) / dayMs);
  if (days <= 0) return <StatusMark shape="refused">Expirée depuis le {formatDate(end)}</StatusMark>;
  if (days > endsSoonDays) return <StatusMark shape="active">Active jusqu’au {formatDate(end)}</StatusMark>;
  return (
    <StatusMark shape="paused">
      {days === 1 ? 'Expire dans moins d’un jour' : `Expire dans ${days} jours`}
    </StatusMark>
  );
}
