import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#web/lib/api-error.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { confirmationQuery, useConfirm } from './admin.queries.ts';
import { type Confirmed, ConfirmedContext, NotConfirmed } from './confirmed.ts';

type Question = { resolve: () => void; reject: (reason: NotConfirmed) => void };

export function ConfirmIdentity({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmed: Confirmed = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmation_required') throw error;
      await new Promise<void>((resolve, reject) => setQuestion({ resolve, reject }));
      return act();
    }
  };
  return (
    <ConfirmedContext value={confirmed}>
      {children}
      <Dialog
        isOpen={question !== null}
        onOpenChange={() => {
          question?.reject(new NotConfirmed());
          setQuestion(null);
        }}
        title="Confirmez votre identité"
      >
        <p className="mb-4 text-muted">Elle ne sera plus demandée pendant dix minutes dans cette session.</p>
        <Proof
          onProved={() => {
            question?.resolve();
            setQuestion(null);
          }}
          onCancel={() => {
            question?.reject(new NotConfirmed());
            setQuestion(null);
          }}
        />
      </Dialog>
    </ConfirmedContext>
  );
}

function Proof(props: { onProved: () => void; onCancel: () => void }) {
  const { data } = useQuery(confirmationQuery);
  const confirm = useConfirm();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  const asksCode = data?.asks === 'code';
  const submit = submitWith(
    form,
    { fields: ['password', 'code'], codes: { wrong_password: 'password' } },
    async ({ password, code }) => {
      await confirm.mutateAsync(asksCode ? { code } : { password });
      props.onProved();
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {asksCode ? (
        <TextField
          label="Code de vérification"
          hint="Les six chiffres de votre application d’authentification, ou un code de secours."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...fieldOf(form, 'code')}
        />
      ) : (
        <PasswordField label="Mot de passe" autoComplete="current-password" {...fieldOf(form, 'password')} />
      )}
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <DialogActions onCancel={props.onCancel}>
        <Button type="submit" variant="primary" isBusy={confirm.isPending} busyLabel="Vérification…">
          Confirmer
        </Button>
      </DialogActions>
    </form>
  );
}
