import type { PageParts } from '../pages.tsx';
import { type SiteData, SiteDataProvider } from './site-config.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The same tree at build time and in the browser: hydration compares the two. */
export function SiteTree({ path, data, parts }: { path: string; data: SiteData; parts: PageParts }) {
  const { Page, Banner, Sections } = parts;
  return (
    <SiteDataProvider data={data}>
      <SiteFrame path={path} banner={Banner && <Banner />} Sections={Sections}>
        <Page />
      </SiteFrame>
    </SiteDataProvider>
  );
}
