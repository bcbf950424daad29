import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { MergeHistory } from '#web/features/people/merge-history.tsx';
import { PersonFinder } from '#web/features/people/person-finder.tsx';
import { PurgePanel } from '#web/features/people/purge-panel.tsx';
import { AgreementSection } from '#web/features/privacy/agreement-section.tsx';
import { BalancingSection } from '#web/features/privacy/balancing-section.tsx';
import { DutiesStrip, dutyAnchors } from '#web/features/privacy/duties-strip.tsx';
import { InformationSection } from '#web/features/privacy/information-section.tsx';
import { RegisterSection } from '#web/features/privacy/register-section.tsx';
import { RequestsSection } from '#web/features/privacy/requests-section.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** What the law asks of whoever keeps records of people. */
export function DataSection() {
  return (
    <>
      <DutiesStrip />
      <Duty place={dutyAnchors.requests}>
        <RequestsSection />
      </Duty>
      <Section title="Droits d’une personne" note="consulter, corriger, effacer">
        <p className="mb-4 max-w-[60ch] text-pretty text-muted">
          Une personne vous demande ce que vous gardez d’elle, une correction ou son effacement : retrouvez sa
          fiche et répondez-lui sous un mois. Voir notre{' '}
          <AppLink href={paths.privacy} className="link">
            politique de confidentialité
          </AppLink>
          .
        </p>
        <PersonFinder />
      </Section>
      <Duty place={dutyAnchors.information}>
        <InformationSection />
      </Duty>
      <Duty place={dutyAnchors.balancing}>
        <BalancingSection />
      </Duty>
      <RegisterSection />
      <Duty place={dutyAnchors.retention}>
        <Section title="Conservation" note="trois ans au plus, moins si vous le choisissez">
          <PurgePanel />
        </Section>
      </Duty>
      <AgreementSection />
      <Section title="Fiches réunies" note="deux fiches, une seule personne">
        <MergeHistory />
      </Section>
    </>
  );
}

const Duty = ({ place, children }: { place: string; children: ReactNode }) => (
  <div id={place} tabIndex={-1} className="scroll-mt-24">
    {children}
  </div>
);
