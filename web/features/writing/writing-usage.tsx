import { useQuery } from '@tanstack/react-query';
import { campaignPath } from '#contract/paths.ts';
import type { WritingUsage } from '#contract/texts/writing.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { describeTexts, describeWriter, formatCost, formatMonth } from './usage-texts.ts';
import { writingUsageQuery } from './writing.queries.ts';

/** Who writes, and what it cost this month. */
export function WritingUsagePanel() {
  const query = useQuery(writingUsageQuery);
  const isCounted = query.data !== undefined && (query.data.model !== null || query.data.total.calls > 0);
  return (
    <Section
      title={isCounted ? 'Consommation' : 'Qui écrit'}
      note={isCounted && formatMonth(query.data.month)}
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de la consommation…" lines={2} />}
        failed="La consommation n’a pas pu être chargée."
      >
        {(usage) => <Usage usage={usage} />}
      </QueryView>
    </Section>
  );
}

function Usage({ usage }: { usage: WritingUsage }) {
  const isUsed = usage.total.calls > 0;
  return (
    <div className="grid gap-4">
      <p className="max-w-[60ch] text-pretty">{describeWriter(usage)}</p>
      {usage.model && <p className="tabular-figures">{describeTexts(usage.texts)}</p>}
      {usage.model && !isUsed && <p className="text-muted">Aucun appel ce mois-ci.</p>}
      {isUsed && <UsageTable usage={usage} />}
    </div>
  );
}

const cell = 'py-2.5 text-right tabular-nums whitespace-nowrap max-sm:pl-2';

function UsageTable({ usage: { byCampaign, total, currency } }: { usage: WritingUsage }) {
  return (
    <div>
      <table className="w-full text-14">
        <thead className="border-line border-y text-13 text-muted">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              Campagne
            </th>
            <th scope="col" className="text-right font-medium">
              Appels
            </th>
            <th scope="col" className="text-right font-medium">
              Jetons
            </th>
            {currency && (
              <th scope="col" className="text-right font-medium">
                Coût
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {byCampaign.map((row) => (
            <tr key={row.campaignId ?? ''} className="border-line border-b">
              <th scope="row" className="py-2.5 text-left font-medium [overflow-wrap:anywhere]">
                {row.campaignId ? (
                  <AppLink href={campaignPath(row.campaignId)} className="link">
                    {row.name}
                  </AppLink>
                ) : (
                  row.name
                )}
              </th>
              <UsageCells spent={row} currency={currency} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="py-2.5 text-left">
              Total du mois
            </th>
            <UsageCells spent={total} currency={currency} />
          </tr>
        </tfoot>
      </table>
      {!currency && (
        <p className="text-13 text-muted">
          Aucun prix n’est configuré sur ce serveur : les jetons sont comptés, leur coût n’est pas deviné.
        </p>
      )}
    </div>
  );
}

function UsageCells(props: { spent: WritingUsage['total']; currency: string | null }) {
  const { calls, inputTokens, outputTokens, costMicros } = props.spent;
  return (
    <>
      <td className={cell}>{formatNumber(calls)}</td>
      <td className={cell}>{formatNumber(inputTokens + outputTokens)}</td>
      {props.currency && (
        <td className={cell}>{costMicros === null ? '–' : formatCost(costMicros, props.currency)}</td>
      )}
    </>
  );
}
