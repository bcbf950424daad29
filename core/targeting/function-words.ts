import type { JobFunction } from './titles/title-family.ts';

/** « Équipes RH », « service achats », « direction financière »: a department rather than a title. */
export const functionWords: readonly (readonly [words: string, jobFunction: JobFunction])[] = [
  ['ressources humaines,RH,people,personnel,paie,recrutement', 'Ressources humaines'],
  [
    'finance,finances,financier,financière,financières,comptable,comptables,comptabilité,administratif et financier',
    'Finance',
  ],
  ['commercial,commerciale,commerciales,commerciaux,vente,ventes,sales,business', 'Ventes'],
  ['marketing,digital,digitale', 'Marketing'],
  ['communication,com', 'Communication'],
  ['informatique,informatiques,IT,SI,systèmes d’information,data,tech,cybersécurité', 'Informatique'],
  ['ingénierie,technique,techniques,R&D,recherche et développement', 'Ingénierie'],
  ['achat,achats,approvisionnement,procurement', 'Achats'],
  ['juridique,juridiques,conformité,légal', 'Juridique'],
  ['produit,produits,product', 'Gestion de produit'],
  [
    'opérations,production,logistique,supply chain,qualité,maintenance,industriel,industrielle,industrielles',
    'Opérations',
  ],
  [
    'relation client,relations clients,service client,support client,customer success,expérience client',
    'Relation client',
  ],
  ['générale,générales', 'Direction générale'],
];

/** Names that the network gives to departments elsewhere, and English words of titles. */
export const otherFunctionWords: readonly (readonly [words: string, jobFunction: JobFunction])[] = [
  ['human resources,HR,talent acquisition,talent,talents,formation,training', 'Ressources humaines'],
  [
    'comptable,contrôleur,accounting,financial,treasury,trésorerie,contrôle de gestion,audit,FP&A,crédit',
    'Finance',
  ],
  ['revenue,commerce,export,grands comptes,account,business development', 'Ventes'],
  ['growth,acquisition,brand,marque,e-commerce,SEO,CRM', 'Marketing'],
  ['communications,media and communication,relations presse,événementiel,contenu', 'Communication'],
  ['information technology,software,DevOps,logiciel,infrastructure,sécurité informatique', 'Informatique'],
  ['engineering,research,research and development,bureau d’études,innovation', 'Ingénierie'],
  ['purchasing,acheteur,buyer,sourcing,approvisionnements', 'Achats'],
  ['legal,compliance,droit,contrats', 'Juridique'],
  ['product management,product,UX,design', 'Gestion de produit'],
  ['operations,supply,logistics,exploitation,usine,QHSE,QSE,méthodes', 'Opérations'],
  [
    'customer,customer success,customer success and support,customer service,client,clients,clientèle,SAV,support',
    'Relation client',
  ],
  ['general management,entrepreneurship', 'Direction générale'],
];
