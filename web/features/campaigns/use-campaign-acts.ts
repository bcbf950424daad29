import { useNavigate } from 'react-router';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import { ofName } from '#core/french/of-name.ts';
import { toast } from '#web/ui/toast-store.ts';
import { describeRefusal, type FailedAct } from './campaign-refusal.ts';
import { useCampaignAct, useDeleteCampaign, useUpdateCampaign } from './campaigns.queries.ts';

/** As long as the server can undo a deletion. */
export const undoMs = 10_000;
const readingMs = 10_000;

/** One message at a time stands on the screen: it undoes all that can still be undone. */
const removals: { id: string; at: number }[] = [];
const canUndo = ({ at }: { at: number }) => Date.now() - at < undoMs;

/** What a user does to a campaign, and what is said of it. */
export function useCampaignActs({ id }: Pick<Campaign, 'id'>) {
  const navigate = useNavigate();
  const act = useCampaignAct();
  const update = useUpdateCampaign();
  const remove = useDeleteCampaign();

  const refuse = (failed: FailedAct, error: unknown) => {
    const { hasChecks, ...refusal } = describeRefusal(failed, error);
    const action = {
      label: 'Voir la vérification',
      onSelect: () => void navigate(wizardPath(id, 'review')),
    };
    toast({ ...refusal, tone: 'error', durationMs: readingMs, action: hasChecks ? action : undefined });
  };
  // A row that moves to another list is another row: what follows must not depend on this one staying.
  const attempt = async (failed: FailedAct, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      refuse(failed, error);
      return false;
    }
  };

  const unarchive = async () => {
    await attempt('unarchive', async () => {
      const status = shownStatus(await act.mutateAsync({ id, act: 'restore' }));
      const description = status === 'inactive' ? 'C’est de nouveau un brouillon.' : 'Elle est en pause.';
      toast({ tone: 'success', title: 'Campagne désarchivée.', description });
    });
  };

  return {
    rename: (name: string) => attempt('rename', () => update.mutateAsync({ id, change: { name } })),
    pause: async () => {
      const isDone = await attempt('pause', () => act.mutateAsync({ id, act: 'pause' }));
      if (isDone) toast({ tone: 'success', title: 'Campagne en pause.', description: 'Plus rien ne part.' });
    },
    keepPaused: async () => {
      const isDone = await attempt('pause', () => act.mutateAsync({ id, act: 'pause' }));
      if (isDone)
        toast({
          tone: 'success',
          title: 'Campagne gardée en pause.',
          description: 'Elle ne reprendra qu’à votre demande.',
        });
    },
    resume: async () => {
      const isDone = await attempt('resume', () => act.mutateAsync({ id, act: 'resume' }));
      if (isDone) toast({ tone: 'success', title: 'La campagne reprend.' });
    },
    changeAccount: async (name: string) => {
      const isDone = await attempt('resume', () => act.mutateAsync({ id, act: 'changeAccount' }));
      if (isDone)
        toast({
          tone: 'success',
          title: 'La campagne reprend.',
          description: `Elle part du compte ${ofName(name)}.`,
        });
    },
    isBusy: act.isPending,
    duplicate: async () => {
      const isDone = await attempt('duplicate', () => act.mutateAsync({ id, act: 'duplicate' }));
      if (isDone)
        toast({ tone: 'success', title: 'Campagne dupliquée.', description: 'La copie est un brouillon.' });
    },
    archive: async () => {
      const isDone = await attempt('archive', () => act.mutateAsync({ id, act: 'archive' }));
      if (isDone)
        toast({
          tone: 'success',
          title: 'Campagne archivée.',
          action: { label: 'Désarchiver', onSelect: () => void unarchive() },
        });
    },
    unarchive,
    /** Gone at once, and back at once if the user changes their mind in time: with those deleted just before. */
    remove: async (returnFocus: () => HTMLElement | null) => {
      if (!(await attempt('delete', () => remove.mutateAsync(id)))) return;
      removals.push({ id, at: Date.now() });
      const count = removals.filter(canUndo).length;
      const restore = async () => {
        for (const removal of removals.splice(0).filter(canUndo))
          await attempt('undelete', () => act.mutateAsync({ id: removal.id, act: 'restore' }));
      };
      toast({
        title: count > 1 ? `${count} campagnes supprimées.` : 'Campagne supprimée.',
        countdownMs: undoMs,
        returnFocus,
        action: { label: 'Annuler', onSelect: () => void restore() },
      });
    },
  };
}
