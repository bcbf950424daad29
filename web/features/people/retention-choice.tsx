import type { PurgePreview } from '#contract/audience/people.ts';
import { formatMonths, longestRetention, retentionMonths } from '#core/people/retention.ts';
import { capital } from '#core/words/capital.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { SelectField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useChooseRetention } from './people.queries.ts';

type Choice = PurgePreview['choice'];

const kinds = [
  { key: 'foundMonths', label: 'Jamais contactées', hint: 'après la collecte' },
  { key: 'silentMonths', label: 'Contactées, sans réponse', hint: 'après votre dernier envoi' },
  { key: 'answeredMonths', label: 'Ont répondu', hint: 'après leur dernier message' },
] as const;

/** Nothing goes by this alone: who would go is shown beside it. */
export function RetentionChoice({ choice }: { choice: Choice }) {
  const choose = useChooseRetention();
  const shown = choose.isPending ? choose.variables : choice;
  return (
    <div className="grid grid-cols-3 gap-4 max-sm:grid-cols-1">
      {kinds.map(({ key, label, hint }) => (
        <SelectField
          key={key}
          label={label}
          // The longest time counts from the collection: to write again does not prolong it.
          hint={key === 'silentMonths' && shown[key] === longestRetention[key] ? 'après la collecte' : hint}
          value={shown[key]}
          disabled={choose.isPending}
          onChange={(event) =>
            choose.mutate(
              { ...choice, [key]: Number(event.target.value) },
              {
                onError: (error) =>
                  toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) }),
              },
            )
          }
        >
          {retentionMonths.map((months) => (
            <option key={months} value={months}>
              {capital(formatMonths(months))}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
