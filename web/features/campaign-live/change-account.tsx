import { useState } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { AccountChange } from '#contract/overview/campaign-live.ts';
import { ofName } from '#core/french/of-name.ts';
import { useCampaignActs } from '#web/features/campaigns/use-campaign-acts.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';

/** The campaign left from an account that is gone, and another one is linked: the user says whether it goes on from it. */
export function ChangeAccount({ campaign, change }: { campaign: Campaign; change: AccountChange }) {
  const [isAsking, setIsAsking] = useState(false);
  const acts = useCampaignActs(campaign);
  const confirm = async () => {
    await acts.changeAccount(change.to);
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="primary" className="mt-3 max-sm:w-full" onClick={() => setIsAsking(true)}>
        Faire partir cette campagne de ce compte
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Faire partir la campagne du compte ${ofName(change.to)}\u00a0?`}
        confirmLabel="Faire partir la campagne"
        cancelLabel="Attendre l’ancien compte"
        isBusy={acts.isBusy}
        onConfirm={confirm}
      >
        <dl className="grid gap-2">
          <div>
            <dt className="font-semibold">Ce qui part de ce compte</dt>
            <dd className="text-pretty text-muted">{describeFree(change)}</dd>
          </div>
          <div>
            <dt className="font-semibold">Ce qui s’arrête</dt>
            <dd className="text-pretty text-muted">{describeBegun(change)}</dd>
          </div>
        </dl>
      </ConfirmDialog>
    </>
  );
}

function describeFree({ free }: AccountChange): string {
  if (free === 0) return 'Personne\u00a0: toutes les personnes en cours ont déjà été approchées.';
  return free === 1
    ? 'Une personne pas encore approchée commence depuis ce compte.'
    : `${formatNumber(free)} personnes pas encore approchées commencent depuis ce compte.`;
}

function describeBegun({ begun, from }: AccountChange): string {
  if (begun === 0) return `Rien\u00a0: le compte ${ofName(from)} n’avait encore approché personne.`;
  const [who, their] =
    begun === 1
      ? ['Une personne déjà approchée', 'sa']
      : [`${formatNumber(begun)} personnes déjà approchées`, 'leur'];
  return `${who} depuis le compte ${ofName(from)}\u00a0: ${their} séquence se termine, pour que personne ne soit contacté deux fois. L’historique reste dans vos prospects.`;
}
