import { Ban } from 'lucide-react';
import type { LeadRow } from '#contract/campaigns/lead-list.ts';
import { VerdictMark } from '#web/features/lead-searches/verdict-mark.tsx';
import { formatParisDate } from '#web/lib/format.ts';
import { PersonRow, type RowState } from '#web/lists/person-row.tsx';
import { exclusionReason } from './lead-texts.ts';

const cell = 'py-2 pr-4 align-top max-sm:block max-sm:p-0 max-sm:pl-[38px]';

export function LeadTableRow({ lead, state }: { lead: LeadRow; state: RowState }) {
  return (
    <PersonRow person={lead} state={state} headlineClass="line-clamp-1 max-sm:line-clamp-2">
      <td className={cell}>
        <span className="block truncate max-sm:inline max-sm:whitespace-normal max-sm:text-13 max-sm:[overflow-wrap:anywhere]">
          {lead.company ?? <span className="text-muted max-sm:hidden">—</span>}
        </span>
        <span className="line-clamp-1 text-13 text-muted max-sm:inline">
          {lead.company && lead.location && <span className="sm:hidden"> · </span>}
          {lead.location}
        </span>
      </td>
      <td className={`${cell} max-sm:mt-1.5`}>
        <Judgement lead={lead} />
      </td>
      <td className={`${cell} docked:hidden max-nav:hidden`}>
        <Tags tags={lead.tags} />
      </td>
      <td className="tabular-figures py-2 text-right align-top text-13 text-muted docked:hidden max-sm:hidden">
        <time dateTime={lead.addedAt}>{formatParisDate(new Date(lead.addedAt))}</time>
      </td>
    </PersonRow>
  );
}

function Judgement({ lead }: { lead: LeadRow }) {
  if (lead.excludedBy)
    return (
      <span
        className="inline-flex items-center gap-1.5 text-13 text-danger"
        title={exclusionReason(lead.excludedBy)}
      >
        <Ban size={12} aria-hidden />
        Hors campagne
        <span className="sr-only">: {exclusionReason(lead.excludedBy)}</span>
      </span>
    );
  if (!lead.verdict) return <span className="text-13 text-muted">Sans verdict</span>;
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className="tabular-figures font-semibold">{lead.score}</span>
      <VerdictMark verdict={lead.verdict} isOutside={lead.isOutside} />
    </span>
  );
}

const shownTags = 2;

export function Tags({ tags, most = shownTags }: { tags: readonly string[]; most?: number }) {
  if (tags.length === 0) return null;
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {tags.slice(0, most).map((tag) => (
        <span
          key={tag}
          className="max-w-full truncate rounded-small border border-border px-1.5 text-12 leading-5"
        >
          {tag}
        </span>
      ))}
      {tags.length > most && (
        <span className="text-12 text-muted leading-5" title={tags.slice(most).join(', ')}>
          +{tags.length - most}
        </span>
      )}
    </span>
  );
}
