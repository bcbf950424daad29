import { CornerUpRight, type LucideIcon, Pause, Play, Send, SkipForward, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { NextAction } from '#contract/overview/campaign-live.ts';
import type { PersonAct } from '#core/engine/person-acts.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { MenuAction, MenuKept, PanelMenu } from '#web/ui/menu.tsx';
import type { PanelProps } from '#web/ui/panel-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { usePersonAct } from './campaign-live.queries.ts';

export type PersonActsProps = { campaign: Campaign; action: NextAction };

const texts: Record<PersonAct, { label: string; icon: LucideIcon; done: string; failed: string }> = {
  sendNow: {
    label: 'Envoyer maintenant',
    icon: Send,
    done: 'Au prochain créneau du compte.',
    failed: 'L’envoi n’a pas été avancé.',
  },
  skip: {
    label: 'Passer cette étape',
    icon: SkipForward,
    done: 'Étape passée.',
    failed: 'L’étape n’a pas été passée.',
  },
  pause: {
    label: 'Mettre en pause',
    icon: Pause,
    done: 'En pause.',
    failed: 'La pause n’a pas été enregistrée.',
  },
  resume: {
    label: 'Reprendre',
    icon: Play,
    done: 'La séquence reprend.',
    failed: 'La séquence n’a pas repris.',
  },
  release: {
    label: 'Reprendre quand même',
    icon: CornerUpRight,
    done: 'La séquence reprend.',
    failed: 'La séquence n’a pas repris.',
  },
  remove: {
    label: 'Retirer de la campagne',
    icon: UserMinus,
    done: 'Retrait enregistré.',
    failed: 'Le retrait n’a pas été enregistré.',
  },
};
const order: PersonAct[] = ['sendNow', 'release', 'resume', 'skip', 'pause', 'remove'];

/** What can be done for one person: only what the server said is possible. */
export function PersonActsPanel({ campaign, action, ...panel }: PanelProps & PersonActsProps) {
  const act = usePersonAct();
  const [isRemoving, setIsRemoving] = useState(false);
  const { person, stepKey } = action;
  const perform = async (name: PersonAct) => {
    const target = { campaignId: campaign.id, personId: person.id };
    try {
      if (name === 'skip') {
        if (stepKey) await act.mutateAsync({ ...target, act: name, stepKey });
      } else await act.mutateAsync({ ...target, act: name });
      toast({ tone: 'success', title: texts[name].done, description: person.name });
    } catch (error) {
      toast({ tone: 'error', title: texts[name].failed, description: errorMessage(error) });
    }
  };
  return (
    <>
      <PanelMenu {...panel} label={`Actions pour ${person.name}`}>
        {action.notNow && (
          <MenuKept icon={texts.sendNow.icon} reason={action.notNow}>
            {texts.sendNow.label}
          </MenuKept>
        )}
        {order
          .filter((name) => action.acts.includes(name))
          .map((name) => (
            <MenuAction
              key={name}
              icon={texts[name].icon}
              onSelect={() => (name === 'remove' ? setIsRemoving(true) : void perform(name))}
            >
              {texts[name].label}
            </MenuAction>
          ))}
      </PanelMenu>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        title={`Retirer ${person.name} de la campagne ?`}
        confirmLabel="Retirer de la campagne"
        cancelLabel="Garder"
        isDestructive
        isBusy={act.isPending}
        returnFocus={() => panel.button.current}
        onConfirm={async () => {
          await perform('remove');
          setIsRemoving(false);
        }}
      >
        <p className="text-pretty text-muted">
          La suite de la séquence ne se fera pas. Ce qui est déjà parti reste dans l’historique, et vous
          pourrez revenir sur ce retrait.
        </p>
      </ConfirmDialog>
    </>
  );
}
