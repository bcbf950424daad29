import './lib/no-eval.ts';
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { applyNonce } from './lib/apply-nonce.ts';
import { recoverMenus } from './lib/missing-script.ts';
import { persistCampaignQueries } from './lib/persist-campaign-queries.ts';
import { makeQueryClient } from './lib/query-client.ts';
import { currentUserId, sessionQuery } from './lib/session.ts';
import { router } from './router.tsx';
import { RouterLink } from './shell/router-link.tsx';
import { readSiteData, SiteDataProvider } from './site/frame/site-config.tsx';
import { AppLinkProvider } from './ui/app-link.tsx';

applyNonce();
recoverMenus();

const client = makeQueryClient();
persistCampaignQueries({ client, storage: window.localStorage, owner: () => currentUserId(client) });
// Asked while the page's code is still on its way.
void client.prefetchQuery(sessionQuery);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <AppLinkProvider value={RouterLink}>
          <SiteDataProvider data={readSiteData()}>
            <RouterProvider router={router} />
          </SiteDataProvider>
        </AppLinkProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
