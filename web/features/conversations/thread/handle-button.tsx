import { Check, RotateCcw } from 'lucide-react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useHandle } from '../conversations.queries.ts';
import { isDoubtfulNo } from '../kind-menu.tsx';

const fail = (error: unknown) => toast({ tone: 'error', title: errorMessage(error) });

/** « Traité » puts a conversation away until the person writes; the key E does the same. */
export function HandleButton(props: { conversation: ConversationRow; onHandled: () => void }) {
  const { conversation, onHandled } = props;
  const handle = useHandle();
  const { handledAt, waitsSince } = conversation;
  const reopen = (row: ConversationRow) => handle.mutate({ row, isHandled: false }, { onError: fail });
  if (isDoubtfulNo(conversation) || (waitsSince === null && handledAt === null)) return null;
  if (handledAt)
    return (
      <Button size="sm" isBusy={handle.isPending} onClick={() => reopen(conversation)}>
        <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
        <span className="max-sm:sr-only">Remettre à traiter</span>
      </Button>
    );
  return (
    <Button
      size="sm"
      data-handle
      aria-keyshortcuts="E"
      isBusy={handle.isPending}
      onClick={() =>
        handle.mutate(
          { row: conversation, isHandled: true },
          {
            onSuccess: (row) => {
              onHandled();
              toast({
                tone: 'success',
                title: 'Conversation traitée. Un nouveau message la rouvrira.',
                action: { label: 'Annuler', onSelect: () => reopen(row) },
              });
            },
            onError: fail,
          },
        )
      }
    >
      <Check size={14} strokeWidth={1.75} aria-hidden />
      Traité
      <kbd
        aria-hidden
        className="rounded-[4px] border border-line px-1 font-body text-12 text-muted max-sm:hidden"
      >
        E
      </kbd>
    </Button>
  );
}
