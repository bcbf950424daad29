import { Ellipsis } from 'lucide-react';
import { PanelButton } from '#web/ui/panel-button.tsx';
import type { PersonActsProps } from './person-acts-panel.tsx';

const loadPanel = () => import('./person-acts-panel.tsx').then((m) => m.PersonActsPanel);

export function PersonActs(props: PersonActsProps) {
  return (
    <div className="relative inline-block">
      <PanelButton
        load={loadPanel}
        panelProps={props}
        hasPopup="menu"
        aria-label={`Actions pour ${props.action.person.name}`}
        className="grid size-7 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken max-sm:size-10"
      >
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </PanelButton>
    </div>
  );
}
