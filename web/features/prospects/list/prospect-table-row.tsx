import type { Prospect } from '#contract/overview/prospects.ts';
import { stageLabels } from '#core/prospects/stages.ts';
import { PersonRow, type RowState } from '#web/lists/person-row.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { formatEventMoment, formatWhen, nextOf, stageDetail, stageShapes } from '../prospect-texts.ts';
import { NextReason } from './next-line.tsx';

type RowProps = { prospect: Prospect; now: Date; state: RowState };

/** On a card, under the name and not under the face. */
const cell = 'py-2 pr-5 align-top max-sm:block max-sm:p-0 max-sm:pl-[38px]';

export function ProspectTableRow({ prospect, now, state }: RowProps) {
  const next = nextOf(prospect, now);
  const detail = stageDetail(prospect);
  return (
    <PersonRow person={prospect} state={state} headlineClass="block truncate">
      <td className={`${cell} docked:hidden`}>
        <span className="block truncate max-sm:text-13 max-sm:text-muted">
          {prospect.company ?? <span className="text-muted max-sm:hidden">—</span>}
        </span>
        <span className="block truncate text-13 text-muted max-sm:hidden">
          {prospect.enrolment?.campaign.name ?? 'Hors campagne'}
        </span>
      </td>
      <td className={`${cell} max-sm:mt-1.5`}>
        <StatusMark shape={stageShapes[prospect.stage]}>{stageLabels[prospect.stage]}</StatusMark>
        {detail && (
          <span className="block pl-4 text-13 text-muted max-sm:inline max-sm:pl-0">
            <span className="sm:hidden"> · </span>
            {detail}
          </span>
        )}
      </td>
      <td className={`${cell} max-sm:mt-1`}>
        <span className="flex items-baseline justify-between gap-3 max-sm:text-13">
          <span className={classNames('truncate', next.tone === 'over' && 'text-muted')}>{next.what}</span>
          <span className="tabular-figures shrink-0 whitespace-nowrap text-13">
            {formatWhen(next.when, now)}
          </span>
        </span>
        {/* What was answered stands once in the row. */}
        {next.why !== detail && <NextReason prospect={prospect} next={next} />}
      </td>
      <td className="py-2 pr-5 align-top docked:hidden max-nav:hidden">
        {prospect.lastEvent && (
          <>
            <span className="block truncate" title={prospect.lastEvent.text}>
              {prospect.lastEvent.text}
            </span>
            <time dateTime={prospect.lastEvent.at} className="tabular-figures block text-13 text-muted">
              {formatEventMoment(prospect.lastEvent.at, now)}
            </time>
          </>
        )}
      </td>
      <td className="tabular-figures py-2 text-right align-top font-semibold docked:hidden max-sm:hidden">
        {prospect.score ?? '—'}
      </td>
    </PersonRow>
  );
}
