import { useForm } from 'react-hook-form';
import type { RegisterEntry } from '#contract/overview/privacy.ts';
import {
  type RegisterField,
  type RegisterTexts,
  registerFields,
  registerNames,
} from '#core/privacy/register.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useWriteRegister } from './privacy.queries.ts';

const textsOf = ({ proposed, written }: RegisterEntry): RegisterTexts => ({ ...proposed, ...written });

/** Every heading with what is proposed; a text of one's own stays until it is given back. */
export function RegisterDialog({ entry, onClose }: { entry: RegisterEntry; onClose: () => void }) {
  const write = useWriteRegister(entry.campaignId);
  const form = useForm<RegisterTexts>({ defaultValues: textsOf(entry) });
  const { errors, isDirty } = form.formState;
  const submit = submitWith(form, { fields: registerFields }, async (typed) => {
    await write.mutateAsync(typed);
    onClose();
    toast({ title: 'Le registre est à jour.' });
  });
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={entry.name}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="max-w-[64ch] text-pretty text-13 text-muted">
          Chaque rubrique suit la campagne tant que vous ne l’écrivez pas vous-même.
        </p>
        <div className="grid grid-cols-2 gap-4 max-nav:grid-cols-1">
          {registerFields.map((field) => (
            <TextAreaField
              key={field}
              label={registerNames[field]}
              rows={4}
              maxLength={2000}
              hint={<Origin field={field} entry={entry} current={form.watch(field)} onBack={form.setValue} />}
              {...fieldOf(form, field)}
            />
          ))}
        </div>
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <DialogActions onCancel={onClose} cancelLabel="Fermer">
          <Button
            type="submit"
            variant="primary"
            disabled={!isDirty}
            isBusy={write.isPending}
            busyLabel="Enregistrement…"
          >
            Enregistrer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type OriginProps = {
  field: RegisterField;
  entry: RegisterEntry;
  current: string;
  onBack: (field: RegisterField, text: string, options: { shouldDirty: true }) => void;
};

function Origin({ field, entry: { proposed }, current, onBack }: OriginProps) {
  if (current.trim() === proposed[field]) return 'Proposé d’après la campagne.';
  return (
    <>
      Écrit par vous.{' '}
      <button
        type="button"
        className="link cursor-pointer"
        aria-label={`Reprendre la proposition, ${registerNames[field].toLowerCase()}`}
        onClick={() => onBack(field, proposed[field], { shouldDirty: true })}
      >
        Reprendre la proposition
      </button>
    </>
  );
}
