import { BookOpen, Check, OctagonAlert, PenLine, RefreshCw, TriangleAlert } from 'lucide-react';
import type { DraftRow } from '#contract/texts/drafts.ts';
import { personName } from '#core/people/person-name.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { describeDraftMoment, describeMark } from '../draft-texts.ts';
import type { DraftGroup } from './group-drafts.ts';

type DraftListProps = {
  groups: readonly DraftGroup[];
  currentId: string | null;
  /** Whether the address names it: on a small screen, then, the list is elsewhere. */
  hrefOf: (id: string) => string;
  now: Date;
  isStale: boolean;
};

/** The queue, by departure or campaign by campaign. */
export function DraftList({ groups, currentId, hrefOf, now, isStale }: DraftListProps) {
  return (
    <div className={classNames(isStale && 'opacity-60')}>
      {groups.map(({ id, name, drafts }) => (
        <section key={id} aria-labelledby={`file-${id}`}>
          <h2
            id={`file-${id}`}
            title={name}
            className="truncate pt-2.5 pr-5 pb-1.5 pl-(--gutter) font-medium font-body text-12 text-muted tracking-normal max-nav:pr-(--gutter)"
          >
            {name}
          </h2>
          <ul>
            {drafts.map((draft) => (
              <li key={draft.id} className="group" data-current={draft.id === currentId || undefined}>
                <AppLink
                  href={hrefOf(draft.id)}
                  data-draft={draft.id}
                  aria-current={draft.id === currentId ? 'true' : undefined}
                  className="block border-line border-t pt-2 pr-5 pb-[9px] pl-(--gutter) text-13 hover:bg-sunken focus-visible:-outline-offset-2 max-nav:py-3 max-nav:pr-(--gutter) nav:group-data-current:border-transparent nav:group-data-current:bg-accent-soft nav:[[data-current]+li_&]:border-transparent"
                >
                  <span className="float-left mt-0.5 mr-2.5">
                    <Avatar name={personName(draft.person)} size="md" isListed />
                  </span>
                  <span className="flex items-baseline justify-between gap-2.5">
                    <span className="truncate font-[550] text-14 group-data-current:font-[650]">
                      {personName(draft.person)}
                    </span>
                    <Mark draft={draft} />
                  </span>
                  <span className="flex justify-between gap-2.5 text-muted">
                    <span className="truncate">{draft.person.company ?? draft.person.headline}</span>
                    <span className="shrink-0">{draft.stepName}</span>
                  </span>
                  {hasDate(draft, name) && (
                    <span className="tabular-figures block pl-[42px] text-12 text-muted">
                      {describeDraftMoment(draft, name, now)}
                    </span>
                  )}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Its title says it of a whole group that leaves once agreed to. */
const hasDate = ({ part, departure, campaign }: DraftRow, title: string) =>
  (part === 'waiting' || part === 'later') &&
  (departure.at !== null || (departure.basis === 'consent' && title === campaign.name));

const iconLook = { size: 14, strokeWidth: 1.9, 'aria-hidden': true, className: 'self-center' } as const;

function Mark({ draft }: { draft: DraftRow }) {
  if (draft.isUnwritten)
    return (
      <span className="inline-flex shrink-0 items-baseline gap-1 font-medium text-12 text-danger">
        <PenLine {...iconLook} size={12} />à écrire
      </span>
    );
  return (
    <span className="tabular-figures inline-flex shrink-0 items-baseline gap-2 font-semibold">
      <span className="sr-only">{describeMark(draft)}</span>
      {draft.isStale && (
        <span aria-hidden className="inline-flex items-baseline gap-1 font-medium text-12 text-muted">
          <RefreshCw {...iconLook} size={12} />à réécrire
        </span>
      )}
      {draft.blocking > 0 && (
        <span aria-hidden className="inline-flex items-baseline gap-1 text-danger">
          <OctagonAlert {...iconLook} />
          {draft.blocking}
        </span>
      )}
      {draft.toRead > 0 && (
        <span aria-hidden className="inline-flex items-baseline gap-1 font-medium text-12 text-accent">
          <BookOpen {...iconLook} size={12} />à lire
        </span>
      )}
      {draft.advice > 0 && (
        <span aria-hidden className="inline-flex items-baseline gap-1 text-warning">
          <TriangleAlert {...iconLook} />
          {draft.advice}
        </span>
      )}
      {draft.blocking + draft.toRead + draft.advice === 0 && !draft.isStale && (
        <span aria-hidden className="inline-flex items-baseline text-success">
          <Check {...iconLook} />
          {/* An empty word, so that the mark stands on the name's line. */}
          {'\u200b'}
        </span>
      )}
    </span>
  );
}
