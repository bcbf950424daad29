import { useQuery } from '@tanstack/react-query';
import type { ComparedCampaign } from '#contract/analytics.ts';
import { campaignPath } from '#contract/paths.ts';
import type { JourneyMark } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { acrossQuery } from './analytics.queries.ts';
import { countedAddress } from './analytics-address.ts';
import { formatInterval, formatShare, isTooFew, TooFew } from './rate.tsx';

const marks = ['invited', 'accepted', 'replied', 'positive', 'meeting'] as const;
const heads: Partial<Record<JourneyMark, string>> = { invited: 'Invitations' };

/** The campaigns of the user side by side; each number opens its people in their campaign. */
export function CampaignsCompared({ here }: { here?: string }) {
  return (
    <QueryView
      query={useQuery(acrossQuery)}
      loading={<LinesSkeleton label="Chargement des campagnes…" lines={4} />}
      failed="Les chiffres des campagnes n’ont pas pu être lus."
    >
      {({ campaigns }) =>
        campaigns.length === 0 ? (
          <EmptyState title="Aucune campagne lancée">
            Les campagnes se comparent ici dès que la première est lancée.
          </EmptyState>
        ) : (
          <div className="overflow-x-auto">
            <table className="w-full min-w-[760px] text-14">
              <caption className="sr-only">Résultats de chaque campagne lancée</caption>
              <thead>
                <tr className="border-line border-b text-13 text-muted">
                  <th scope="col" className="py-2 pr-3 text-left font-medium">
                    Campagne
                  </th>
                  {marks.slice(0, 2).map((mark) => (
                    <Head key={mark}>{heads[mark] ?? markWords[mark]}</Head>
                  ))}
                  <th scope="col" className="py-2 pl-6 text-left font-medium">
                    Taux d’acceptation
                  </th>
                  {marks.slice(2).map((mark) => (
                    <Head key={mark}>{markWords[mark]}</Head>
                  ))}
                </tr>
              </thead>
              <tbody>
                {campaigns.map((campaign) => (
                  <Row key={campaign.id} campaign={campaign} isHere={campaign.id === here} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </QueryView>
  );
}

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="py-2 pl-3 text-right font-medium">
    {children}
  </th>
);

function Row({ campaign, isHere }: { campaign: ComparedCampaign; isHere: boolean }) {
  const { id, name, offer, target, counts } = campaign;
  const address = `${campaignPath(id)}/analytics`;
  const count = (mark: JourneyMark) => (
    <td key={mark} className="py-2.5 pl-3 text-right">
      <AppLink
        href={`${address}?${countedAddress({ mark })}`}
        aria-label={`${formatNumber(counts[mark])}\u00a0: ${markWords[mark]}, ${name}`}
        className="count-link"
      >
        {formatNumber(counts[mark])}
      </AppLink>
    </td>
  );
  return (
    <tr className={isHere ? 'border-line border-b bg-sunken' : 'border-line border-b'}>
      <th scope="row" className="max-w-[320px] py-2.5 pr-3 text-left font-medium [overflow-wrap:anywhere]">
        {isHere ? (
          `${name} (cette campagne)`
        ) : (
          <AppLink href={address} className="link">
            {name}
          </AppLink>
        )}
        {(offer ?? target) && (
          <span className="block font-normal text-13 text-muted">
            {[offer, target].filter((part) => part !== null).join(' · ')}
          </span>
        )}
      </th>
      {marks.slice(0, 2).map(count)}
      <td className="whitespace-nowrap py-2.5 pl-6 tabular-figures">
        <Acceptance accepted={counts.accepted} invited={counts.invited} />
      </td>
      {marks.slice(2).map(count)}
    </tr>
  );
}

function Acceptance({ accepted, invited }: { accepted: number; invited: number }) {
  if (invited === 0) return null;
  if (isTooFew(invited)) return <TooFew base={invited} />;
  return (
    <>
      <span className="font-semibold">{formatShare(accepted / invited)}</span>{' '}
      <span className="text-13 text-muted">{formatInterval(accepted, invited)}</span>
    </>
  );
}
