import type { ReactNode } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** What a campaign is made of, and where each part is changed. */
export function CampaignContent({ campaign }: { campaign: Campaign }) {
  return (
    <Section title="Offre et ciblage">
      <dl className="border-line border-b text-14">
        <Part title="Offre" href={wizardPath(campaign.id, 'offer')}>
          {campaign.offerName ?? 'À décrire'}
        </Part>
        <Part title="Ciblage" href={wizardPath(campaign.id, 'targeting')}>
          {campaign.icpName ?? 'À choisir'}
        </Part>
      </dl>
    </Section>
  );
}

function Part({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  return (
    <div className="grid min-h-[38px] grid-cols-[84px_minmax(0,1fr)] items-center border-line border-t py-2">
      <dt className="text-13 text-muted">{title}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <AppLink href={href} className="link">
          {children}
        </AppLink>
      </dd>
    </div>
  );
}
