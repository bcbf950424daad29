import { useForm } from 'react-hook-form';
import { ofName } from '#core/french/of-name.ts';
import { showServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useNoteInformed } from './privacy.queries.ts';

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Told by another way than the link: how stays in the history of the person, as a proof. */
export function InformedDialog({ person, onClose }: Props) {
  const note = useNoteInformed(person.id);
  const form = useForm({ defaultValues: { how: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ how }) => {
    try {
      await note.mutateAsync(how);
      onClose();
      toast({ title: 'Noté dans son historique.' });
    } catch (error) {
      showServerErrors(error, form.setError, ['how']);
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={`L’information ${ofName(person.name)}`}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Comment la personne a été informée"
          placeholder="par e-mail, le 12 novembre"
          maxLength={200}
          error={errors.how?.message}
          {...form.register('how')}
        />
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={note.isPending} busyLabel="Enregistrement…">
            Noter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
