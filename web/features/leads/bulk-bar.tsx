import { Ban, ListPlus, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { mostNamed } from '#contract/lead-actions.ts';
import type { LeadFilter } from '#contract/lead-filter.ts';
import { mostCounted } from '#contract/lead-list.ts';
import { type Chosen, countChosen } from '#web/features/people-table/chosen.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ActDialogs, type AskedAct } from './bulk-acts.tsx';
import { selectionOf } from './lead-selection.ts';
import { peopleCount, totalText } from './lead-texts.ts';

type BulkBarProps = {
  chosen: Chosen;
  total: number;
  filter: LeadFilter;
  forCampaignId: string | null;
  onChoose: (chosen: Chosen) => void;
  /** It goes on by itself: someone follows it. */
  onStarted: (actionId: string) => void;
};

/** What can be done with those chosen; it stays in sight while the list scrolls. */
export function BulkBar({ chosen, total, filter, forCampaignId, onChoose, onStarted }: BulkBarProps) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const count = countChosen(chosen, total);
  const isMore = chosen.isAll && total > mostCounted;
  const countText = isMore ? totalText(total) : peopleCount(count);
  const isTooMany = !chosen.isAll && chosen.ids.size > mostNamed;
  return (
    <section
      aria-label="Personnes choisies"
      className="panel-shadow sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-2.5 max-sm:bottom-2 max-sm:px-3"
    >
      <p className="mr-auto text-14 max-sm:w-full">
        <output className="inline-block font-semibold first-letter:uppercase">{countText}</output>
        {!chosen.isAll && total > chosen.ids.size && (
          <>
            {' '}
            <button
              type="button"
              className="link text-13"
              onClick={() => onChoose({ isAll: true, ids: new Set() })}
            >
              Choisir toute la liste ({totalText(total)})
            </button>
          </>
        )}
        {isTooMany && (
          <span className="block text-13 text-warning">
            {formatNumber(mostNamed)} personnes au plus une à une : filtrez, puis choisissez toute la liste.
          </span>
        )}
      </p>
      <Button variant="primary" size="sm" disabled={isTooMany} onClick={() => setAsked('add')}>
        <ListPlus size={15} strokeWidth={1.75} aria-hidden />
        Ajouter à une campagne
      </Button>
      <Button size="sm" disabled={isTooMany} onClick={() => setAsked('tag')}>
        <Tag size={14} strokeWidth={1.75} aria-hidden />
        Étiqueter
      </Button>
      <Button size="sm" disabled={isTooMany} onClick={() => setAsked('exclude')}>
        <Ban size={14} strokeWidth={1.75} aria-hidden />
        Exclure
      </Button>
      <Button size="sm" variant="danger" disabled={isTooMany} onClick={() => setAsked('delete')}>
        <Trash2 size={14} strokeWidth={1.75} aria-hidden />
        Supprimer
      </Button>
      <button
        type="button"
        aria-label="Ne plus choisir personne"
        className="grid size-[30px] place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11"
        onClick={() => onChoose({ isAll: false, ids: new Set() })}
      >
        <X size={16} aria-hidden />
      </button>
      <ActDialogs
        asked={asked}
        whom={countText}
        isOne={!chosen.isAll && count === 1}
        selection={() => selectionOf(chosen, filter)}
        forCampaignId={forCampaignId}
        onClose={() => setAsked(null)}
        onDone={({ id, state }) => {
          onChoose({ isAll: false, ids: new Set() });
          if (state === 'running') onStarted(id);
        }}
      />
    </section>
  );
}
