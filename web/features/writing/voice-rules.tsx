import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { HabitForm } from './habit-form.tsx';
import { VoiceRuleRow } from './voice-rule-row.tsx';
import { useAddRule, voiceQuery } from './writing.queries.ts';

/** How the user writes, rule by rule: what every text written for them obeys. */
export function VoiceRules() {
  const query = useQuery(voiceQuery);
  const [isAdding, setIsAdding] = useState(false);
  const add = useAddRule();
  const addButton = useRef<HTMLButtonElement>(null);
  const rules = query.data ?? [];
  const close = () => {
    // The button must be there again to take the focus back.
    flushSync(() => setIsAdding(false));
    addButton.current?.focus();
  };
  return (
    <Section title="Votre manière d’écrire" note="les prochains textes proposés la suivront">
      <div className="grid gap-4">
        <QueryView
          query={query}
          loading={
            <TableSkeleton
              label="Chargement de vos règles…"
              rows={3}
              rowClass="h-[65px] grid-cols-[48px_minmax(0,1fr)] content-center"
              columns={['box', 'lines']}
            />
          }
          failed="Vos règles n’ont pas pu être chargées."
          empty={
            rules.length === 0 &&
            !isAdding && (
              <EmptyState title="Rien d’appris pour le moment">
                Corrigez quelques messages avant de les valider, ou collez ci-dessous des textes à vous : ce
                que vous refaites à chaque fois devient une règle, que vous pourrez changer ou couper.
              </EmptyState>
            )
          }
        >
          {() =>
            rules.length > 0 && (
              <ul aria-label="Règles d’écriture" className="border-line border-t">
                {rules.map((rule) => (
                  <VoiceRuleRow key={rule.id} rule={rule} afterRemoval={addButton} />
                ))}
              </ul>
            )
          }
        </QueryView>
        {isAdding && (
          <HabitForm
            submitLabel="Ajouter la règle"
            onSave={(habit) => add.mutateAsync(habit)}
            onClose={close}
          />
        )}
        {query.data && !isAdding && (
          <Button ref={addButton} className="w-fit" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-4" />
            Ajouter une règle
          </Button>
        )}
      </div>
    </Section>
  );
}
