import { type Ladder, rung } from './job-titles.ts';

export const BUSINESS_LADDERS = {
  general_management: {
    in_training: rung(
      'Assistant de direction en alternance|Assistante de direction en alternance; Chargé de mission en alternance|Chargée de mission en alternance',
    ),
    entry: rung(
      'Assistant de direction|Assistante de direction; Chargé de mission auprès de la direction générale|Chargée de mission auprès de la direction générale',
      'Chief of Staff Associate',
    ),
    senior: rung(
      'Assistant de direction|Assistante de direction; Chef de projet transformation|Cheffe de projet transformation',
      'Chief of Staff',
    ),
    manager: rung(
      'Responsable de site; Responsable d’agence; Responsable de centre de profit',
      'Office Manager',
    ),
    director: rung(
      'Directeur de site|Directrice de site; Directeur d’agence|Directrice d’agence; Directeur de filiale|Directrice de filiale; Directeur régional|Directrice régionale; Secrétaire général|Secrétaire générale',
      'Country Manager; Managing Director',
    ),
    vp: rung(
      'Directeur général adjoint|Directrice générale adjointe; Directeur général délégué|Directrice générale déléguée',
      'Vice President Operations',
    ),
    cxo: rung(
      'Directeur général|Directrice générale; Président-directeur général|Présidente-directrice générale; Président|Présidente; DG',
      'CEO; Chief Executive Officer; Managing Partner',
    ),
  },
  sales: {
    in_training: rung(
      'Alternant commercial|Alternante commerciale; Assistant commercial en alternance|Assistante commerciale en alternance',
      'Business Developer en alternance; Sales Intern',
    ),
    entry: rung(
      'Commercial sédentaire|Commerciale sédentaire; Assistant commercial|Assistante commerciale; Technico-commercial|Technico-commerciale; Commercial terrain|Commerciale terrain; Téléconseiller|Téléconseillère',
      'SDR; Sales Development Representative; Business Developer; Junior Account Executive',
    ),
    senior: rung(
      'Ingénieur commercial|Ingénieure commerciale; Ingénieur d’affaires|Ingénieure d’affaires; Attaché commercial|Attachée commerciale; Délégué commercial|Déléguée commerciale; Chargé d’affaires|Chargée d’affaires',
      'Account Executive; Senior Business Developer; Account Manager',
    ),
    manager: rung(
      'Responsable commercial|Responsable commerciale; Chef des ventes|Cheffe des ventes; Responsable grands comptes; Responsable export; Chef de secteur|Cheffe de secteur; Responsable développement commercial',
      'Key Account Manager; Sales Manager; Team Lead Sales; Area Manager',
    ),
    director: rung(
      'Directeur commercial|Directrice commerciale; Directeur des ventes|Directrice des ventes; Directeur du développement|Directrice du développement; Directeur export|Directrice export; Directeur régional des ventes|Directrice régionale des ventes',
      'Head of Sales; Sales Director',
    ),
    vp: rung('Directeur commercial groupe|Directrice commerciale groupe', 'VP Sales; VP Sales Europe du Sud'),
    cxo: rung(
      'Directeur général adjoint en charge du commerce|Directrice générale adjointe en charge du commerce',
      'CRO; Chief Revenue Officer; Chief Sales Officer',
    ),
  },
  marketing: {
    in_training: rung(
      'Assistant marketing en alternance|Assistante marketing en alternance; Stagiaire marketing digital',
      'Growth Intern',
    ),
    entry: rung(
      'Chargé de marketing|Chargée de marketing; Chargé de marketing digital|Chargée de marketing digital; Assistant marketing|Assistante marketing; Chargé d’acquisition|Chargée d’acquisition',
      'Growth Marketer; Content Manager',
    ),
    senior: rung(
      'Chef de produit|Cheffe de produit; Chef de projet marketing|Cheffe de projet marketing; Traffic manager; Chef de marque|Cheffe de marque',
      'Senior Growth Marketer; Product Marketing Manager; CRM Manager',
    ),
    manager: rung(
      'Responsable marketing; Responsable marketing digital; Responsable acquisition; Responsable e-commerce; Responsable CRM et fidélisation',
      'Marketing Manager; Demand Generation Manager',
    ),
    director: rung(
      'Directeur marketing|Directrice marketing; Directeur marketing et communication|Directrice marketing et communication; Directeur e-commerce|Directrice e-commerce',
      'Head of Marketing; Head of Growth; Head of Brand',
    ),
    vp: rung('Directeur marketing groupe|Directrice marketing groupe', 'VP Marketing'),
    cxo: rung(
      'Directeur général adjoint marketing|Directrice générale adjointe marketing',
      'CMO; Chief Marketing Officer',
    ),
  },
  finance: {
    in_training: rung(
      'Alternant contrôle de gestion|Alternante contrôle de gestion; Comptable en alternance',
    ),
    entry: rung(
      'Comptable; Assistant contrôleur de gestion|Assistante contrôleuse de gestion; Comptable fournisseurs; Chargé de recouvrement|Chargée de recouvrement; Collaborateur comptable|Collaboratrice comptable',
      'Financial Analyst',
    ),
    senior: rung(
      'Contrôleur de gestion|Contrôleuse de gestion; Comptable général|Comptable générale; Trésorier|Trésorière; Auditeur interne|Auditrice interne; Consolideur|Consolideuse',
      'FP&A Analyst',
    ),
    manager: rung(
      'Responsable comptable; Responsable administratif et financier|Responsable administrative et financière; Responsable contrôle de gestion; Credit manager; RAF',
      'Finance Manager; FP&A Manager',
    ),
    director: rung(
      'Directeur administratif et financier|Directrice administrative et financière; DAF; Directeur financier|Directrice financière; Directeur du contrôle de gestion|Directrice du contrôle de gestion',
      'Head of Finance; Finance Director',
    ),
    vp: rung('Directeur financier groupe|Directrice financière groupe', 'VP Finance'),
    cxo: rung(
      'Directeur général adjoint finances|Directrice générale adjointe finances; DAF et membre du comité de direction',
      'CFO; Chief Financial Officer',
    ),
  },
  human_resources: {
    in_training: rung(
      'Assistant RH en alternance|Assistante RH en alternance; Chargé de recrutement en alternance|Chargée de recrutement en alternance',
    ),
    entry: rung(
      'Assistant RH|Assistante RH; Chargé de recrutement|Chargée de recrutement; Gestionnaire de paie; Chargé de formation|Chargée de formation',
      'Talent Acquisition Specialist',
    ),
    senior: rung(
      'Chargé de développement RH|Chargée de développement RH; Chargé de mission RH|Chargée de mission RH; Juriste en droit social; Consultant en recrutement|Consultante en recrutement',
      'HR Business Partner; Talent Acquisition Partner',
    ),
    manager: rung(
      'Responsable ressources humaines; RRH; Responsable recrutement; Responsable paie et administration du personnel; Responsable formation',
      'Talent Acquisition Manager; People Manager',
    ),
    director: rung(
      'Directeur des ressources humaines|Directrice des ressources humaines; DRH; Directeur du développement RH|Directrice du développement RH',
      'Head of People; HR Director',
    ),
    vp: rung(
      'DRH groupe; Directeur des ressources humaines groupe|Directrice des ressources humaines groupe',
      'VP People',
    ),
    cxo: rung(
      'Directeur général adjoint ressources humaines|Directrice générale adjointe ressources humaines',
      'Chief People Officer; CHRO',
    ),
  },
  operations: {
    in_training: rung(
      'Alternant logistique|Alternante logistique; Apprenti technicien qualité|Apprentie technicienne qualité',
    ),
    entry: rung(
      'Technicien qualité|Technicienne qualité; Gestionnaire de stocks; Assistant logistique|Assistante logistique; Agent de planning|Agente de planning; Conducteur de ligne|Conductrice de ligne',
      'Operations Associate',
    ),
    senior: rung(
      'Ingénieur qualité|Ingénieure qualité; Chef d’équipe production|Cheffe d’équipe production; Approvisionneur|Approvisionneuse; Ingénieur méthodes|Ingénieure méthodes; Animateur QSE|Animatrice QSE',
      'Supply Chain Analyst',
    ),
    manager: rung(
      'Responsable production; Responsable logistique; Responsable qualité; Responsable QHSE; Responsable d’exploitation; Responsable supply chain; Responsable maintenance; Chef d’atelier|Cheffe d’atelier',
      'Operations Manager; Supply Chain Manager',
    ),
    director: rung(
      'Directeur industriel|Directrice industrielle; Directeur des opérations|Directrice des opérations; Directeur d’usine|Directrice d’usine; Directeur supply chain|Directrice supply chain; Directeur d’exploitation|Directrice d’exploitation; Directeur qualité|Directrice qualité',
      'Head of Operations',
    ),
    vp: rung('Directeur des opérations groupe|Directrice des opérations groupe', 'VP Operations'),
    cxo: rung(
      'Directeur général adjoint en charge des opérations|Directrice générale adjointe en charge des opérations',
      'COO; Chief Operating Officer',
    ),
  },
} as const satisfies Record<string, Ladder>;
