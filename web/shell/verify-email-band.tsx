import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { authApi } from '#contract/identity/auth.ts';
import { call } from '#web/lib/api.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';

export function VerifyEmailBand({ email }: { email: string }) {
  const resend = useMutation({ mutationFn: () => call(authApi.resendVerification) });
  return (
    <aside
      aria-label="Adresse e-mail à confirmer"
      className="border-line border-b bg-highlight-soft print:hidden"
    >
      <div className="gutter mx-auto flex min-h-11 max-w-[1440px] flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-13">
        <MailCheck size={16} strokeWidth={1.75} aria-hidden className="shrink-0 max-sm:hidden" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="inline">
            <b className="font-semibold">Confirmez votre adresse e-mail.</b>{' '}
            <span className="max-sm:sr-only">Ouvrez le lien envoyé à {email}.</span>
          </p>{' '}
          <output className={resend.isError ? 'text-danger' : 'text-success'}>
            {resend.isSuccess && resend.data.message}
            {resend.isError && errorMessage(resend.error)}
          </output>
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="ml-auto"
          isBusy={resend.isPending}
          busyLabel="Envoi…"
          onClick={() => resend.mutate()}
        >
          Renvoyer l’e-mail
        </Button>
      </div>
    </aside>
  );
}
