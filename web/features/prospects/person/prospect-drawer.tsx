import { useQuery } from '@tanstack/react-query';
import { Ban, CalendarCheck, Flag, Pause, Tag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ProspectDetail } from '#contract/overview/prospects.ts';
import { personName } from '#core/people/person-name.ts';
import { isOutcome, stageLabels } from '#core/prospects/stages.ts';
import { Thread } from '#web/features/conversations/thread/thread.tsx';
import { ActDialogs, type AskedAct } from '#web/features/leads/bulk-acts.tsx';
import { Tags } from '#web/features/leads/lead-table-row.tsx';
import { leadQuery } from '#web/features/leads/leads.queries.ts';
import { type OpenRecord, RecordDrawer } from '#web/lists/record-drawer.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { OpposeDialog } from '../acts/oppose-dialog.tsx';
import { OutcomeMenu } from '../acts/outcome-menu.tsx';
import { PauseDialog } from '../acts/pause-dialog.tsx';
import { useMarkOutcome } from '../acts/use-mark-outcome.ts';
import { stageDetail, stageShapes } from '../prospect-texts.ts';
import { prospectQuery } from '../prospects.queries.ts';
import { anchorProps, DrawerNav, type DrawerSection } from './drawer-nav.tsx';
import { EnrolmentSection } from './enrolment-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { HistorySection } from './history-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { WaySection } from './way-section.tsx';

type DrawerProps = OpenRecord & { onOpen: (personId: string) => void };

/** Everything that goes on with a person, and what can be done about it, beside the list. */
export function ProspectDrawer({ personId, onOpen, ...record }: DrawerProps) {
  const query = useQuery(prospectQuery(personId));
  const { data } = query;
  return (
    <RecordDrawer
      {...record}
      query={query}
      name={data && personName(data)}
      note={data && <Summary key={data.id} prospect={data} />}
      foot={data && !data.opposedAt && <Foot key={data.id} prospect={data} />}
      gone={
        <EmptyState title="Cette personne n’est pas parmi vos prospects">
          Elle n’est dans aucune séquence ni conversation, sa fiche a été supprimée, ou l’adresse est celle
          d’un autre compte.
        </EmptyState>
      }
    >
      {(prospect) => (
        <Detail key={prospect.id} prospect={prospect} onOpen={onOpen} onErased={record.onClose} />
      )}
    </RecordDrawer>
  );
}

function Summary({ prospect }: { prospect: ProspectDetail }) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const detail = stageDetail(prospect);
  const markOutcome = useMarkOutcome();
  const hasOutcome = isOutcome(prospect.stage);
  const OutcomeIcon = hasOutcome ? Undo2 : CalendarCheck;
  return (
    <div className="mt-0.5 grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-pretty text-muted">
        {[prospect.headline, prospect.company, prospect.location?.split(',')[0]]
          .filter((part, index, all) => part && !(index === 1 && all[0]?.includes(part)))
          .join(' · ')}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-medium">
          <StatusMark shape={stageShapes[prospect.stage]}>
            {stageLabels[prospect.stage]}
            {detail && <span className="font-normal text-muted"> · {detail}</span>}
          </StatusMark>
        </span>
        {!prospect.opposedAt && (
          <button
            type="button"
            className="link inline-flex items-center gap-1 text-13 max-sm:min-h-11"
            onClick={() => markOutcome(prospect, hasOutcome ? null : 'meeting')}
          >
            <OutcomeIcon size={13} aria-hidden />
            {hasOutcome ? 'Retirer' : 'Rendez-vous pris'}
          </button>
        )}
        {prospect.score !== null && (
          <span className="text-13 text-muted">
            Score <span className="tabular-figures font-semibold text-ink">{prospect.score}</span>
          </span>
        )}
        <Tags tags={prospect.tags} most={12} />
        <button
          type="button"
          className="link inline-flex items-center gap-1 text-13 max-sm:min-h-11"
          onClick={() => setAsked('tag')}
        >
          <Tag size={13} aria-hidden />
          Étiqueter
        </button>
        {prospect.publicIdentifier && (
          <a
            href={`https://www.linkedin.com/in/${encodeURIComponent(prospect.publicIdentifier)}`}
            target="_blank"
            rel="noreferrer"
            className="link text-13"
          >
            Profil LinkedIn
          </a>
        )}
      </div>
      <ActDialogs
        asked={asked}
        whom={personName(prospect)}
        isOne
        selection={() => ({ ids: [prospect.id] })}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function Foot({ prospect }: { prospect: ProspectDetail }) {
  const [isPausing, setIsPausing] = useState(false);
  const [isOpposing, setIsOpposing] = useState(false);
  const markOutcome = useMarkOutcome();
  const { enrolment } = prospect;
  const canPause = enrolment !== null && enrolment.state !== 'finished' && !enrolment.isPaused;
  return (
    <>
      {canPause && (
        <Button size="sm" onClick={() => setIsPausing(true)}>
          <Pause size={14} strokeWidth={1.75} aria-hidden />
          Mettre en pause
        </Button>
      )}
      <OutcomeMenu
        prospect={prospect}
        trigger={
          <Button size="sm">
            <Flag size={14} strokeWidth={1.75} aria-hidden />
            Marquer
          </Button>
        }
        onMark={(outcome) => markOutcome(prospect, outcome)}
      />
      <Button size="sm" variant="danger" className="ml-auto" onClick={() => setIsOpposing(true)}>
        <Ban size={14} strokeWidth={1.75} aria-hidden />
        Ne plus contacter
      </Button>
      {isPausing && enrolment && (
        <PauseDialog
          whom={personName(prospect)}
          now={new Date(prospect.now)}
          target={{ campaignId: enrolment.campaign.id, personId: prospect.id }}
          onClose={() => setIsPausing(false)}
        />
      )}
      {isOpposing && (
        <OpposeDialog
          whom={personName(prospect)}
          isOne
          selection={{ ids: [prospect.id] }}
          onClose={() => setIsOpposing(false)}
        />
      )}
    </>
  );
}

const sections: DrawerSection[] = [
  { id: 'en-bref', title: 'En bref' },
  { id: 'parcours', title: 'Parcours' },
  { id: 'conversation', title: 'Conversation' },
  { id: 'faits', title: 'Faits' },
  { id: 'historique', title: 'Historique' },
  { id: 'notes', title: 'Notes' },
];

type DetailProps = { prospect: ProspectDetail; onOpen: (id: string) => void; onErased: () => void };

function Detail({ prospect, onOpen, onErased }: DetailProps) {
  const lead = useQuery(leadQuery(prospect.id));
  const now = new Date(prospect.now);
  return (
    <>
      <DrawerNav sections={sections} counts={{ notes: prospect.notes.length }} />
      <div className="grid gap-7 pt-4">
        <EnrolmentSection prospect={prospect} onOpen={onOpen} />
        <WaySection ways={prospect.ways} relation={prospect.relation} now={now} />
        <div {...anchorProps('conversation')}>
          <Section title="Conversation">
            <Thread personId={prospect.id} />
          </Section>
        </div>
        <FactsSection lead={lead} onErased={onErased} />
        <HistorySection personId={prospect.id} now={now} hasCampaigns={prospect.ways.length > 1} />
        <NotesSection personId={prospect.id} notes={prospect.notes} now={now} />
      </div>
    </>
  );
}
