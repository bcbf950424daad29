import { emptyOfferData, type OfferData } from '../../../core/offers/offer-data.ts';

type GivenParts = {
  name: string;
  role: string;
  company: string;
  about?: string;
  service: string;
  proposal: string;
  points: readonly string[];
  market: string;
  pricing?: string;
};

const offer = (given: GivenParts): OfferData => ({
  ...emptyOfferData,
  personalProfile: { displayName: given.name, jobTitle: given.role, personalIntroduction: given.about ?? '' },
  companyInfo: {
    ...emptyOfferData.companyInfo,
    companyName: given.company,
    serviceDescription: given.service,
    serviceOffer: given.proposal,
    uniqueSellingPoints: given.points.join('\n'),
  },
  targetingInfo: { targetMarket: given.market, pricing: given.pricing ?? '' },
});

/** What eight people of different trades sell, as they write it. */
export const goldenOffers: Readonly<Record<string, OfferData>> = {
  payroll: offer({
    name: 'Paul Mercier',
    role: 'Fondateur',
    company: 'Sillage RH',
    about: 'J’ai dirigé la paie d’un groupe de 800 personnes pendant neuf ans.',
    service:
      'Nous relisons les bulletins de paie des PME et corrigeons les erreurs avant qu’elles ne coûtent cher.',
    proposal: 'Un audit de douze mois de bulletins, remis en dix jours.',
    points: [
      'Résultat en dix jours',
      'Facturé seulement si nous trouvons des erreurs',
      'Relecture par d’anciens contrôleurs Urssaf',
    ],
    market: 'Les PME de 50 à 500 salariés qui gèrent leur paie en interne',
    pricing: 'À partir de 900 € par audit',
  }),
  software: offer({
    name: 'Inès Carpentier',
    role: 'Responsable commerciale',
    company: 'Planimo',
    service: 'Planimo édite un logiciel de planification pour les ateliers de production.',
    proposal: 'Trois semaines d’essai sur une ligne de production, avec vos vraies données.',
    points: ['Installation en une journée', 'Données hébergées en France', 'Aucun changement d’ERP'],
    market: 'Les sites industriels de 30 à 300 personnes',
    pricing: '390 € par mois et par site',
  }),
  cleaning: offer({
    name: 'Mathieu Olivier',
    role: 'Gérant',
    company: 'Clair & Net',
    service: 'Entretien des bureaux et des cliniques, avec des équipes salariées et formées.',
    proposal: 'Un passage d’essai gratuit dans vos locaux, puis un devis sous 48 heures.',
    points: [
      'Une équipe attitrée pour chaque site',
      'Produits sans solvants',
      'Un contrôle qualité par mois',
    ],
    market: 'Bureaux, cliniques et écoles de la région lyonnaise',
  }),
  training: offer({
    name: 'Sandrine Jolivet',
    role: 'Formatrice et dirigeante',
    company: 'Parler Juste',
    service: 'Nous formons les managers à mener des entretiens difficiles.',
    proposal: 'Un atelier d’une demi-journée pour huit managers, sur vos propres cas.',
    points: ['Des mises en situation filmées', 'Un suivi individuel trois mois après', 'Certifié Qualiopi'],
    market: 'Les directions des ressources humaines des ETI',
    pricing: '2 400 € la demi-journée',
  }),
  transport: offer({
    name: 'Karim Benhaddou',
    role: 'Directeur commercial',
    company: 'Transports Benhaddou',
    service: 'Transport frigorifique de moins de trois palettes, partout en France.',
    proposal: 'Une tournée test de cinq livraisons au tarif de votre transporteur actuel.',
    points: [
      'Température relevée toutes les dix minutes',
      'Livraison avant 10 heures',
      'Un interlocuteur joignable la nuit',
    ],
    market: 'Les producteurs et grossistes de l’agroalimentaire',
  }),
  accounting: offer({
    name: 'Claire Dupont',
    role: 'Expert-comptable associée',
    company: 'Cabinet Dupont',
    service: 'Notre cabinet tient la comptabilité de jeunes entreprises et les prépare à lever des fonds.',
    proposal: 'Un diagnostic de vos comptes en une heure, sans engagement.',
    points: ['Tableau de bord chaque semaine', 'Réponse dans la journée', 'Honoraires fixes'],
    market: 'Les start-up de 5 à 80 salariés',
    pricing: 'Forfait de 250 € à 1 200 € par mois',
  }),
  security: offer({
    name: 'Jean-Philippe Roy',
    role: 'Consultant en cybersécurité',
    company: 'Vigie Numérique',
    service: 'Nous testons la sécurité informatique des hôpitaux, des mairies et des PME.',
    proposal: 'Un test d’hameçonnage auprès de vos équipes, avec un rapport en une page.',
    points: ['Sans aucune installation', 'Rapport lisible par la direction', 'Équipe basée à Rennes'],
    market: 'Les organisations de 50 à 1 000 postes',
  }),
  bare: offer({
    name: 'Zoé',
    role: 'Graphiste',
    company: 'Zoé Studio',
    service: 'Identités visuelles',
    proposal: 'Refonte de logo',
    points: [],
    market: '',
  }),
};
