import type { LeadDetail } from '#contract/campaigns/lead-list.ts';
import { paths } from '#contract/paths.ts';
import { LeadReasons } from '#web/features/lead-searches/lead-reasons.tsx';
import { VerdictMark } from '#web/features/lead-searches/verdict-mark.tsx';
import { formatNumber, formatParisDate } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** What the searches outside of campaigns made of this person. */
export function LeadSearches({ searches }: Pick<LeadDetail, 'searches'>) {
  if (searches.length === 0) return null;
  return (
    <Section title="Recherches" note={formatNumber(searches.length)}>
      {searches.map(({ searchId, name, verdict, score, reasons, startedAt }) => (
        <section
          key={searchId}
          aria-label={name}
          className="border-line border-t py-2.5 first:border-0 first:pt-0"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <AppLink href={`${paths.search}?recherche=${searchId}`} className="font-semibold hover:underline">
              {name}
            </AppLink>
            <span className="inline-flex flex-wrap items-baseline gap-x-2">
              <VerdictMark verdict={verdict} />
              <span className="tabular-figures text-13 text-muted">
                score <span className="font-semibold text-ink">{score}</span> sur 100,{' '}
                {formatParisDate(new Date(startedAt))}
              </span>
            </span>
          </div>
          <LeadReasons reasons={reasons} />
        </section>
      ))}
    </Section>
  );
}
