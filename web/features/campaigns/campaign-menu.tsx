import { useIsMutating } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { quote } from '#core/words/quote.ts';
import { PanelButton } from '#web/ui/panel-button.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import type { CampaignMenuProps } from './campaign-menu-panel.tsx';
import { actKey } from './campaigns.queries.ts';

const loadPanel = () => import('./campaign-menu-panel.tsx').then((m) => m.CampaignMenuPanel);

export function CampaignMenu(props: CampaignMenuProps) {
  const { id, name } = props.campaign;
  const isBusy = useIsMutating({
    mutationKey: actKey,
    predicate: ({ state }) => (state.variables as { id?: string } | undefined)?.id === id,
  });
  return (
    <div className="relative inline-block">
      <PanelButton
        load={loadPanel}
        panelProps={props}
        hasPopup="menu"
        aria-label={`Actions sur la campagne ${quote(name)}`}
        aria-busy={isBusy > 0 || undefined}
        className="grid size-7 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken max-sm:size-11"
      >
        {isBusy > 0 ? <SpinnerRing /> : <Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
      </PanelButton>
    </div>
  );
}
