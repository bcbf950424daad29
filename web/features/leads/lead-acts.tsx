import { Ban, ListPlus, Tag } from 'lucide-react';
import { useState } from 'react';
import type { LeadDetail } from '#contract/campaigns/lead-list.ts';
import { personName } from '#core/people/person-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ActDialogs, type AskedAct } from './bulk-acts.tsx';

/** What can be done with the person whose record is open. */
export function LeadActs({ lead, forCampaignId }: { lead: LeadDetail; forCampaignId: string | null }) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  return (
    <div className="flex flex-wrap gap-2 max-sm:flex-nowrap max-sm:[&>button]:flex-auto max-sm:[&>button]:px-2 max-sm:[&_svg]:hidden">
      {!lead.excludedBy && (
        <Button variant="primary" size="sm" onClick={() => setAsked('add')}>
          <ListPlus size={15} strokeWidth={1.75} aria-hidden />
          Ajouter à une campagne
        </Button>
      )}
      <Button size="sm" onClick={() => setAsked('tag')}>
        <Tag size={14} strokeWidth={1.75} aria-hidden />
        Étiqueter
      </Button>
      {!lead.excludedBy && (
        <Button size="sm" onClick={() => setAsked('exclude')}>
          <Ban size={14} strokeWidth={1.75} aria-hidden />
          Exclure
        </Button>
      )}
      <ActDialogs
        asked={asked}
        whom={personName(lead)}
        isOne
        selection={() => ({ ids: [lead.id] })}
        forCampaignId={forCampaignId}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
