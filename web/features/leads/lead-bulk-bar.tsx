import { Ban, ListPlus, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mostNamed } from '#contract/campaigns/lead-actions.ts';
import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { mostCounted } from '#contract/campaigns/lead-list.ts';
import { peopleCount } from '#web/lib/format.ts';
import { BulkBar, isTooMany } from '#web/lists/bulk-bar.tsx';
import { type Chosen, countChosen, nobody } from '#web/lists/chosen.ts';
import { Button } from '#web/ui/button.tsx';
import { ActDialogs, type AskedAct } from './bulk-acts.tsx';
import { selectionOf } from './lead-selection.ts';
import { totalText } from './lead-texts.ts';

type LeadBulkBarProps = {
  chosen: Chosen;
  total: number;
  filter: LeadFilter;
  forCampaignId: string | null;
  onChoose: (chosen: Chosen) => void;
  /** It goes on by itself: someone follows it. */
  onStarted: (actionId: string) => void;
};

export function LeadBulkBar(props: LeadBulkBarProps) {
  const { chosen, total, filter, forCampaignId, onChoose, onStarted } = props;
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const count = countChosen(chosen, total);
  const isMore = chosen.isAll && total > mostCounted;
  const countText = isMore ? totalText(total) : peopleCount(count);
  const isOff = isTooMany(chosen, mostNamed);
  return (
    <>
      <BulkBar
        chosen={chosen}
        total={total}
        status={countText}
        wholeText={totalText(total)}
        mostNamed={mostNamed}
        onChoose={onChoose}
      >
        <Button variant="primary" size="sm" disabled={isOff} onClick={() => setAsked('add')}>
          <ListPlus size={15} strokeWidth={1.75} aria-hidden />
          Ajouter à une campagne
        </Button>
        <Button size="sm" disabled={isOff} onClick={() => setAsked('tag')}>
          <Tag size={14} strokeWidth={1.75} aria-hidden />
          Étiqueter
        </Button>
        <Button size="sm" disabled={isOff} onClick={() => setAsked('exclude')}>
          <Ban size={14} strokeWidth={1.75} aria-hidden />
          Exclure
        </Button>
        <Button size="sm" variant="danger" disabled={isOff} onClick={() => setAsked('delete')}>
          <Trash2 size={14} strokeWidth={1.75} aria-hidden />
          Supprimer
        </Button>
      </BulkBar>
      <ActDialogs
        asked={asked}
        whom={countText}
        isOne={!chosen.isAll && count === 1}
        selection={() => selectionOf(chosen, filter)}
        forCampaignId={forCampaignId}
        onClose={() => setAsked(null)}
        onDone={({ id, state }) => {
          onChoose(nobody);
          if (state === 'running') onStarted(id);
        }}
      />
    </>
  );
}
