import { errorMessage } from '#web/lib/api-error.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useConnect } from '../social-accounts.queries.ts';

/** Leads the whole page to the sign-in of LinkedIn; a refusal is shown below the buttons. */
export function ConnectButton({ label, variant = 'primary' }: { label: string; variant?: ButtonVariant }) {
  const connect = useConnect();
  return (
    <>
      <Button
        variant={variant}
        isBusy={connect.isPending || connect.isSuccess}
        busyLabel="Ouverture de LinkedIn…"
        onClick={() => connect.mutate()}
      >
        {label}
      </Button>
      {connect.isError && (
        <Notice tone="error" title="La connexion n’a pas pu s’ouvrir." className="order-last basis-full">
          {errorMessage(connect.error)}
        </Notice>
      )}
    </>
  );
}
