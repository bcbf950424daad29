import { useNavigate } from 'react-router';
import type { Campaign } from '#contract/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { toast } from '#web/ui/toast-store.ts';
import { describeRefusal, type FailedAct } from './campaign-refusal.ts';
import { useCampaignAct, useDeleteCampaign, useUpdateCampaign } from './campaigns.queries.ts';

/** As long as the server can undo a deletion. */
export const undoMs = 10_000;
const readingMs = 10_000;

/** What a person does to a campaign, and what is said of it. */
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
    const isDone = await attempt('unarchive', () => act.mutateAsync({ id, act: 'restore' }));
    if (isDone) toast({ tone: 'success', title: 'Campagne désarchivée.', description: 'Elle est en pause.' });
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
    /** Gone at once, and back at once if the person changes their mind in time. */
    remove: async (returnFocus: () => HTMLElement | null) => {
      if (!(await attempt('delete', () => remove.mutateAsync(id)))) return;
      toast({
        title: 'Campagne supprimée.',
        countdownMs: undoMs,
        returnFocus,
        action: {
          label: 'Annuler',
          onSelect: () => void attempt('undelete', () => act.mutateAsync({ id, act: 'restore' })),
        },
      });
    },
  };
}
