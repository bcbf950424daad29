import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Tag } from 'lucide-react';
import { useState } from 'react';
import type { ProspectDetail } from '#contract/overview/prospects.ts';
import { paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { stageLabels } from '#core/prospects/stages.ts';
import { ActDialogs, type AskedAct } from '#web/features/leads/bulk-acts.tsx';
import { LeadFacts } from '#web/features/leads/lead-sections.tsx';
import { Tags } from '#web/features/leads/lead-table-row.tsx';
import { leadQuery } from '#web/features/leads/leads.queries.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { useMarkOutcome } from '../acts/use-mark-outcome.ts';
import { formatEventMoment } from '../prospect-texts.ts';
import { prospectQuery } from '../prospects.queries.ts';
import { KnownFacts } from './facts-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { WaySection } from './way-section.tsx';

/** What one needs to know of a person while answering: beside the conversation. */
export function PersonContext({ personId }: { personId: string }) {
  const query = useQuery(prospectQuery(personId));
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Chargement du contexte…" lines={6} />}
      failed="Le contexte n’a pas pu être chargé."
      gone={<p className="text-13 text-muted">Cette personne n’est plus parmi vos prospects.</p>}
    >
      {(prospect) => <Context prospect={prospect} />}
    </QueryView>
  );
}

function Context({ prospect }: { prospect: ProspectDetail }) {
  const lead = useQuery(leadQuery(prospect.id));
  const now = new Date(prospect.now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13">
        {prospect.score !== null && (
          <span className="text-muted">
            Score <b className="tabular-figures font-semibold text-ink">{prospect.score}</b>
          </span>
        )}
        {prospect.publicIdentifier && (
          <a
            href={`https://www.linkedin.com/in/${encodeURIComponent(prospect.publicIdentifier)}`}
            target="_blank"
            rel="noreferrer"
            className="link"
          >
            Profil LinkedIn
          </a>
        )}
        <AppLink href={`${paths.prospects}?personne=${prospect.id}`} className="link">
          Fiche complète
        </AppLink>
      </p>
      <Meeting prospect={prospect} now={now} />
      <KnownFacts lead={lead}>
        {(known) => (
          // In a narrow column, where a fact comes from stands under it.
          <div className="[&_dl>div]:grid-cols-[88px_minmax(0,1fr)]! [&_dd+dd]:col-start-2 [&_dd+dd]:text-left [&_dt]:col-span-1!">
            <LeadFacts lead={known} />
          </div>
        )}
      </KnownFacts>
      <WaySection ways={prospect.ways} relation={prospect.relation} now={now} />
      <TagsSection prospect={prospect} />
      <NotesSection personId={prospect.id} notes={prospect.notes} now={now} />
    </div>
  );
}

/** One click writes it down, another takes it back: the log keeps both. */
function Meeting({ prospect, now }: { prospect: ProspectDetail; now: Date }) {
  const markOutcome = useMarkOutcome();
  const { outcome, opposedAt } = prospect;
  if (opposedAt) return null;
  if (outcome)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken px-3.5 py-2.5 text-14">
        <span>
          <b className="font-semibold">{stageLabels[outcome.outcome]}</b>
          <span className="text-muted">, {formatEventMoment(outcome.saidAt, now)}</span>
        </span>
        <button
          type="button"
          className="link text-13 max-sm:min-h-11"
          onClick={() => markOutcome(prospect, null)}
        >
          Retirer
        </button>
      </p>
    );
  return (
    <div className="rounded-card bg-highlight-soft px-3.5 py-3 text-14">
      <p className="font-semibold font-heading">Rendez-vous pris{'\u00a0'}?</p>
      <p className="mb-2 text-13 text-pretty">Un clic suffit. La séquence s’arrête.</p>
      <Button size="sm" onClick={() => markOutcome(prospect, 'meeting')}>
        <CalendarCheck size={14} strokeWidth={1.75} aria-hidden />
        Rendez-vous pris
      </Button>
    </div>
  );
}

function TagsSection({ prospect }: { prospect: ProspectDetail }) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  return (
    <Section
      title="Étiquettes"
      action={
        <button
          type="button"
          className="link inline-flex items-center gap-1 text-13 max-sm:min-h-11"
          onClick={() => setAsked('tag')}
        >
          <Tag size={13} aria-hidden />
          Étiqueter
        </button>
      }
    >
      {prospect.tags.length > 0 ? (
        <Tags tags={prospect.tags} most={12} />
      ) : (
        <p className="text-13 text-muted">Aucune étiquette.</p>
      )}
      <ActDialogs
        asked={asked}
        whom={personName(prospect)}
        isOne
        selection={() => ({ ids: [prospect.id] })}
        onClose={() => setAsked(null)}
      />
    </Section>
  );
}
