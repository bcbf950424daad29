import { useForm } from 'react-hook-form';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

type TokenDialogProps = {
  /** The service, as it calls itself. */
  name: string;
  label: string;
  hint: string;
  /** Opens an account that anybody may try. */
  trialKey?: string | null;
  connect: (token: string) => Promise<unknown>;
  onClose: () => void;
};

/** A service is connected by a secret of its own, pasted once. */
export function TokenDialog({ name, label, hint, trialKey, connect, onClose }: TokenDialogProps) {
  const form = useForm({ defaultValues: { token: trialKey ?? '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = submitWith(form, { fields: ['token'] }, async ({ token }) => {
    await connect(token);
    toast({ tone: 'success', title: `${name} est connecté` });
    onClose();
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Connecter ${name}`}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={label}
          type="password"
          autoComplete="off"
          spellCheck={false}
          hint={trialKey ? `${name} est simulé ici : sa clé, « ${trialKey} », est déjà saisie.` : hint}
          {...fieldOf(form, 'token')}
        />
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel="Connexion…">
            Connecter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
