import { type FormEvent, useState } from 'react';
import { type SavedView, type ViewContent, ViewName } from '#contract/audience/saved-views.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCreateView, useUpdateView } from './saved-views.queries.ts';

type ViewNameDialogProps = {
  content: ViewContent;
  /** Those that this one may take the place of. */
  others: readonly SavedView[];
  renamed?: SavedView;
  onClose: () => void;
};

/** Keeps the filters and the order in sight, under a new name or in place of an older view. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const title = props.renamed ? 'Renommer la vue' : 'Enregistrer la vue';
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()} title={title}>
      <ViewNameForm {...props} />
    </Dialog>
  );
}

function ViewNameForm({ content, others, renamed, onClose }: ViewNameDialogProps) {
  const create = useCreateView();
  const update = useUpdateView();
  const [error, setError] = useState<string>();
  const [replacedId, setReplacedId] = useState('');
  const save = async (name: string) => {
    if (renamed) return update.mutateAsync({ id: renamed.id, name });
    if (replacedId) return update.mutateAsync({ id: replacedId, content });
    return create.mutateAsync({ name, content });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = ViewName.safeParse(String(new FormData(event.currentTarget).get('name') ?? ''));
    if (!parsed.success && !replacedId) return setError(parsed.error.issues[0]?.message);
    try {
      await save(parsed.data ?? '');
      toast({ tone: 'success', title: 'Vue enregistrée.' });
      onClose();
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.fields.name : undefined;
      setError(field ?? (failure instanceof Error ? failure.message : undefined));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-3 grid gap-4">
      {others.length > 0 && (
        <SelectField label="Où" value={replacedId} onChange={({ target }) => setReplacedId(target.value)}>
          <option value="">Une nouvelle vue</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              À la place de {name}
            </option>
          ))}
        </SelectField>
      )}
      {!replacedId && (
        <TextField
          label="Nom"
          name="name"
          defaultValue={renamed?.name}
          placeholder="DAF de Lyon, à relancer…"
          autoComplete="off"
          error={error}
        />
      )}
      {replacedId && error && <p className="text-13 text-danger">{error}</p>}
      <DialogActions onCancel={onClose}>
        <Button variant="primary" type="submit" isBusy={create.isPending || update.isPending}>
          Enregistrer
        </Button>
      </DialogActions>
    </form>
  );
}
