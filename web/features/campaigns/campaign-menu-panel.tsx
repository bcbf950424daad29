import {
  Archive,
  ArchiveRestore,
  Copy,
  FolderOpen,
  Pause,
  PenLine,
  Play,
  Trash2,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { campaignPath, wizardPath } from '#contract/paths.ts';
import { canDo } from '#core/campaigns/campaign-status.ts';
import { quote } from '#core/words/quote.ts';
import { MenuAction, MenuLink, MenuSeparator, PanelMenu } from '#web/ui/menu.tsx';
import type { PanelProps } from '#web/ui/panel-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { isBeingPrepared, stepToResume } from './preparation.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useCampaignActs } from './use-campaign-acts.ts';

export type CampaignMenuProps = {
  campaign: Campaign;
  /** On the campaign's own page there is nothing to open. */
  isOnItsPage?: boolean;
  /** Called as the campaign goes. */
  onRemove?: () => void;
  /** Where the focus goes once the row is no more. */
  focusAfterRemoval: () => HTMLElement | null;
};

/** It would go on by itself once the account is back. */
const isPausedByAccount = ({ status, pausedReason }: Campaign) =>
  status === 'paused' && (pausedReason === 'account_disconnected' || pausedReason === 'account_restricted');

/** Everything a user can do to a campaign in its present state; what the state forbids is not offered. */
export function CampaignMenuPanel({
  campaign,
  isOnItsPage,
  onRemove,
  focusAfterRemoval,
  ...panel
}: PanelProps & CampaignMenuProps) {
  const { status } = campaign;
  const acts = useCampaignActs(campaign);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const dialogProps = (name: 'rename' | 'delete') => ({
    campaign,
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : null),
    returnFocus: () => panel.button.current,
  });
  return (
    <>
      <PanelMenu {...panel} label={`Actions sur la campagne ${quote(campaign.name)}`}>
        {!isOnItsPage && (
          <MenuLink href={campaignPath(campaign.id)} icon={FolderOpen}>
            Ouvrir
          </MenuLink>
        )}
        {isBeingPrepared(campaign) && (
          <MenuLink href={wizardPath(campaign.id, stepToResume(campaign))} icon={Wrench}>
            Reprendre la création
          </MenuLink>
        )}
        <MenuAction icon={PenLine} onSelect={() => setDialog('rename')}>
          Renommer
        </MenuAction>
        <MenuAction icon={Copy} onSelect={acts.duplicate}>
          Dupliquer
        </MenuAction>
        {canDo('pause', status) && (
          <MenuAction icon={Pause} onSelect={acts.pause}>
            Mettre en pause
          </MenuAction>
        )}
        {isPausedByAccount(campaign) && (
          <MenuAction icon={Pause} onSelect={acts.keepPaused}>
            Garder en pause
          </MenuAction>
        )}
        {canDo('resume', status) && !isBeingPrepared(campaign) && (
          <MenuAction icon={Play} onSelect={acts.resume}>
            Reprendre
          </MenuAction>
        )}
        {canDo('archive', status) && (
          <MenuAction icon={Archive} onSelect={acts.archive}>
            Archiver
          </MenuAction>
        )}
        {canDo('unarchive', status) && (
          <MenuAction icon={ArchiveRestore} onSelect={acts.unarchive}>
            Désarchiver
          </MenuAction>
        )}
        <MenuSeparator />
        <MenuAction icon={Trash2} onSelect={() => setDialog('delete')}>
          Supprimer
        </MenuAction>
      </PanelMenu>
      <RenameDialog {...dialogProps('rename')} onRename={acts.rename} />
      <DeleteDialog
        {...dialogProps('delete')}
        onConfirm={() => {
          setDialog(null);
          void acts.remove(focusAfterRemoval);
          onRemove?.();
        }}
      />
    </>
  );
}
