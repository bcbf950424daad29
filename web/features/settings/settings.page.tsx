import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ApiSection } from '#web/features/api-keys/api-section.tsx';
import { BillingSection } from '#web/features/billing/billing-section.tsx';
import { ExclusionsSection } from '#web/features/exclusions/exclusions-section.tsx';
import { IntegrationsSection } from '#web/features/integrations/integrations-section.tsx';
import { NotificationSettingsSection } from '#web/features/notifications/notification-settings.tsx';
import { OffersSection } from '#web/features/offers/offers-section.tsx';
import { WritingSection } from '#web/features/writing/writing-section.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';

type Section = { id: string; label: string; content: ComponentType };

const profile: Section = { id: 'profil', label: 'Profil', content: ProfileSection };
const sections: Section[] = [
  profile,
  { id: 'securite', label: 'Sécurité', content: SecuritySection },
  { id: 'abonnement', label: 'Abonnement', content: BillingSection },
  { id: 'notifications', label: 'Notifications', content: NotificationSettingsSection },
  { id: 'offres', label: 'Offres', content: OffersSection },
  { id: 'ecriture', label: 'Écriture', content: WritingSection },
  { id: 'exclusions', label: 'Exclusions', content: ExclusionsSection },
  { id: 'integrations', label: 'Intégrations', content: IntegrationsSection },
  { id: 'api', label: 'API', content: ApiSection },
  { id: 'donnees', label: 'Données des personnes', content: DataSection },
  { id: 'mon-compte', label: 'Mon compte', content: AccountSection },
];

const itemClass = 'border-line border-b max-nav:border-b-0';
const linkClass = 'flex h-11 items-center font-medium text-muted hover:text-ink';

/** One section at a time; the anchor of the address says which. */
export function SettingsPage() {
  const { hash, search } = useLocation();
  // Back from the page of a CRM, which knows no anchor.
  const wanted = new URLSearchParams(search).has('state') ? '#integrations' : hash;
  const current = sections.find(({ id }) => `#${id}` === wanted) ?? profile;
  return (
    <>
      <PageHead
        title="Paramètres"
        lead="Votre compte, vos notifications, vos offres, votre manière d’écrire, vos exclusions, vos autres outils et les données que vous gardez."
      />
      <div className="grid grid-cols-[200px_minmax(0,680px)] gap-x-[49px] max-nav:grid-cols-1 max-nav:gap-y-6">
        <nav aria-label="Sections des paramètres" className="border-ink border-t-2 max-nav:border-t-0">
          <ul className="flex flex-col max-nav:flex-row max-nav:flex-wrap max-nav:gap-x-6 max-nav:border-line max-sm:gap-x-4 max-nav:border-b">
            {sections.map(({ id, label }) => (
              <li key={id} className={itemClass}>
                <AppLink
                  href={`#${id}`}
                  aria-current={id === current.id ? 'true' : undefined}
                  className={`${linkClass} aria-[current=true]:text-ink nav:aria-[current=true]:pl-3 nav:aria-[current=true]:shadow-[inset_2px_0_0_var(--color-accent)] max-nav:aria-[current=true]:shadow-[inset_0_-2px_0_var(--color-accent)]`}
                >
                  {label}
                </AppLink>
              </li>
            ))}
            <li className={itemClass}>
              <AppLink href={paths.socialAccounts} className={linkClass}>
                LinkedIn
              </AppLink>
            </li>
          </ul>
        </nav>
        <section
          key={current.id}
          id={current.id}
          aria-label={current.label}
          tabIndex={-1}
          className="grid scroll-mt-[240px] content-start gap-10"
        >
          <current.content />
        </section>
      </div>
    </>
  );
}
