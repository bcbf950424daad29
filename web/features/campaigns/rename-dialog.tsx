import { type FormEvent, useState } from 'react';
import { type Campaign, CampaignChange } from '#contract/campaigns/campaigns.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

type RenameDialogProps = {
  campaign: Campaign;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRename: (name: string) => void;
  returnFocus: () => HTMLElement | null;
};

export function RenameDialog(props: RenameDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title="Renommer la campagne"
      returnFocus={props.returnFocus}
    >
      <RenameForm {...props} />
    </Dialog>
  );
}

/** The new name shows in the page at once: nothing to wait for here. */
function RenameForm({ campaign, onOpenChange, onRename }: RenameDialogProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = CampaignChange.shape.name.safeParse(new FormData(event.currentTarget).get('name'));
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    if (parsed.data && parsed.data !== campaign.name) onRename(parsed.data);
    onOpenChange(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className="mt-3">
        <TextField
          label="Nom"
          name="name"
          defaultValue={campaign.name}
          error={error}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
        />
      </div>
      <DialogActions className="mt-4" onCancel={() => onOpenChange(false)}>
        <Button variant="primary" type="submit">
          Renommer
        </Button>
      </DialogActions>
    </form>
  );
}
