import { useState } from 'react';
import type { ProspectFilter } from '#contract/overview/prospects.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { replyKinds } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { LeadFilterDialog } from '#web/features/leads/lead-filter-dialog.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';

type DialogProps = {
  filter: ProspectFilter;
  onApply: (filter: ProspectFilter) => void;
  onClose: () => void;
};

/** The filters of the leads and the last reply: stages have their own tabs. */
export function ProspectFilterDialog({ filter, onApply, onClose }: DialogProps) {
  const [reply, setReply] = useState(filter.reply ?? []);
  const { stage, mark, q } = filter;
  return (
    <LeadFilterDialog
      title="Filtrer les prospects"
      filter={filter}
      first={
        <ToggleChips
          label="Dernière réponse"
          options={replyKinds.map((value) => ({ value, label: capital(replyKindLabels[value]) }))}
          chosen={reply}
          onChange={setReply}
        />
      }
      onApply={(ofPerson) =>
        onApply({ ...ofPerson, stage, mark, reply: reply.length > 0 ? reply : undefined })
      }
      onClear={() => {
        onApply({ q, stage });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
