import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageForPath } from '#contract/paths.ts';
import { readSiteData } from './frame/site-config.tsx';
import { SiteTree } from './frame/site-tree.tsx';
import { notFoundPage, sitePages } from './pages.tsx';

/** Resolves once the page answers, which its document then says too. */
export async function hydrate(): Promise<void> {
  const found = pageForPath(window.location.pathname, false, window.location.search);
  const path = found.kind === 'site' ? found.page : '';
  const { load } = sitePages[path] ?? notFoundPage;
  const parts = await load();
  const root = document.getElementById('root') ?? document.body;
  await new Promise<void>((answers) => {
    const page = (
      <StrictMode>
        <SiteTree path={path} data={readSiteData()} parts={parts} />
        <Awake onAwake={answers} />
      </StrictMode>
    );
    // Vite's development server sends the template without the prerendered body.
    if (root.firstElementChild) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  document.documentElement.dataset.awake = '';
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
