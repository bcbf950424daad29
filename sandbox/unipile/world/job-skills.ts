import type { JobFunction } from './world.ts';

const words = (list: string) => list.split(', ');

export const SKILLS: Record<JobFunction, readonly string[]> = {
  general_management: words(
    'Direction d’entreprise, Stratégie, Conduite du changement, Pilotage de la performance, Gouvernance, Développement commercial, Croissance externe, Leadership, Gestion de centre de profit, Négociation, Transmission d’entreprise, Management d’équipe dirigeante',
  ),
  sales: words(
    'Négociation commerciale, Prospection, Grands comptes, Vente B2B, Vente de solutions, Gestion de portefeuille, Management commercial, Salesforce, HubSpot, Appels d’offres, Social selling, Export, Fidélisation, Closing, Plan d’action commercial',
  ),
  marketing: words(
    'Stratégie marketing, Marketing digital, SEO, SEA, Inbound marketing, Google Analytics, Marketing automation, Étude de marché, Gestion de marque, Emailing, Lancement de produits, Génération de leads, E-commerce, Copywriting',
  ),
  finance: words(
    'Contrôle de gestion, Consolidation, Trésorerie, Normes IFRS, Comptabilité générale, Fiscalité, Reporting financier, Business plan, Audit, Excel, SAP FI/CO, Power BI, Levée de fonds, BFR, Fusions-acquisitions',
  ),
  human_resources: words(
    'Recrutement, Droit social, Gestion de la paie, GPEC, Relations sociales, Formation, Marque employeur, Conduite d’entretien, SIRH, Qualité de vie au travail, Gestion des talents, Négociation collective, Onboarding',
  ),
  operations: words(
    'Lean management, Amélioration continue, Supply chain, Planification, Gestion de production, ISO 9001, QHSE, 5S, Gestion des stocks, Six Sigma, SAP MM, Logistique, Management d’équipe, Gestion de la maintenance',
  ),
  information_technology: words(
    'Gestion de projet informatique, Architecture SI, Cybersécurité, Cloud, AWS, Azure, DevOps, TypeScript, Python, SQL, Docker, Kubernetes, Méthodes agiles, ERP, ISO 27001, Infogérance, Data',
  ),
  engineering: words(
    'CAO, SolidWorks, CATIA V5, AutoCAD, Recherche et développement, Gestion de projet, Mécanique, Automatisme, Calcul de structures, Industrialisation, AMDEC, Innovation, Prototypage, Conduite de travaux',
  ),
  product: words(
    'Product management, Discovery, Roadmap, Tests utilisateurs, UX design, Figma, Jira, Scrum, OKR, A/B testing, Analyse de données, Design thinking, Priorisation',
  ),
  purchasing: words(
    'Achats stratégiques, Négociation, Sourcing, Achats responsables, Gestion des fournisseurs, Achats indirects, Contrats, Réduction des coûts, SAP Ariba, Incoterms, Appels d’offres, Analyse de la valeur',
  ),
  legal: words(
    'Droit des contrats, Droit des affaires, RGPD, Conformité, Droit des sociétés, Droit social, Contentieux, Propriété intellectuelle, Négociation de contrats, Veille juridique, Loi Sapin II',
  ),
  customer_success: words(
    'Relation client, Fidélisation, Onboarding, Satisfaction client, Gestion de comptes, Zendesk, NPS, Gestion des réclamations, Formation des utilisateurs, Upsell, Intercom, Management d’équipe',
  ),
  communication: words(
    'Communication institutionnelle, Relations presse, Réseaux sociaux, Rédaction, Communication interne, Événementiel, Suite Adobe, RSE, Communication de crise, Storytelling, Gestion de projet, Marque employeur',
  ),
};

export const COMMON_SKILLS = words(
  'Gestion de projet, Travail en équipe, Management, Communication, Microsoft Office, Anglais professionnel, Prise de parole en public, Animation d’équipe, Organisation, Sens du service',
);

/** What someone of this trade puts between the pipes of a headline. */
export const SPECIALITIES: Record<JobFunction, readonly string[]> = {
  general_management: words(
    'Stratégie, Industrie, PME & ETI, Transformation, Croissance, M&A, Retournement, Transmission, Impact, International',
  ),
  sales: words(
    'B2B, SaaS, Grands comptes, Export, Négociation, Industrie, Social selling, Retail, Développement commercial, Chasse',
  ),
  marketing: words(
    'Growth, SEO, Content, B2B, Brand, Acquisition, E-commerce, Marketing automation, Inbound, CRM',
  ),
  finance: words(
    'M&A, Contrôle de gestion, LBO, Cash, Consolidation, ETI, Transformation finance, Levée de fonds, IFRS, Trésorerie',
  ),
  human_resources: words(
    'Recrutement, Relations sociales, QVCT, Marque employeur, Talents, SIRH, Droit social, Formation, Diversité',
  ),
  operations: words(
    'Lean, Supply chain, Industrie 4.0, QHSE, Amélioration continue, Logistique, S&OP, Excellence opérationnelle',
  ),
  information_technology: words(
    'Cloud, Cybersécurité, Data, ERP, DevOps, IA, Agile, Infrastructure, Transformation numérique',
  ),
  engineering: words(
    'R&D, Mécanique, Innovation, Éco-conception, Industrialisation, Bureau d’études, Automatisme, Gestion de projet',
  ),
  product: words('Discovery, SaaS, UX, B2B, Product-led growth, OKR, IA, Fintech'),
  purchasing: words('Achats responsables, Sourcing, Achats indirects, Négociation, Achats industriels, RSE'),
  legal: words('Droit des affaires, RGPD, Conformité, Contrats, Droit social, Propriété intellectuelle'),
  customer_success: words('SaaS, Onboarding, Relation client, NPS, Expérience client, Fidélisation'),
  communication: words(
    'Marque employeur, RSE, Relations presse, Contenu, Événementiel, Communication interne, Storytelling',
  ),
};
