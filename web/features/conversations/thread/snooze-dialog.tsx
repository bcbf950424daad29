import { useState } from 'react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { dayOf, formatThreadDate } from '../conversation-texts.ts';
import { useSnooze } from '../conversations.queries.ts';
import { snoozeDays } from './snooze-days.ts';

type SnoozeDialogProps = {
  conversation: ConversationRow;
  now: Date;
  onOpenChange: (isOpen: boolean) => void;
  returnFocus: () => HTMLElement | null;
};

/** Out of the way until a day that suits them; a new message brings it back at once. */
export function SnoozeDialog({ conversation, now, ...dialog }: SnoozeDialogProps) {
  const snooze = useSnooze(conversation.id);
  const [day, setDay] = useState('');
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  // The thread itself says until when, with the file for a calendar.
  const sleepUntil = (until: string) => snooze.mutate(until, { onSuccess: () => dialog.onOpenChange(false) });
  return (
    <Dialog isOpen title="Rappeler plus tard" {...dialog}>
      <p className="text-13 text-pretty text-muted">
        La conversation revient en tête ce jour-là. Un nouveau message la réveille aussitôt.
      </p>
      <ul className="mt-3 grid gap-1.5">
        {snoozeDays(now, conversation.returnsOn).map((choice) => (
          <li key={choice.day}>
            <button
              type="button"
              disabled={snooze.isPending}
              onClick={() => sleepUntil(choice.day)}
              className="flex min-h-10 w-full items-center justify-between gap-4 rounded-field border border-border px-3 text-left hover:bg-sunken max-sm:min-h-11"
            >
              <span className="font-medium">{choice.label}</span>
              <span className="tabular-figures text-muted">{formatThreadDate(choice.day, now)}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (day) sleepUntil(day);
        }}
      >
        <TextField
          label="Un autre jour"
          type="date"
          min={dayOf(tomorrow)}
          value={day}
          error={snooze.error ? errorMessage(snooze.error) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <DialogActions onCancel={() => dialog.onOpenChange(false)}>
          <Button type="submit" variant="primary" disabled={!day} isBusy={snooze.isPending}>
            Rappeler plus tard
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
