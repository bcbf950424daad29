import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TwoFactorStatus } from '#contract/identity/two-factor.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  twoFactorQuery,
  useDisableTwoFactor,
  useRenewRecoveryCodes,
  useStartTwoFactor,
} from './settings.queries.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';

type Secret = { secret: string; uri: string };
type Step = { at: 'rest' } | { at: 'setup'; secret: Secret } | { at: 'codes'; codes: string[] };

export function TwoFactor() {
  const query = useQuery(twoFactorQuery);
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const finish = () => {
    setStep({ at: 'rest' });
    void client.invalidateQueries(twoFactorQuery);
  };
  const showCodes = (codes: string[]) => setStep({ at: 'codes', codes });

  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={finish} />;
  if (step.at === 'setup') {
    return <TwoFactorSetup {...step.secret} onCodes={showCodes} onCancel={() => setStep({ at: 'rest' })} />;
  }
  return (
    <QueryView
      query={query}
      failed="Impossible de lire l’état de la double authentification."
      loading={
        <SkeletonGroup label="Chargement…" className="grid gap-3">
          <Skeleton className="h-4 w-[70%]" />
          <Skeleton className="h-9 w-28" />
        </SkeletonGroup>
      }
    >
      {(status) =>
        status.isEnabled ? (
          <TwoFactorOn status={status} onCodes={showCodes} />
        ) : (
          <TwoFactorOff onStarted={(secret) => setStep({ at: 'setup', secret })} />
        )
      }
    </QueryView>
  );
}

function TwoFactorOff({ onStarted }: { onStarted: (secret: Secret) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const start = useStartTwoFactor();
  return (
    <div className="grid justify-items-start gap-3">
      <StatusMark shape="open">Désactivée</StatusMark>
      <p className="text-pretty text-muted">
        Même si votre mot de passe est connu de quelqu’un d’autre, il faudra aussi un code de votre
        application d’authentification pour entrer.
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Activer
      </Button>
      <PasswordDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Activer la double authentification"
        confirmLabel="Continuer"
        onSubmit={async (password) => onStarted(await start.mutateAsync(password))}
      >
        Confirmez d’abord que c’est bien vous.
      </PasswordDialog>
    </div>
  );
}

function TwoFactorOn(props: { status: TwoFactorStatus; onCodes: (codes: string[]) => void }) {
  const [asking, setAsking] = useState<'renew' | 'disable' | null>(null);
  const disable = useDisableTwoFactor();
  const renew = useRenewRecoveryCodes();
  const left = props.status.recoveryCodesLeft;
  return (
    <div className="grid justify-items-start gap-3">
      <StatusMark shape="active">Activée</StatusMark>
      <p className={left < 3 ? 'text-warning' : 'text-muted'}>
        {left === 0 && 'Il ne vous reste aucun code de secours. Renouvelez-les pour ne pas perdre l’accès.'}
        {left === 1 && 'Il vous reste 1 code de secours.'}
        {left > 1 && `Il vous reste ${left} codes de secours.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsking('renew')}>
          Renouveler les codes
        </Button>
        <Button variant="danger" onClick={() => setAsking('disable')}>
          Désactiver
        </Button>
      </div>
      <PasswordDialog
        isOpen={asking === 'renew'}
        onOpenChange={(isOpen) => setAsking(isOpen ? 'renew' : null)}
        title="Renouveler les codes de secours"
        confirmLabel="Renouveler les codes"
        onSubmit={async (password) => props.onCodes((await renew.mutateAsync(password)).recoveryCodes)}
      >
        Les codes que vous aviez notés ne fonctionneront plus.
      </PasswordDialog>
      <PasswordDialog
        isOpen={asking === 'disable'}
        onOpenChange={(isOpen) => setAsking(isOpen ? 'disable' : null)}
        title="Désactiver la double authentification ?"
        confirmLabel="Désactiver"
        isDestructive
        asksCode
        onSubmit={async (password, code) => {
          const { message } = await disable.mutateAsync({ password, code });
          toast({ title: message });
        }}
      >
        Votre mot de passe suffira pour entrer, et vos codes de secours seront effacés.
      </PasswordDialog>
    </div>
  );
}
