import { X } from 'lucide-react';
import type { ProspectFilter } from '#contract/prospects.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { filterTexts } from './prospect-texts.ts';

/** What narrows the list, each to be taken away. */
export function ProspectFilterChips(props: {
  filter: ProspectFilter;
  onChange: (filter: ProspectFilter) => void;
}) {
  const { campaigns } = useCampaigns();
  const texts = filterTexts(
    props.filter,
    (id) => campaigns.find((one) => one.id === id)?.name ?? 'campagne supprimée',
  );
  if (texts.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-1.5 pb-3" aria-label="Filtres actifs">
      {texts.map(({ field, text }) => (
        <li
          key={field}
          className="inline-flex max-w-full items-center rounded-full bg-accent-soft pl-3 text-13 leading-[30px]"
        >
          <span className="truncate">{text}</span>
          <button
            type="button"
            aria-label={`Retirer le filtre ${text}`}
            className="grid h-[30px] w-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink max-sm:w-10"
            onClick={() => props.onChange({ ...props.filter, [field]: undefined })}
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
