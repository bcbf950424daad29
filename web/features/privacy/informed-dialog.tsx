import { useForm } from 'react-hook-form';
import { ofName } from '#core/french/of-name.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { peopleCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useNoteInformed } from './privacy.queries.ts';

type Props = { people: readonly { id: string; name: string }[]; onClose: () => void };

/** Told by another way than the link: how stays in the history of each, as a proof. */
export function InformedDialog({ people, onClose }: Props) {
  const note = useNoteInformed();
  const [first] = people;
  const isOne = people.length === 1;
  const form = useForm({ defaultValues: { how: '' } });
  const { errors } = form.formState;
  const submit = submitWith(form, { fields: ['how'] }, async ({ how }) => {
    await note.mutateAsync({ personIds: people.map(({ id }) => id), how });
    onClose();
    toast({ title: isOne ? 'Noté dans son historique.' : 'Noté dans l’historique de chacune.' });
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        isOne && first
          ? `L’information ${ofName(first.name)}`
          : `L’information de ${peopleCount(people.length)}`
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={isOne ? 'Comment la personne a été informée' : 'Comment elles ont été informées'}
          placeholder="par e-mail, le 12 novembre"
          maxLength={200}
          {...fieldOf(form, 'how')}
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
