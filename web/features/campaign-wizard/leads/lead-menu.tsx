import { Ban, Ellipsis, UserCheck, UserMinus, UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Lead } from '#contract/campaigns/leads.ts';
import { personName } from '#core/people/person-name.ts';
import { useRemoveLeads } from '#web/features/lead-searches/lead-searches.queries.ts';
import { useKeepLeads } from '#web/features/lead-searches/outside-market.queries.ts';
import { ActDialogs } from '#web/features/leads/bulk-acts.tsx';
import { useLeadAct } from '#web/features/leads/leads.queries.ts';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';

const undoMs = 10_000;

type LeadMenuProps = { campaignId: string; lead: Lead; returnFocus: () => HTMLElement | null };

/** What can be done with one person of the campaign. */
export function LeadMenu({ campaignId, lead, returnFocus }: LeadMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isExcluding, setIsExcluding] = useState(false);
  const removeLead = useRemoveLeads(campaignId);
  const leadAct = useLeadAct();
  const keep = useKeepLeads(campaignId);
  const { isKept } = lead;
  const mayKeep = isKept || lead.verdict !== 'qualified' || lead.outsideMarket !== null;
  const selection = () => ({ ids: [lead.personId] });
  const putBack = () =>
    leadAct.mutate(
      { act: { is: 'add_to_campaign', campaignId }, selection: selection() },
      { onError: ({ message }) => toast({ tone: 'error', title: message }) },
    );
  const remove = () =>
    removeLead
      .mutateAsync([lead.personId])
      .then(() =>
        toast({
          tone: 'success',
          title: `${personName(lead)} ne fait plus partie de la campagne.`,
          description:
            'Une prochaine recherche peut ramener cette personne. Pour l’écarter toujours, excluez-la.',
          // Whoever is excluded would not come back.
          ...(lead.exclusion
            ? {}
            : { action: { label: 'Annuler', onSelect: putBack }, countdownMs: undoMs, returnFocus }),
        }),
      )
      .catch(({ message }: Error) => toast({ tone: 'error', title: message }));
  return (
    <>
      <Menu
        trigger={
          <button
            ref={button}
            type="button"
            aria-label={`Actions sur ${personName(lead)}`}
            className="grid size-9 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11"
          >
            <Ellipsis size={18} aria-hidden />
          </button>
        }
      >
        {mayKeep && !lead.exclusion && (
          <MenuAction
            icon={isKept ? UserX : UserCheck}
            onSelect={() => keep.mutate({ personIds: [lead.personId], isKept: !isKept })}
          >
            {isKept ? 'Ne plus garder' : 'Garder quand même'}
          </MenuAction>
        )}
        <MenuAction icon={UserMinus} onSelect={() => void remove()}>
          Retirer de la campagne
        </MenuAction>
        {!lead.exclusion && (
          <MenuAction icon={Ban} onSelect={() => setIsExcluding(true)}>
            Exclure…
          </MenuAction>
        )}
      </Menu>
      <ActDialogs
        asked={isExcluding ? 'exclude' : null}
        whom={personName(lead)}
        isOne
        selection={selection}
        returnFocus={() => button.current}
        onClose={() => setIsExcluding(false)}
      />
    </>
  );
}
