import { createContext, type ReactNode, useContext } from 'react';
import type { BuildFacts, SiteConfig, SiteData } from '#core/site-config.ts';

export type { SiteData };

const demonstration: SiteConfig = {
  publicUrl: '',
  contactEmail: 'contact@accroche.example',
  supportEmail: 'support@accroche.example',
  demoVideoUrl: null,
  publisher: {
    name: null,
    legalForm: null,
    address: null,
    registration: null,
    vatNumber: null,
    director: null,
    phone: null,
    host: null,
  },
  processors: [],
};

const unbuilt: BuildFacts = { builtOn: '2026-11-13', hasDemoFilm: false };

export const SiteConfigContext = createContext<SiteConfig>(demonstration);
const BuildFactsContext = createContext<BuildFacts>(unbuilt);

export const useSiteConfig = (): SiteConfig => useContext(SiteConfigContext);
export const useBuildFacts = (): BuildFacts => useContext(BuildFactsContext);

export function SiteDataProvider({ data, children }: { data: SiteData; children: ReactNode }) {
  return (
    <SiteConfigContext value={data.config}>
      <BuildFactsContext value={data.build}>{children}</BuildFactsContext>
    </SiteConfigContext>
  );
}

const blockId = 'site-config';

/** A data block, not a script: the content policy lets it pass. `<` is escaped so that no value can close it. */
export const siteDataBlock = (data: SiteData): string =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Vite's development server sends pages without the block. */
export function readSiteData(): SiteData {
  const text = document.getElementById(blockId)?.textContent;
  return text ? (JSON.parse(text) as SiteData) : { config: demonstration, build: unbuilt };
}
