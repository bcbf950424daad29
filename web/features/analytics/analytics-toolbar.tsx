import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { AnalyticsSummary } from '#contract/overview/analytics.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { fileAddress, reportAddress } from './analytics.queries.ts';
import type { AnalyticsView } from './analytics-address.ts';

type ToolbarProps = {
  campaignId: string;
  view: AnalyticsView;
  summary: AnalyticsSummary;
  hasFile: boolean;
  onFilter: (filter: JourneyFilter) => void;
};

/** Who is looked at: those first contacted in these days. */
export function AnalyticsToolbar({ campaignId, view, summary, hasFile, onFilter }: ToolbarProps) {
  const { filter } = view;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-3 gap-y-2">
      <Period filter={filter} days={summary.days} onFilter={onFilter} />
      {hasFile && (
        <div className="ml-auto flex gap-2 max-sm:ml-0">
          <a href={reportAddress(campaignId, filter)} download className={buttonClass()}>
            <FileText size={15} strokeWidth={1.75} aria-hidden />
            Rapport PDF
          </a>
          <a
            href={fileAddress(campaignId, { ...filter, table: 'funnel' })}
            download
            className={buttonClass()}
          >
            <Download size={15} strokeWidth={1.75} aria-hidden />
            CSV
          </a>
        </div>
      )}
    </div>
  );
}

type PeriodProps = Pick<ToolbarProps, 'onFilter'> & {
  filter: JourneyFilter;
  days: AnalyticsSummary['days'];
};

function Period({ filter, days, onFilter }: PeriodProps) {
  const [isReversed, setIsReversed] = useState(false);
  const change = (changed: Partial<JourneyFilter>) => {
    const next = { ...filter, ...changed };
    setIsReversed(!!next.from && !!next.to && next.from > next.to);
    onFilter(next);
  };
  const isWhole = !filter.from && !filter.to;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-end gap-x-2 gap-y-1">
      <legend className="mb-1 text-13 text-muted">
        Premier contact
        {!isWhole && (
          <span className="not-print:hidden">
            {filter.from && ` à partir du ${formatDay(filter.from)}`}
            {filter.to && ` jusqu’au ${formatDay(filter.to)}`}
          </span>
        )}
        {days && isWhole && `, du ${formatDay(days.first)} au ${formatDay(days.last)}`}
      </legend>
      <DayField label="Du" value={filter.from} onChange={(from) => change({ from })} />
      <DayField label="au" value={filter.to} onChange={(to) => change({ to })} />
      {!isWhole && (
        <Button variant="quiet" onClick={() => change({ from: undefined, to: undefined })}>
          Toute la campagne
        </Button>
      )}
      {isReversed && (
        <p role="alert" className="w-full text-13 text-danger">
          Le premier jour vient après le dernier : personne n’est compté.
        </p>
      )}
    </fieldset>
  );
}

function DayField(props: {
  label: string;
  value: Day | undefined;
  onChange: (day: Day | undefined) => void;
}) {
  return (
    <label className="flex items-center gap-1.5 text-13 print:hidden">
      {props.label}
      <input
        type="date"
        value={props.value ?? ''}
        onChange={({ target }) => props.onChange(target.value ? (target.value as Day) : undefined)}
        className="h-9 rounded-field border border-field bg-card px-2.5 text-13 hover:border-muted max-sm:h-11 max-sm:text-16"
      />
    </label>
  );
}
