import { paths } from '#contract/paths.ts';
import { hasFeature } from '#core/identity/plans.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { LockedDetail } from './analytics-content.tsx';
import { ArgumentsCompared } from './arguments-compared.tsx';
import { CampaignsCompared } from './campaigns-compared.tsx';
import { receivedNote } from './segments-table.tsx';

/** Which campaign, with which offer and which target, and which argument earns meetings. */
export function AcrossCampaigns() {
  return (
    <>
      <PageHead
        kicker={
          <AppLink href={paths.home} className="link">
            Tableau de bord
          </AppLink>
        }
        title="Analyse"
        lead="Ce que chaque campagne et chaque argument ont donné, les rendez-vous d’abord. Chaque nombre ouvre sa liste."
      />
      {hasFeature(useUser(), 'detailedAnalytics') ? (
        <>
          <Section title="Vos campagnes côte à côte">
            <CampaignsCompared />
          </Section>
          <Section title="Vos arguments côte à côte" note={receivedNote} className="mt-10">
            <ArgumentsCompared />
          </Section>
        </>
      ) : (
        <LockedDetail />
      )}
    </>
  );
}
