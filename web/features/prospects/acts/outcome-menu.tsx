import { CalendarCheck, CircleX, Ellipsis, PanelRightOpen, Trophy, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Prospect } from '#contract/overview/prospects.ts';
import { personName } from '#core/people/person-name.ts';
import { isOutcome, type ProspectOutcome, prospectOutcomes, stageLabels } from '#core/prospects/stages.ts';
import { Menu, MenuAction, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx';

export const outcomeIcons = { meeting: CalendarCheck, won: Trophy, lost: CircleX } as const;

type OutcomeMenuProps = {
  prospect: Pick<Prospect, 'firstName' | 'lastName' | 'publicIdentifier' | 'stage'>;
  tabIndex?: number;
  /** Three dots without it. */
  trigger?: ReactNode;
  onOpen?: () => void;
  onMark: (outcome: ProspectOutcome | null) => void;
};

/** What a drag does, without a mouse. */
export function OutcomeMenu({ prospect, tabIndex, trigger, onOpen, onMark }: OutcomeMenuProps) {
  return (
    <Menu
      trigger={
        trigger ?? (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={`Actions pour ${personName(prospect)}`}
            className="grid size-7 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11"
          >
            <Ellipsis size={16} aria-hidden />
          </button>
        )
      }
    >
      {onOpen && (
        <>
          <MenuAction icon={PanelRightOpen} onSelect={onOpen}>
            Ouvrir la fiche
          </MenuAction>
          <MenuSeparator />
        </>
      )}
      <MenuLabel>Ce que vous en dites</MenuLabel>
      {prospectOutcomes
        .filter((outcome) => outcome !== prospect.stage)
        .map((outcome) => (
          <MenuAction key={outcome} icon={outcomeIcons[outcome]} onSelect={() => onMark(outcome)}>
            {stageLabels[outcome]}
          </MenuAction>
        ))}
      {isOutcome(prospect.stage) && (
        <MenuAction icon={Undo2} onSelect={() => onMark(null)}>
          Retirer « {stageLabels[prospect.stage]} »
        </MenuAction>
      )}
    </Menu>
  );
}
