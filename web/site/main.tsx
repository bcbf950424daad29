import './site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageForPath } from '#contract/paths.ts';
import { reloadWhenSessionChanged } from './frame/session.ts';
import { readSiteData } from './frame/site-config.tsx';
import { SiteTree } from './frame/site-tree.tsx';
import { notFoundPage, sitePages } from './pages.tsx';

const found = pageForPath(window.location.pathname, false);
const path = found.kind === 'site' ? found.page : '';
const { load } = sitePages[path] ?? notFoundPage;
const root = document.getElementById('root') ?? document.body;
const page = (
  <StrictMode>
    <SiteTree path={path} data={readSiteData()} parts={await load()} />
  </StrictMode>
);

// Vite's development server sends the template without the prerendered body.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);
reloadWhenSessionChanged();
