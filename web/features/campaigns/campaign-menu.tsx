import {
  Archive,
  ArchiveRestore,
  Copy,
  Ellipsis,
  FolderOpen,
  Pause,
  PenLine,
  Play,
  Trash2,
  Wrench,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { Campaign } from '#contract/campaigns.ts';
import { canDo } from '#core/campaigns/campaign-status.ts';
import { Menu, MenuAction, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { campaignPath, wizardPath } from './campaign-paths.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { isBeingPrepared, stepToResume } from './preparation.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useCampaignActs } from './use-campaign-acts.ts';

type CampaignMenuProps = {
  campaign: Campaign;
  /** On the campaign's own page there is nothing to open. */
  isOnItsPage?: boolean;
  /** Called as the campaign goes. */
  onRemove?: () => void;
  /** Where the focus goes once the row is no more. */
  focusAfterRemoval: () => HTMLElement | null;
};

/** Everything a person can do to a campaign in its present state; what the state forbids is not offered. */
export function CampaignMenu({ campaign, isOnItsPage, onRemove, focusAfterRemoval }: CampaignMenuProps) {
  const { status } = campaign;
  const acts = useCampaignActs(campaign);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialogProps = (name: 'rename' | 'delete') => ({
    campaign,
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : null),
    returnFocus: () => button.current,
  });
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            ref={button}
            aria-label={`Actions sur la campagne « ${campaign.name} »`}
            aria-busy={acts.isBusy || undefined}
            className="grid size-7 place-items-center rounded-champ text-sourdine hover:bg-creux hover:text-encre data-[state=open]:bg-creux max-sm:size-11"
          >
            {acts.isBusy ? <SpinnerRing /> : <Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
          </button>
        }
      >
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
        {canDo('resume', status) && (
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
      </Menu>
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
