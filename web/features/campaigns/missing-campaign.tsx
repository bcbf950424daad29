import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';

/** A campaign's page when this account has no campaign at that address. */
export function MissingCampaign(props: {
  title: string;
  lead: string;
  sectionTitle: string;
  purpose: string;
}) {
  return (
    <>
      <PageHead
        kicker={
          <AppLink href={paths.home} className="link">
            Tableau de bord
          </AppLink>
        }
        title={props.title}
        lead={props.lead}
      />
      <Section title={props.sectionTitle}>
        <EmptyState
          title="Aucune campagne à cette adresse"
          action={
            <AppLink href={paths.home} className={buttonClass({ variant: 'primary', size: 'sm' })}>
              Revenir au tableau de bord
            </AppLink>
          }
        >
          {props.purpose}
        </EmptyState>
      </Section>
    </>
  );
}
