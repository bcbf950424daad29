import { type FormEvent, useState } from 'react';
import { dayMs } from '#core/time/durations.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatParisDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { usePersonAct } from '../prospects.queries.ts';

/** The day in Paris, as a date field wants it. */
export const dayOf = (date: Date): string => date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

type PauseFormProps = {
  whom: string;
  now: Date;
  isBusy: boolean;
  error: string | undefined;
  /** A day, or null until further notice. */
  onPause: (until: string | null) => void;
  onClose: () => void;
};

/** Until a day, or until the user says otherwise. */
export function PauseForm({ whom, now, isBusy, error, onPause, onClose }: PauseFormProps) {
  const [way, setWay] = useState<'day' | 'open'>('day');
  const [day, setDay] = useState(dayOf(new Date(now.getTime() + 7 * dayMs)));
  const tomorrow = dayOf(new Date(now.getTime() + dayMs));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPause(way === 'open' ? null : day);
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Mettre en pause">
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-pretty text-muted">
          {whom}. Rien ne part pendant ce temps ; la séquence reprend ensuite où elle en était.
        </p>
        <Segmented
          label="Jusqu’à quand"
          isLabelHidden
          value={way}
          options={[
            { value: 'day', label: 'Jusqu’à une date' },
            { value: 'open', label: 'Jusqu’à nouvel ordre' },
          ]}
          onChange={setWay}
        />
        {way === 'day' && (
          <TextField
            label="Reprendre le"
            type="date"
            required
            min={tomorrow}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        {error && <Notice tone="error">{error}</Notice>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="En cours…">
            Mettre en pause
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type PauseDialogProps = {
  whom: string;
  now: Date;
  target: { campaignId: string; personId: string };
  onClose: () => void;
};

export function PauseDialog({ whom, now, target, onClose }: PauseDialogProps) {
  const act = usePersonAct();
  return (
    <PauseForm
      whom={whom}
      now={now}
      isBusy={act.isPending}
      error={act.error ? errorMessage(act.error) : undefined}
      onClose={onClose}
      onPause={(until) =>
        act.mutate(
          { ...target, is: 'pause', until: until && new Date(`${until}T00:00:00Z`).toISOString() },
          {
            onSuccess: () => {
              onClose();
              toast({
                tone: 'success',
                title: until
                  ? `En pause jusqu’au ${formatParisDate(new Date(`${until}T12:00:00Z`))}`
                  : 'En pause jusqu’à nouvel ordre',
                description: `${whom}.`,
                action: {
                  label: 'Annuler',
                  onSelect: () => act.mutate({ ...target, is: 'resume' }),
                },
              });
            },
          },
        )
      }
    />
  );
}
