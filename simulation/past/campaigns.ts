import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { defaultEngagement, sequenceTemplates } from '#core/campaigns/sequence-templates.ts';
import { emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { pastAccount } from '#server/features/overview/demo/past-account.ts';
import { demoOffer } from '#server/features/overview/demo/plant-demo-campaign.ts';

export const pastOffer = {
  ...demoOffer,
  personalProfile: {
    ...demoOffer.personalProfile,
    displayName: `${pastAccount.firstName} ${pastAccount.lastName}`,
    jobTitle: 'Responsable du développement',
  },
  companyInfo: {
    ...demoOffer.companyInfo,
    serviceDescription: 'Liseré relit la paie des entreprises de 20 à 5 000 salariés.',
  },
  targetingInfo: { ...demoOffer.targetingInfo, targetMarket: 'Entreprises de 20 à 5 000 salariés.' },
};

const templateOf = (id: string) =>
  sequenceTemplates.find((model) => model.id === id)?.config ?? defaultEngagement;
const bare = templateOf('invitation-nue');
const sizes: IcpCriteria['companySizes'] = ['11-50', '51-200', '201-500', '501-1000', '1001-5000'];
const france = [{ id: null, label: 'France' }];

/** Two texts for the first message, drawn person by person, and follow-ups by somebody in a hurry. */
const compared: EngagementConfig = {
  ...bare,
  steps: [
    ...bare.steps.map((step) => {
      if (step.kind === 'message') return { ...step, hasVariants: true };
      return step.kind === 'follow_up' ? { ...step, delayDays: 2 } : step;
    }),
    ...defaultEngagement.steps.filter(({ key }) => key === 'relance-2'),
  ],
};

export type PastCampaign = {
  name: string;
  /** Days after the beginning of the past; finding its people takes two or three more. */
  begunOn: number;
  target: IcpCriteria;
  config: EngagementConfig;
};

/** One is finished by now, one was stopped by a guardrail, and one goes on. */
export const pastCampaigns: readonly PastCampaign[] = [
  {
    name: 'DRH et responsables paie, rentrée',
    begunOn: 0,
    target: {
      ...emptyCriteria,
      titles: [
        'Directeur des ressources humaines',
        'Responsable ressources humaines',
        'Responsable paie',
        'Chargé de ressources humaines',
        'Chargé de mission RH',
        'Chargé de développement RH',
        'Assistant RH',
        'Responsable formation',
        'Responsable recrutement',
        'Chargé de recrutement',
        'Juriste en droit social',
        'Gestionnaire de paie',
        'Responsable paie et administration du personnel',
        'Responsable développement RH',
        'HR Business Partner',
      ],
      companySizes: sizes,
      places: france,
    },
    config: { ...bare, approval: 'exceptions' },
  },
  {
    name: 'Dirigeants de PME, moitié sud',
    begunOn: 28,
    target: {
      ...emptyCriteria,
      titles: ['Directeur général', 'Président', 'Gérant', 'Dirigeant'],
      companySizes: sizes,
      places: ['Auvergne-Rhône-Alpes', 'Occitanie', 'Provence-Alpes-Côte d’Azur', 'Nouvelle-Aquitaine'].map(
        (label) => ({ id: null, label }),
      ),
    },
    // What the product proposes for them: a note, a message, nothing more.
    config: { ...templateOf('courte-et-directe'), approval: 'exceptions' },
  },
  {
    name: 'Directions financières, toute la France',
    begunOn: 45,
    target: {
      ...emptyCriteria,
      titles: [
        'Directeur administratif et financier',
        'Responsable administratif et financier',
        'Responsable comptable',
        'Responsable contrôle de gestion',
        'Directeur du contrôle de gestion',
        'Contrôleur de gestion',
        'Comptable général',
        'Head of Finance',
        'Finance Manager',
        'Directeur financier',
        'Trésorier',
        'Comptable',
      ],
      companySizes: sizes,
      places: france,
    },
    config: compared,
  },
];
