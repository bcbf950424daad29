import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { CampaignLive } from '#contract/overview/campaign-live.ts';
import { prospectsPath } from '#contract/paths.ts';
import { describeLeftOut } from '#core/campaign-live/left-out.ts';
import type { ProspectMark } from '#core/prospects/stages.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { shareOf } from './share-of.ts';

type Figure = { title: string; count: number; of: number; note: string; mark?: ProspectMark };

/** A part that grows by itself says nothing of how good the campaign is. */
const ofAll = (base: number) => (base === 0 ? 'pas encore' : `sur ${formatNumber(base)}`);

/** From the people of the sequence to their answers: each number opens its list. */
export function LiveFunnel({ campaign, live }: { campaign: Campaign; live: CampaignLive }) {
  const { figures, leftOut } = live;
  const qualified = leftOut.reduce((sum, { people }) => sum + people, figures.enrolled);
  const whyFewer = describeLeftOut(leftOut);
  const { enrolled, invited, accepted, reached, replied, finished, asking } = figures;
  const columns: Figure[] = [
    {
      title: 'Prospects',
      count: enrolled,
      of: qualified,
      note: qualified > enrolled ? `sur ${formatNumber(qualified)} qualifiées` : 'toutes les qualifiées',
    },
    {
      title: 'Invitations',
      count: invited,
      of: enrolled,
      note: ofAll(enrolled),
      mark: 'invited',
    },
    {
      title: 'Acceptations',
      count: accepted,
      of: invited,
      note: shareOf(accepted, invited),
      mark: 'accepted',
    },
    {
      title: 'Réponses',
      count: replied,
      // Who knew the sender before answers without having accepted anything.
      of: reached,
      note: shareOf(replied, reached, 'contactées'),
      mark: 'replied',
    },
    {
      title: 'Terminées',
      count: finished,
      of: enrolled,
      note: ofAll(enrolled),
      mark: 'finished',
    },
    {
      title: 'À faire par vous',
      count: asking,
      of: enrolled,
      note: asking === 0 ? 'aucune étape bloquée' : 'en attente de votre décision',
      mark: 'asking',
    },
  ];
  return (
    <section aria-label="Avancement" className="border-ink border-t-2">
      <dl className="grid grid-cols-6 max-nav:grid-cols-3 max-sm:grid-cols-2">
        {columns.map(({ title, count, of, note, mark }) => (
          <div
            key={title}
            className="min-w-0 border-line border-b px-3 pt-3 pb-3.5 not-first:border-l first:pl-0 max-nav:nth-[4]:border-l-0 max-nav:nth-[4]:pl-0 max-sm:odd:border-l-0 max-sm:odd:pl-0 max-sm:even:border-l! max-sm:even:pl-3!"
          >
            <dt className="font-medium text-13">{title}</dt>
            <dd>
              <AppLink
                href={prospectsPath({ campaignId: campaign.id, mark })}
                className="count-link mt-1 inline-block font-semibold font-heading text-28 leading-none tracking-[-0.02em]"
              >
                {formatNumber(count)}
              </AppLink>
              <Meter value={count} max={of} isGoal />
              <p className="mt-1.5 text-12 text-muted leading-4">{note}</p>
            </dd>
          </div>
        ))}
      </dl>
      {whyFewer && <p className="pt-2.5 text-13 text-muted text-pretty">{whyFewer}</p>}
    </section>
  );
}
