import { X } from 'lucide-react';
import type { LeadFilter } from '#contract/lead-filter.ts';
import { departmentLabels } from '#core/companies/departments.ts';
import { headcountLabels } from '#core/companies/headcount-bands.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { filterTexts } from './lead-texts.ts';

/** What narrows the list, each to be taken away. */
export function FilterChips(props: { filter: LeadFilter; onChange: (filter: LeadFilter) => void }) {
  const { campaigns } = useCampaigns();
  const texts = filterTexts(props.filter, {
    campaign: (id) => campaigns.find((one) => one.id === id)?.name ?? 'campagne supprimée',
    department: (code) => [code, departmentLabels.get(code)].filter(Boolean).join(' '),
    headcount: (code) => headcountLabels.get(code) ?? code,
  });
  if (texts.length === 0) return null;
  const without = (fields: (keyof LeadFilter)[]) =>
    Object.fromEntries(
      Object.entries(props.filter).filter(([field]) => !fields.includes(field as keyof LeadFilter)),
    );
  return (
    <ul className="flex flex-wrap items-center gap-1.5 pb-3" aria-label="Filtres actifs">
      {texts.map(({ fields, text }) => (
        <li
          key={fields[0]}
          className="inline-flex max-w-full items-center rounded-full bg-accent-soft pl-3 text-13 leading-[30px]"
        >
          <span className="truncate">{text}</span>
          <button
            type="button"
            aria-label={`Retirer le filtre ${text}`}
            className="grid h-[30px] w-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink max-sm:w-10"
            onClick={() => props.onChange(without(fields))}
          >
            <X size={13} aria-hidden />
          </button>
        </li>
      ))}
      {texts.length > 1 && (
        <li>
          <button
            type="button"
            className="link px-2 text-13"
            onClick={() => props.onChange({ q: props.filter.q })}
          >
            Tout effacer
          </button>
        </li>
      )}
    </ul>
  );
}
