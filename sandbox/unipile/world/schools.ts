import type { JobFunction } from './world.ts';

const words = (list: string) => list.split(', ');

export const SCHOOLS = {
  business: words(
    'HEC Paris, ESSEC Business School, ESCP Business School, emlyon business school, EDHEC Business School, Audencia, NEOMA Business School, KEDGE Business School, SKEMA Business School, Grenoble École de Management, Rennes School of Business, TBS Education, Montpellier Business School, Burgundy School of Business, ICN Business School, Excelia, IAE Lyon, IAE Lille, IAE Aix-Marseille, ISC Paris, INSEEC, EM Normandie, EM Strasbourg, ESC Clermont, IÉSEG School of Management',
  ),
  engineering: words(
    'École polytechnique, CentraleSupélec, Mines Paris, École des Ponts ParisTech, Arts et Métiers, INSA Lyon, INSA Rennes, INSA Toulouse, Centrale Lyon, Centrale Nantes, Centrale Lille, Grenoble INP, UTC Compiègne, UTT Troyes, ESTP Paris, ECAM Lyon, ICAM, ISAE-SUPAERO, Polytech Nantes, Polytech Montpellier, ENSEEIHT, Télécom Paris, Mines Saint-Étienne, ENSAM Angers, CESI École d’ingénieurs, ESIGELEC',
  ),
  computing: words(
    'EPITA, EPITECH, INSA Lyon, Télécom Paris, IMT Atlantique, ENSIMAG, Université de Rennes, Université Grenoble Alpes, 42 Paris, EFREI Paris, Université Claude Bernard Lyon 1, ESIEA, CESI École d’ingénieurs, Université de Lille, Université Toulouse III - Paul Sabatier',
  ),
  university: words(
    'Université Paris 1 Panthéon-Sorbonne, Université Paris-Dauphine - PSL, Université Paris-Panthéon-Assas, Université Lumière Lyon 2, Université Jean Moulin Lyon 3, Université de Bordeaux, Université de Nantes, Université de Rennes, Aix-Marseille Université, Université de Strasbourg, Université de Lorraine, Université de Lille, Université de Montpellier, Université Toulouse Capitole, Université de Tours, Université de Poitiers, Université Clermont Auvergne, Université de Bourgogne, Université de Caen Normandie, Université de Bretagne Occidentale, Université Savoie Mont Blanc, Université de La Réunion, Université Côte d’Azur, CNAM',
  ),
  media: words(
    'CELSA Sorbonne Université, Sciences Po Paris, Sciences Po Lyon, Sciences Po Rennes, Sciences Po Lille, ISCOM, EFAP, Université Bordeaux Montaigne, Université Lumière Lyon 2, Sup de Pub, ISCPA',
  ),
  short: words(
    'IUT de Rennes, IUT de Nantes, IUT Lyon 1, IUT de Bordeaux, IUT de Lille, IUT d’Annecy, Lycée La Martinière, Lycée Chaptal, AFPA, CCI Formation, CFA de Blagnac, Lycée Joliot-Curie, IUT de Saint-Étienne, MFR de Clisson',
  ),
  foreign: words(
    'Université catholique de Louvain, Université de Liège, HEC Liège, Université de Genève, HEC Lausanne, EPFL, HEC Montréal, Université Laval, Université du Luxembourg, Imperial College London, Universidad Complutense de Madrid, Politecnico di Milano',
  ),
} as const;

export type SchoolKind = keyof typeof SCHOOLS;

type Path = { kind: SchoolKind; degrees: readonly string[]; fields: readonly string[] };

const path = (kind: SchoolKind, degrees: string, fields: string): Path => ({
  kind,
  degrees: words(degrees),
  fields: words(fields),
});

const BUSINESS = 'Programme Grande École, Master, MSc, Bachelor';

export const STUDIES: Record<JobFunction, readonly Path[]> = {
  general_management: [
    path('business', BUSINESS, 'Management général, Stratégie, Entrepreneuriat'),
    path('engineering', 'Diplôme d’ingénieur', 'Génie industriel, Ingénierie généraliste'),
    path('university', 'Master 2, DESS', 'Administration des entreprises, Sciences économiques'),
  ],
  sales: [
    path('business', BUSINESS, 'Négociation et vente, Commerce international, Management commercial'),
    path(
      'short',
      'BTS, BUT, DUT',
      'Négociation et relation client, Techniques de commercialisation, Management commercial opérationnel',
    ),
    path('university', 'Licence professionnelle, Master', 'Commerce et vente, Marketing et vente'),
  ],
  marketing: [
    path('business', BUSINESS, 'Marketing, Marketing digital, Management de la marque'),
    path('university', 'Master, Master 2', 'Marketing, Communication et marketing'),
    path('media', 'Master, Bachelor', 'Communication et marketing, Stratégie de marque'),
  ],
  finance: [
    path('business', BUSINESS, 'Finance, Audit et contrôle, Finance d’entreprise'),
    path(
      'university',
      'DSCG, Master CCA, Master 2, DCG',
      'Comptabilité contrôle audit, Finance, Contrôle de gestion',
    ),
    path('short', 'BTS, DUT', 'Comptabilité et gestion, Gestion des entreprises et des administrations'),
  ],
  human_resources: [
    path(
      'university',
      'Master, Master 2, Licence',
      'Gestion des ressources humaines, Droit social, Psychologie du travail',
    ),
    path('business', 'Master, Programme Grande École', 'Ressources humaines, Management'),
    path('media', 'Master', 'Gestion des ressources humaines'),
  ],
  operations: [
    path('engineering', 'Diplôme d’ingénieur, Mastère spécialisé', 'Génie industriel, Logistique, Qualité'),
    path(
      'short',
      'DUT, BUT, BTS',
      'Qualité et logistique industrielle, Gestion des transports, Maintenance des systèmes',
    ),
    path(
      'university',
      'Licence professionnelle, Master',
      'Management de la chaîne logistique, Qualité hygiène sécurité environnement',
    ),
  ],
  information_technology: [
    path(
      'computing',
      'Diplôme d’ingénieur, Master, Expert en informatique',
      'Informatique, Génie logiciel, Systèmes et réseaux, Cybersécurité, Science des données',
    ),
    path('short', 'BTS SIO, DUT, BUT', 'Informatique, Réseaux et télécommunications'),
  ],
  engineering: [
    path(
      'engineering',
      'Diplôme d’ingénieur, Diplôme d’ingénieur, Doctorat',
      'Mécanique, Génie civil, Matériaux, Génie électrique, Automatique',
    ),
    path('short', 'BTS, DUT', 'Conception de produits industriels, Génie mécanique et productique'),
  ],
  product: [
    path('business', BUSINESS, 'Management de l’innovation, Digital business'),
    path('computing', 'Diplôme d’ingénieur, Master', 'Informatique, Interaction humain-machine'),
    path('media', 'Master', 'Design numérique'),
  ],
  purchasing: [
    path('business', BUSINESS, 'Achats internationaux, Supply chain et achats'),
    path('engineering', 'Diplôme d’ingénieur', 'Génie industriel'),
    path('university', 'Master, Licence professionnelle', 'Achats, Management des achats'),
  ],
  legal: [
    path(
      'university',
      'Master 2, Maîtrise, DJCE',
      'Droit des affaires, Droit social, Droit privé, Propriété intellectuelle',
    ),
  ],
  customer_success: [
    path('business', BUSINESS, 'Management, Relation client'),
    path('short', 'BTS, BUT', 'Négociation et relation client, Gestion de la PME'),
    path('university', 'Licence, Master', 'Langues étrangères appliquées, Management'),
  ],
  communication: [
    path(
      'media',
      'Master, Bachelor',
      'Communication, Communication des entreprises, Journalisme, Affaires publiques',
    ),
    path(
      'university',
      'Licence, Master',
      'Information et communication, Lettres modernes, Histoire de l’art',
    ),
  ],
};
