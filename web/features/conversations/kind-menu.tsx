import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { type ReplyKind, replyKinds } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Menu, MenuAction, MenuLabel } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type Correction, useCorrect } from './conversations.queries.ts';
import { KindMark } from './kind-mark.tsx';

export function useCorrection(conversation: ConversationRow) {
  const correct = useCorrect(conversation.id);
  return {
    isPending: correct.isPending,
    correct: (correction: Correction) =>
      correct.mutate(correction, {
        onSuccess: ({ replyKind }) =>
          replyKind && toast({ tone: 'success', title: `Compris : ${replyKindLabels[replyKind]}` }),
        onError: (error) =>
          toast({ tone: 'error', title: 'Rien n’a changé.', description: errorMessage(error) }),
      }),
  };
}

/** Understood as an opposition, and not for certain: a question of its own. */
export const isDoubtfulNo = ({ isOpposed, replyKind, needsReview }: ConversationRow): boolean =>
  !isOpposed && replyKind === 'opposition' && needsReview;

/** How the last reply was understood; the user has the last word. An opposition is no mistake to click away. */
export function KindMenu({ conversation, kind }: { conversation: ConversationRow; kind: ReplyKind }) {
  const { correct } = useCorrection(conversation);
  if (conversation.isOpposed) return <KindMark kind={kind} />;
  if (isDoubtfulNo(conversation)) return <KindMark kind={kind} isDoubtful />;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex items-center gap-0.5 rounded-small hover:opacity-80 max-sm:min-h-11"
        >
          <span className="sr-only">Type de réponse : </span>
          <KindMark kind={kind} isDoubtful={conversation.needsReview} />
          <ChevronDown size={14} aria-hidden className="text-muted" />
        </button>
      }
    >
      <MenuLabel>Cette réponse dit plutôt…</MenuLabel>
      {replyKinds.map((choice) => (
        <MenuAction
          key={choice}
          icon={choice === kind ? CircleCheck : Circle}
          onSelect={() => correct({ kind: choice, returnsOn: conversation.returnsOn })}
        >
          {capital(replyKindLabels[choice])}
        </MenuAction>
      ))}
    </Menu>
  );
}
