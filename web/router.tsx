import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { wizardSteps, wizardStepTitles } from '#core/campaigns/wizard-steps.ts';
import { RequireUser, SessionSpinner, WelcomeAnyone } from './shell/guards.tsx';
import type { PageTitle } from './shell/page-arrival.tsx';
import { RouteError } from './shell/route-error.tsx';
import { NotFound } from './ui/not-found.tsx';

// Loaded by React and not by the router, which shows a blank page when a route's own code cannot be fetched.
function page(path: string, title: PageTitle, load: () => Promise<ComponentType>): RouteObject {
  const Page = lazy(async () => ({ default: await load() }));
  return { path, handle: { title }, errorElement: <RouteError />, element: <Page /> };
}

const toWizard = ({ params }: LoaderFunctionArgs) =>
  redirect(
    params.campaignId ? `/production/campaign/${encodeURIComponent(params.campaignId)}/offer` : paths.home,
  );

const wizardTitle: PageTitle = ({ stepId = 'offer' }) => {
  const step = wizardSteps.find((one) => one === stepId);
  return step ? `${wizardStepTitles[step]} · Préparer une campagne` : 'Préparer une campagne';
};

const adminPage = () => import('./features/admin/admin.page.tsx').then((m) => m.AdminPage);

const memberPages: RouteObject[] = [
  page(paths.home, 'Tableau de bord', () =>
    import('./features/dashboard/dashboard.page.tsx').then((m) => m.DashboardPage),
  ),
  page('/campaigns/:campaignId', 'Campagne', () =>
    import('./features/campaign-live/campaign.page.tsx').then((m) => m.CampaignPage),
  ),
  page('/campaigns/:campaignId/analytics', 'Analyse de campagne', () =>
    import('./features/analytics/campaign-analytics.page.tsx').then((m) => m.CampaignAnalyticsPage),
  ),
  page('/campaigns/:campaignId/intelligence', 'Conseils de campagne', () =>
    import('./features/intelligence/campaign-intelligence.page.tsx').then((m) => m.CampaignIntelligencePage),
  ),
  page('/production/campaign/:campaignId?/:stepId?', wizardTitle, () =>
    import('./features/campaign-wizard/campaign-wizard.page.tsx').then((m) => m.CampaignWizardPage),
  ),
  { path: '/production/campaign-creation/:campaignId?', loader: toWizard },
  page(paths.leads, 'Leads', () => import('./features/leads/leads.page.tsx').then((m) => m.LeadsPage)),
  page(paths.discovery, 'Découverte', () =>
    import('./features/discovery/discovery.page.tsx').then((m) => m.DiscoveryPage),
  ),
  page(paths.prospects, 'Prospects', () =>
    import('./features/prospects/prospects.page.tsx').then((m) => m.ProspectsPage),
  ),
  page(paths.search, 'Recherche', () =>
    import('./features/lead-searches/linkedin-search.page.tsx').then((m) => m.LinkedinSearchPage),
  ),
  page(paths.welcome, 'Bienvenue', () =>
    import('./features/first-minute/first-minute.page.tsx').then((m) => m.FirstMinutePage),
  ),
  page(paths.nextStep, 'Étape suivante', () =>
    import('./features/dashboard/next-step.page.tsx').then((m) => m.NextStepPage),
  ),
  page(paths.socialAccounts, 'Compte LinkedIn', () =>
    import('./features/social-accounts/accounts.page.tsx').then((m) => m.AccountsPage),
  ),
  page(paths.settings, 'Paramètres', () =>
    import('./features/settings/settings.page.tsx').then((m) => m.SettingsPage),
  ),
  page(paths.administration, 'Administration', adminPage),
];

const openPages: RouteObject[] = [
  page(paths.adminSignIn, 'Administration', adminPage),
  page(paths.adminDashboard, 'Administration', adminPage),
  page(paths.authCallback, 'Retour de connexion', () =>
    import('./features/social-accounts/connect/auth-callback.page.tsx').then((m) => m.AuthCallbackPage),
  ),
  { path: '*', handle: { title: 'Page introuvable' }, element: <NotFound /> },
];

export const router = createBrowserRouter([
  {
    hydrateFallbackElement: <SessionSpinner />,
    errorElement: <RouteError />,
    children: [
      { element: <RequireUser />, children: memberPages },
      { element: <WelcomeAnyone />, children: openPages },
    ],
  },
]);
