import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { paths, wizardPath } from '#contract/paths.ts';
import { wizardSteps } from '#core/campaigns/wizard-steps.ts';
import { campaignListQuery } from '#web/features/campaigns/campaigns.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useEditing } from './editing-context.ts';

/** What can still be done with a campaign that was deleted elsewhere. */
export function GoneActs() {
  const { recreate, abandon } = useEditing();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { stepId } = useParams();
  const step = wizardSteps.find((one) => one === stepId) ?? 'offer';
  const again = useMutation({
    mutationFn: recreate,
    onSuccess: ({ id }) => navigate(wizardPath(id, step), { replace: true }),
    onError: (error) =>
      toast({
        title: 'La nouvelle campagne n’a pas été créée.',
        description: errorMessage(error),
        tone: 'error',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: campaignListQuery.queryKey }),
  });
  const leave = async () => {
    await abandon();
    await client.invalidateQueries({ queryKey: campaignListQuery.queryKey });
    await navigate(paths.home);
  };
  return (
    <>
      <button type="button" className="link" disabled={again.isPending} onClick={() => again.mutate()}>
        En faire une nouvelle campagne
      </button>
      <button type="button" className="link" onClick={() => void leave()}>
        Abandonner
      </button>
    </>
  );
}
