import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { hasFeature } from '#core/identity/plans.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { LockedDetail } from '../analytics-content.tsx';
import { receivedNote } from '../segments-table.tsx';
import { ArgumentsCompared } from './arguments-compared.tsx';
import { CampaignsCompared } from './campaigns-compared.tsx';
import { GroupsCompared } from './groups-compared.tsx';

const addressWords = { offer: 'offre', target: 'ciblage' } as const;
const groupings = ['offer', 'target'] as const;

/** Which campaign, with which offer and which target, and which argument earns meetings. */
export function AcrossCampaigns() {
  const [address, setAddress] = useSearchParams();
  const by = groupings.find((one) => addressWords[one] === address.get('par'));
  const isByCampaign = address.get('arguments') === 'campagne';
  /** What was open belongs to the rows that go. */
  const choose = (name: 'par' | 'arguments', value: string | null) => {
    const next = new URLSearchParams(address);
    for (const one of ['liste', 'groupe', 'argument', name]) next.delete(one);
    if (value) next.set(name, value);
    setAddress(next, { preventScrollReset: true });
  };
  return (
    <>
      <PageHead
        kicker={
          <AppLink href={paths.home} className="link">
            Tableau de bord
          </AppLink>
        }
        title="Analyse"
        lead="Ce que chaque campagne, offre, ciblage et argument a donné, les rendez-vous d’abord. Chaque nombre ouvre sa liste."
      />
      {hasFeature(useUser(), 'detailedAnalytics') ? (
        <>
          <Section
            title="Vos campagnes côte à côte"
            action={
              <Segmented
                label="Réunir les campagnes"
                isLabelHidden
                value={by ?? 'campaign'}
                options={[
                  { value: 'campaign', label: 'Par campagne' },
                  { value: 'offer', label: 'Par offre' },
                  { value: 'target', label: 'Par ciblage' },
                ]}
                onChange={(value) => choose('par', value === 'campaign' ? null : addressWords[value])}
              />
            }
          >
            {by ? <GroupsCompared by={by} /> : <CampaignsCompared />}
          </Section>
          <Section
            title="Vos arguments côte à côte"
            note={receivedNote}
            className="mt-10"
            action={
              <Segmented
                label="Réunir les arguments"
                isLabelHidden
                value={isByCampaign ? 'campaign' : 'together'}
                options={[
                  { value: 'together', label: 'Réunis' },
                  { value: 'campaign', label: 'Par campagne' },
                ]}
                onChange={(value) => choose('arguments', value === 'campaign' ? 'campagne' : null)}
              />
            }
          >
            <ArgumentsCompared isByCampaign={isByCampaign} />
          </Section>
        </>
      ) : (
        <LockedDetail />
      )}
    </>
  );
}
