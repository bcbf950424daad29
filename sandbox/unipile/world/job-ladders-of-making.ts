import { type Ladder, rung } from './job-titles.ts';

export const MAKING_LADDERS = {
  information_technology: {
    in_training: rung(
      'Alternant développeur web|Alternante développeuse web; Apprenti administrateur systèmes|Apprentie administratrice systèmes',
      'Software Engineer Intern',
    ),
    entry: rung(
      'Développeur web|Développeuse web; Technicien support informatique|Technicienne support informatique; Administrateur systèmes et réseaux|Administratrice systèmes et réseaux; Analyste SOC; Data analyst',
      'Software Engineer; Frontend Developer',
    ),
    senior: rung(
      'Ingénieur DevOps|Ingénieure DevOps; Développeur full-stack|Développeuse full-stack; Architecte logiciel|Architecte logicielle; Ingénieur cybersécurité|Ingénieure cybersécurité; Data engineer; Chef de projet informatique|Cheffe de projet informatique; Consultant ERP|Consultante ERP',
      'Senior Software Engineer; Lead Developer; Data Scientist; Staff Engineer',
    ),
    manager: rung(
      'Responsable informatique; Responsable des systèmes d’information; RSSI; Responsable infrastructure; Responsable data; Responsable applicatif|Responsable applicative',
      'Engineering Manager; IT Manager; Scrum Master',
    ),
    director: rung(
      'Directeur des systèmes d’information|Directrice des systèmes d’information; DSI; Directeur technique|Directrice technique; Directeur de la transformation numérique|Directrice de la transformation numérique',
      'Head of Engineering; Head of Data',
    ),
    vp: rung(
      'DSI groupe; Directeur des systèmes d’information groupe|Directrice des systèmes d’information groupe',
      'VP Engineering',
    ),
    cxo: rung(
      'Directeur technique associé|Directrice technique associée',
      'CTO; CIO; Chief Technology Officer; CISO',
    ),
  },
  engineering: {
    in_training: rung(
      'Apprenti ingénieur mécanique|Apprentie ingénieure mécanique; Alternant bureau d’études|Alternante bureau d’études',
    ),
    entry: rung(
      'Dessinateur-projeteur|Dessinatrice-projeteuse; Technicien bureau d’études|Technicienne bureau d’études; Technicien de maintenance|Technicienne de maintenance; Ingénieur études|Ingénieure études',
    ),
    senior: rung(
      'Ingénieur mécanique|Ingénieure mécanique; Ingénieur R&D|Ingénieure R&D; Conducteur de travaux|Conductrice de travaux; Automaticien|Automaticienne; Ingénieur structure|Ingénieure structure; Ingénieur procédés|Ingénieure procédés',
      'R&D Engineer; Mechanical Engineer',
    ),
    manager: rung(
      'Responsable bureau d’études; Responsable R&D; Chef de projet industriel|Cheffe de projet industriel; Responsable technique; Responsable travaux neufs',
      'R&D Manager; Project Manager',
    ),
    director: rung(
      'Directeur R&D|Directrice R&D; Directeur technique|Directrice technique; Directeur de l’innovation|Directrice de l’innovation; Directeur travaux|Directrice travaux',
      'Head of R&D',
    ),
    vp: rung('Directeur technique groupe|Directrice technique groupe', 'VP R&D'),
    cxo: rung(
      'Directeur général adjoint innovation|Directrice générale adjointe innovation',
      'Chief Innovation Officer; CSO',
    ),
  },
  product: {
    in_training: rung('Alternant UX design|Alternante UX design', 'Product Intern'),
    entry: rung(
      'Chargé de produit|Chargée de produit; UX designer',
      'Associate Product Manager; Product Designer',
    ),
    senior: rung(
      'Chef de produit digital|Cheffe de produit digital; Ergonome',
      'Product Owner; Product Manager; Senior Product Designer',
    ),
    manager: rung(
      'Responsable produit; Responsable UX',
      'Lead Product Manager; Senior Product Manager; Group Product Manager',
    ),
    director: rung('Directeur produit|Directrice produit', 'Head of Product; Head of Design'),
    vp: rung('Directeur produit groupe|Directrice produit groupe', 'VP Product'),
    cxo: rung(
      'Directeur général adjoint produit|Directrice générale adjointe produit',
      'CPO; Chief Product Officer',
    ),
  },
  purchasing: {
    in_training: rung('Alternant acheteur|Alternante acheteuse'),
    entry: rung(
      'Assistant achats|Assistante achats; Acheteur junior|Acheteuse junior; Approvisionneur|Approvisionneuse',
      'Junior Buyer',
    ),
    senior: rung(
      'Acheteur|Acheteuse; Acheteur industriel|Acheteuse industrielle; Acheteur projets|Acheteuse projets',
      'Senior Buyer; Category Buyer',
    ),
    manager: rung(
      'Responsable achats; Responsable achats indirects; Responsable achats et approvisionnements',
      'Category Manager; Lead Buyer',
    ),
    director: rung(
      'Directeur des achats|Directrice des achats; Directeur achats et supply chain|Directrice achats et supply chain',
      'Head of Procurement',
    ),
    vp: rung('Directeur des achats groupe|Directrice des achats groupe', 'VP Procurement'),
    cxo: rung(
      'Directeur général adjoint achats|Directrice générale adjointe achats',
      'Chief Procurement Officer',
    ),
  },
  legal: {
    in_training: rung('Juriste en alternance; Élève-avocat|Élève-avocate'),
    entry: rung('Juriste d’entreprise; Assistant juridique|Assistante juridique; Juriste contrats'),
    senior: rung(
      'Juriste senior; Avocat|Avocate; Délégué à la protection des données|Déléguée à la protection des données; Juriste droit des affaires',
      'Legal Counsel',
    ),
    manager: rung(
      'Responsable juridique; Responsable conformité; Responsable juridique et assurances',
      'Compliance Manager; Senior Legal Counsel',
    ),
    director: rung(
      'Directeur juridique|Directrice juridique; Directeur juridique et conformité|Directrice juridique et conformité',
      'Head of Legal',
    ),
    vp: rung('Directeur juridique groupe|Directrice juridique groupe'),
    cxo: rung('Secrétaire général|Secrétaire générale', 'General Counsel; Chief Legal Officer'),
  },
  customer_success: {
    in_training: rung('Alternant service clients|Alternante service clients', 'Customer Success Intern'),
    entry: rung(
      'Conseiller clientèle|Conseillère clientèle; Chargé de relation client|Chargée de relation client',
      'Customer Care Specialist; Customer Success Associate',
    ),
    senior: rung(
      'Chargé de clientèle professionnels|Chargée de clientèle professionnels; Consultant fonctionnel|Consultante fonctionnelle',
      'Customer Success Manager; Onboarding Manager',
    ),
    manager: rung(
      'Responsable service clients; Responsable relation client; Responsable SAV',
      'Senior Customer Success Manager; Customer Success Team Lead',
    ),
    director: rung(
      'Directeur de la relation client|Directrice de la relation client; Directeur de l’expérience client|Directrice de l’expérience client',
      'Head of Customer Success',
    ),
    vp: rung(
      'Directeur de l’expérience client groupe|Directrice de l’expérience client groupe',
      'VP Customer Success',
    ),
    cxo: rung(
      'Directeur général adjoint clients|Directrice générale adjointe clients',
      'Chief Customer Officer',
    ),
  },
  communication: {
    in_training: rung(
      'Assistant communication en alternance|Assistante communication en alternance',
      'Social Media Intern',
    ),
    entry: rung(
      'Chargé de communication|Chargée de communication; Community manager; Graphiste',
      'Social Media Manager',
    ),
    senior: rung(
      'Chargé de communication interne|Chargée de communication interne; Attaché de presse|Attachée de presse; Chef de projet événementiel|Cheffe de projet événementiel',
      'Content Strategist',
    ),
    manager: rung(
      'Responsable communication; Responsable communication interne; Responsable RSE; Responsable marque employeur',
      'Communication Manager',
    ),
    director: rung(
      'Directeur de la communication|Directrice de la communication; Directeur communication et RSE|Directrice communication et RSE',
      'Head of Communications',
    ),
    vp: rung('Directeur de la communication groupe|Directrice de la communication groupe'),
    cxo: rung(
      'Directeur général adjoint communication et engagement|Directrice générale adjointe communication et engagement',
      'Chief Communications Officer; Chief Impact Officer',
    ),
  },
} as const satisfies Record<string, Ladder>;
