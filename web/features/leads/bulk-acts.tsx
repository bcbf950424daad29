import { useNavigate } from 'react-router';
import type { LeadAct, LeadAction, LeadSelection } from '#contract/campaigns/lead-actions.ts';
import { wizardPath } from '#contract/paths.ts';
import { toast } from '#web/ui/toast-store.ts';
import { AddDialog, DeleteDialog, ExcludeDialog, TagDialog } from './bulk-dialogs.tsx';
import { useLeadAct } from './leads.queries.ts';

export type AskedAct = 'add' | 'tag' | 'exclude' | 'delete';

const dialogs = { add: AddDialog, tag: TagDialog, exclude: ExcludeDialog, delete: DeleteDialog };
const readingMs = 8000;

type ActDialogsProps = {
  asked: AskedAct | null;
  /** « 12 personnes », « Camille Moreau ». */
  whom: string;
  isOne?: boolean;
  selection: () => LeadSelection;
  /** The campaign that the user came from: proposed first, and the way back. */
  forCampaignId?: string | null;
  returnFocus?: () => HTMLElement | null;
  onClose: () => void;
  onDone?: (action: LeadAction) => void;
};

/** Asks what an act needs, does it to those chosen, and shows the result. */
export function ActDialogs({ asked, onClose, onDone, forCampaignId, ...props }: ActDialogsProps) {
  const navigate = useNavigate();
  const leadAct = useLeadAct();
  if (asked === null) return null;
  const notify = ({ act, message }: LeadAction) =>
    toast({
      tone: 'success',
      title: message,
      durationMs: readingMs,
      ...(act.is === 'add_to_campaign' &&
        act.campaignId === forCampaignId && {
          action: {
            label: 'Revenir à la campagne',
            onSelect: () => void navigate(wizardPath(act.campaignId, 'leads')),
          },
        }),
    });
  const onAct = (act: LeadAct) =>
    leadAct.mutate(
      { act, selection: props.selection() },
      {
        onSuccess: (action) => {
          onClose();
          onDone?.(action);
          if (action.state !== 'running') notify(action);
        },
        onError: ({ message }) => toast({ tone: 'error', title: message, durationMs: readingMs }),
      },
    );
  const Asked = dialogs[asked];
  return (
    <Asked
      whom={props.whom}
      isOne={props.isOne ?? false}
      firstCampaignId={forCampaignId ?? null}
      isBusy={leadAct.isPending}
      returnFocus={props.returnFocus}
      onAct={onAct}
      onClose={onClose}
    />
  );
}
