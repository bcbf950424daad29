import { useQuery } from '@tanstack/react-query';
import { switches } from '#core/identity/switches.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { showRefusal } from '../confirmed.ts';
import { switchesQuery, useChangeSwitch } from './operations.queries.ts';

/** Parts of the product that can be closed for a while. */
export function SwitchesView() {
  const query = useQuery(switchesQuery);
  const change = useChangeSwitch();
  return (
    <Section title="Fonctions" note="ce qui est à l’arrêt le dit à qui l’essaie" className="max-w-[760px]">
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement des fonctions…" lines={6} />}
        failed="Impossible de lire l’état des fonctions."
      >
        {(list) => (
          <ul>
            {list.map(({ name, isOpen, changedAt }) => (
              <li key={name} className="border-line border-t py-3.5">
                <SwitchField
                  label={<span className="font-medium">{switches[name].label}</span>}
                  hint={`${switches[name].note}${changedAt ? ` Changé le ${formatDateTime(new Date(changedAt))}.` : ''}`}
                  checked={isOpen}
                  onChange={({ target }) =>
                    change.mutate(
                      { name, isOpen: target.checked },
                      {
                        onSuccess: () =>
                          toast({ tone: 'success', title: 'Le changement vaut dès maintenant.' }),
                        onError: showRefusal,
                      },
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
