import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ApiFailure, sendSecondFactor } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { checkSecondFactor } from '../form/validation.ts';
import { returnPath, useAddress } from '../frame/location.ts';
import { AuthCard, AuthLayout } from './auth-layout.tsx';

export function SecondFactorForm({ onRestart }: { onRestart: () => void }) {
  const address = useAddress();
  const form = useSiteForm<{ code: string }>(['code']);
  const { setFocus } = form;

  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.submit(
    async ({ code }) => {
      await sendSecondFactor(code.trim());
      form.leave(returnPath(address));
    },
    (failure: ApiFailure) => {
      if (failure.code !== 'wrong_code') return false;
      form.setError('code', { type: 'server', message: failure.message }, { shouldFocus: true });
      return true;
    },
  );

  return (
    <AuthLayout
      title="Vérification en deux étapes"
      lead="Saisissez le code affiché par votre application d’authentification."
    >
      <AuthCard>
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          {form.formError && <Notice tone="error">{form.formError}</Notice>}
          <TextField
            label="Code"
            hint="Six chiffres. Sans votre téléphone, un code de secours convient aussi."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={form.errors.code?.message}
            className="tabular-figures tracking-[0.08em]"
            {...form.register('code', { validate: checkSecondFactor })}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!form.isReady}
            isBusy={form.isBusy}
            busyLabel="Vérification…"
          >
            Continuer
          </Button>
          <Button variant="quiet" onClick={onRestart}>
            Revenir à l’e-mail et au mot de passe
          </Button>
        </form>
      </AuthCard>
    </AuthLayout>
  );
}
