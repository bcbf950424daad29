import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions, lastWordClass } from '#web/ui/dialog.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type PasswordDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Asks for the second factor as well. */
  asksCode?: boolean;
  /** Closes when it resolves; a refusal is shown beside the field. */
  onSubmit: (password: string, code: string) => Promise<void>;
  children: ReactNode;
};

export function PasswordDialog(props: PasswordDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onOpenChange={props.onOpenChange} title={props.title}>
      <p className="mb-4">{props.children}</p>
      <PasswordPrompt {...props} />
    </Dialog>
  );
}

const bothFactors = twoFactorApi.disable.body;
const passwordOnly = bothFactors.partial({ code: true });

function PasswordPrompt(props: PasswordDialogProps) {
  const form = useForm({
    resolver: zodResolver<{ password: string; code?: string }, unknown, { password: string; code?: string }>(
      props.asksCode ? bothFactors : passwordOnly,
    ),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = submitWith(
    form,
    { fields: ['password', 'code'], codes: { wrong_password: 'password', wrong_code: 'code' } },
    async ({ password, code = '' }) => {
      await props.onSubmit(password, code);
      props.onOpenChange(false);
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField label="Mot de passe" autoComplete="current-password" {...fieldOf(form, 'password')} />
      {props.asksCode && (
        <TextField
          label="Code de vérification"
          hint="Les six chiffres de votre application d’authentification, ou un code de secours."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...fieldOf(form, 'code')}
        />
      )}
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <DialogActions onCancel={() => props.onOpenChange(false)}>
        <Button
          type="submit"
          variant={props.isDestructive ? 'danger' : 'primary'}
          className={props.isDestructive ? lastWordClass : undefined}
          isBusy={isSubmitting}
          busyLabel="Vérification…"
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
