import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Icp } from '#contract/campaigns/icps.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { AddToCampaign, formatPeople } from '#web/features/lead-searches/add-to-campaign.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { useAddAccepted } from './discovery.queries.ts';

/** Whom the user accepted, on the way to a campaign of this target. */
export function AcceptedPeople({ icp, toAdd }: { icp: Icp; toAdd: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { campaigns } = useCampaigns();
  const add = useAddAccepted(icp.id);
  return (
    <Section title="Vos choix">
      <p className="text-pretty text-14">
        {toAdd === 0
          ? 'Les personnes que vous acceptez attendent ici d’entrer dans une campagne.'
          : `${formatPeople(toAdd)} ${toAdd > 1 ? 'acceptées' : 'acceptée'}, pas encore dans une campagne.`}
      </p>
      {toAdd > 0 && (
        <Button className="mt-2.5" onClick={() => setIsOpen(true)}>
          <UserPlus size={16} aria-hidden />
          Ajouter à une campagne
        </Button>
      )}
      <AddToCampaign
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        count={toAdd}
        campaigns={campaigns.filter(({ icpId, status }) => icpId === icp.id && status !== 'archived')}
        add={(campaignId) => add.mutateAsync(campaignId)}
        onAdded={() => undefined}
      />
    </Section>
  );
}
