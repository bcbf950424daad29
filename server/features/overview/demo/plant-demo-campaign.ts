import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { createCampaign } from '#server/features/campaigns/campaigns/create-campaign.ts';
import { updateOffer } from '#server/features/campaigns/offers/update-offer.ts';
import { asOwnerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, makeCtx } from '#server/platform/ctx.ts';
import { demoArgumentaire } from './demo-argumentaire.ts';

/** What the demonstration's user sells. */
export const demoOffer = {
  personalProfile: {
    displayName: 'Hélène Vasseur-Guérin',
    jobTitle: 'Directrice commerciale',
    personalIntroduction: 'Quinze ans de paie en entreprise industrielle, du côté des gestionnaires.',
  },
  companyInfo: {
    companyName: 'Liseré',
    website: 'https://lisere.example',
    serviceDescription: 'Liseré relit la paie des entreprises industrielles de 50 à 500 salariés.',
    serviceOffer: 'Un diagnostic de douze mois de bulletins, en dix jours, avec la liste des écarts.',
    uniqueSellingPoints:
      'Un simple export, sans accès à votre logiciel\nDes gestionnaires de paie, pas des consultants\nUn prix fixe, connu d’avance',
  },
  targetingInfo: {
    targetMarket: 'Entreprises industrielles de 50 à 500 salariés, avec des équipes postées.',
    pricing: 'Forfait de 4 800 € hors taxes.',
  },
  summary:
    'Liseré relit douze mois de bulletins de paie en dix jours, sur un simple export, et donne la liste des écarts à corriger.',
};

/** A campaign to go on with: its offer and its target are written, its people are still to be found. */
export async function plantDemoCampaign(ctx: Ctx, workspaceId: string): Promise<void> {
  const asOwner = {
    ...makeCtx(ctx, asOwnerOf(workspaceId)),
    afterCommit: ctx.afterCommit,
  };
  const { campaign } = await createCampaign(asOwner, {
    name: 'DRH et paie, PME industrielles',
    offerData: demoOffer,
    icpData: {
      titles: ['Responsable paie', 'Directeur des ressources humaines'],
      seniorities: ['director', 'manager'],
      companySizes: ['51-200', '201-500'],
      places: [{ id: null, label: 'France' }],
      mustNotHave: ['cabinet'],
    },
    metadata: { engagementConfig: defaultEngagement },
  });
  if (campaign.offerId)
    await updateOffer(asOwner, campaign.offerId, {
      name: 'Diagnostic paie en dix jours',
      argumentaire: demoArgumentaire,
    });
}
