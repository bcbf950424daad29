import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { privacyApi } from '#contract/overview/privacy.ts';
import { purgePreviewQuery } from '#web/features/people/people.queries.ts';
import type { ShownQuery } from '#web/lists/query-view.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import {
  type DutyFigure,
  describeBalancing,
  describeInformation,
  describePurges,
  describeRequests,
} from './overview-words.ts';
import { balancingQuery, informationQuery, requestsQuery } from './privacy.queries.ts';

/** Where the details of each duty are, further down the same page. */
export const dutyAnchors = {
  requests: 'demandes',
  information: 'information',
  balancing: 'mise-en-balance',
  retention: 'conservation',
} as const;

/** What is due, what runs and what goes, before the details: read from what the sections below read. */
export function DutiesStrip() {
  return (
    <Section
      title="Où vous en êtes"
      action={
        <a
          href={privacyApi.dutiesFile.path}
          download
          className={buttonClass({ size: 'sm' })}
          aria-label="Tout en PDF : l’état de vos obligations"
        >
          <FileText size={14} strokeWidth={1.75} aria-hidden />
          Tout en PDF
        </a>
      }
    >
      <ul className="grid grid-cols-4 border-line border-y max-sm:grid-cols-2">
        <Tile
          name="Demandes"
          place={dutyAnchors.requests}
          query={useQuery(requestsQuery)}
          describe={describeRequests}
        />
        <Tile
          name="Information"
          place={dutyAnchors.information}
          query={useQuery(informationQuery)}
          describe={describeInformation}
        />
        <Tile
          name="Mise en balance"
          place={dutyAnchors.balancing}
          query={useQuery(balancingQuery())}
          describe={describeBalancing}
        />
        <Tile
          name="Conservation"
          place={dutyAnchors.retention}
          query={useQuery(purgePreviewQuery)}
          describe={describePurges}
        />
      </ul>
    </Section>
  );
}

type TileProps<Data> = {
  name: string;
  place: string;
  query: ShownQuery<Data>;
  describe: (data: Data) => DutyFigure;
};

function Tile<Data>({ name, place, query, describe }: TileProps<Data>) {
  return (
    <li className="min-w-0 border-line border-l px-4 pt-2.5 pb-3 first:border-l-0 first:pl-0 last:pr-0 max-sm:nth-3:border-l-0 max-sm:nth-3:pl-0 max-sm:nth-[n+3]:border-t">
      {query.data !== undefined ? (
        <Figure duty={describe(query.data)} place={place} />
      ) : query.error ? (
        <p className="text-13 text-muted">{name} : non lu, voir plus bas.</p>
      ) : (
        <SkeletonGroup label={`Chargement : ${name}`}>
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
    </li>
  );
}

function Figure({ duty: { figure, label, note, isDue }, place }: { duty: DutyFigure; place: string }) {
  return (
    <>
      <button
        type="button"
        onClick={() => goTo(place)}
        className="group grid w-full cursor-pointer text-left max-sm:min-h-11"
      >
        <span
          className={`tabular-figures font-heading font-semibold text-23 underline decoration-1 underline-offset-4 group-hover:decoration-2 ${isDue ? 'text-warning' : ''}`}
        >
          {figure}
        </span>
        <span className="font-medium text-14 [overflow-wrap:anywhere]">{label}</span>
      </button>
      <p className="mt-0.5 text-13 text-muted">{note}</p>
    </>
  );
}

/** The address keeps naming the section of the settings: its anchor is taken. */
function goTo(place: string) {
  const target = document.getElementById(place);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
