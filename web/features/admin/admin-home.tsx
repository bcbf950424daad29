import { Lock } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AdminOverview } from './admin-overview.tsx';
import { AuditView } from './audit-view.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { IncidentsView } from './incidents/incidents-view.tsx';
import { AnnouncementsView } from './operations/announcements-view.tsx';
import { DeliveriesView } from './operations/deliveries-view.tsx';
import { OperationsView } from './operations/operations-view.tsx';
import { SupportView } from './operations/support-view.tsx';
import { SwitchesView } from './operations/switches-view.tsx';
import { UsersView } from './users/users-view.tsx';

type View = { id: string; title: string; content: ComponentType };

const overview: View = { id: '', title: 'Vue d’ensemble', content: AdminOverview };
const views: View[] = [
  overview,
  { id: 'utilisateurs', title: 'Utilisateurs', content: UsersView },
  { id: 'exploitation', title: 'Exploitation', content: OperationsView },
  { id: 'webhooks', title: 'Webhooks', content: DeliveriesView },
  { id: 'support', title: 'Support', content: SupportView },
  { id: 'annonces', title: 'Annonces', content: AnnouncementsView },
  { id: 'fonctions', title: 'Fonctions', content: SwitchesView },
  { id: 'incidents', title: 'Incidents', content: IncidentsView },
  { id: 'journal', title: 'Journal', content: AuditView },
];

/** One view at a time; `vue` of the address says which. */
export function AdminHome() {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const current = views.find(({ id }) => id === address.get('vue')) ?? overview;
  return (
    <ConfirmIdentity>
      <PageHead
        title="Administration"
        lead={
          <span className="inline-flex items-baseline gap-1.5">
            <Lock size={13} aria-hidden className="shrink-0 self-center" />
            Votre identité est demandée avant toute modification.
          </span>
        }
      />
      <LinkTabs
        label="Administration"
        tabs={views.map(({ id, title }) => ({
          href: id ? `${pathname}?vue=${id}` : pathname,
          title,
          isCurrent: id === current.id,
        }))}
      />
      <current.content />
    </ConfirmIdentity>
  );
}
