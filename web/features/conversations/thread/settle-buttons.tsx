import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { call } from '#web/lib/api.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Only the user can tell whether it left, after a look at the network. */
export function SettleButtons({ attemptId }: { attemptId: string }) {
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (hasLeft: boolean) =>
      call(campaignLiveApi.settle, { params: { id: attemptId }, body: { hasLeft } }),
    onSuccess: ({ message }) => toast({ tone: 'success', title: message }),
    onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [conversationsApi.thread.path] });
      void client.invalidateQueries({ queryKey: [conversationsApi.ofPerson.path] });
      void client.invalidateQueries({ queryKey: [campaignLiveApi.undecided.path] });
      void client.invalidateQueries({ queryKey: [prospectsApi.one.path] });
    },
  });
  return (
    <span className="flex gap-2 pt-1">
      <Button size="sm" isBusy={settle.isPending} onClick={() => settle.mutate(true)}>
        Parti
      </Button>
      <Button size="sm" isBusy={settle.isPending} onClick={() => settle.mutate(false)}>
        Pas parti
      </Button>
    </span>
  );
}
