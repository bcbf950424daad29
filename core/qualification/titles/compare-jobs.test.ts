import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

const stanceOf = (asked: string, title: string) =>
  qualify({ ...emptyCriteria, titles: [asked] }, aPerson({ positions: [aPosition({ title })] })).reasons[0]
    ?.stance;

type Titles = { kept: string[]; doubtful?: string[]; others: string[] };

/** Titles by what somebody asks for: those to keep, those to ask about, and those of other jobs or levels. */
const asked: Readonly<Record<string, Titles>> = {
  DRH: {
    kept: [
      'Directrice des Ressources Humaines',
      'Head of People & Culture',
      'VP Human Resources EMEA',
      'Directeur du capital humain',
      'Ressources humaines – Directrice',
      'Dir. RH Groupe',
      'Chief People Officer',
      'DRH France & Benelux',
      'Directrice Ressources Humaines et Communication interne',
      'Group HR Director',
      'Directeur adjoint chargé des ressources humaines',
      'Directrice adjointe en charge des ressources humaines',
    ],
    doubtful: ['Responsable RH'],
    others: [
      'Assistante RH',
      'Chargée de recrutement',
      'Alternante RH',
      'Responsable paie',
      'Directrice du recrutement',
      'Consultante RH',
      'Gestionnaire de paie',
      'Assistante de la DRH',
      'Infirmière',
      'Boulanger',
      'Directeur commercial',
      'Coach',
      'Professeure de piano',
      'Directrice régionale',
      'Conseillère en évolution professionnelle',
    ],
  },
  'Responsable RH': {
    kept: [
      'RRH',
      'HR Manager',
      'Resp. Ressources Humaines',
      'HRBP',
      'Human Resources Business Partner',
      'Responsable RH & Paie',
      'Responsable du personnel',
      'DRH',
      'People & Culture Manager',
    ],
    others: ['Responsable formation', 'Chargée RH', 'HR Assistant', 'HR Intern', 'Stagiaire RH'],
  },
  'Directeur marketing': {
    kept: [
      'CMO',
      'VP Marketing',
      'Head of Marketing & Growth',
      'Directrice Marketing & Digital',
      'Marketing – Directrice Europe',
      'Chief Marketing & Communications Officer',
      'Directrice du marketing et de l’offre',
    ],
    doubtful: ['Responsable marketing', 'Directeur digital'],
    others: [
      'Chargé de marketing',
      'Directeur de la communication',
      'Assistant marketing',
      'Chef de produit',
      'Directeur commercial',
      'Product Marketing Manager',
      'Étudiante en master marketing',
    ],
  },
  DAF: {
    kept: [
      'Directrice financière',
      'Finance Director',
      'Directeur administratif, financier et RH',
      'Dir. Adm. & Fin.',
      'CFO à temps partagé',
      'Chief Finance Officer',
      'Group CFO',
      'Directrice Finance, Juridique & IT',
      'VP Finance',
      'Secrétaire générale en charge des finances',
    ],
    others: [
      'Comptable unique',
      'Responsable comptable',
      'Contrôleuse de gestion',
      'Assistant administratif et financier',
      'Analyste financier',
      'Conseiller financier',
      'Trésorier',
      'Expert-comptable',
      'Auditeur financier',
      'Chargée d’affaires financières',
    ],
  },
  DSI: {
    kept: [
      'Directrice des systèmes d’information',
      'CIO',
      'IT Director',
      'Directeur du numérique et des SI',
      'Head of Information Systems',
      'Directeur informatique & digital',
      'VP IT',
      'Directeur de l’Organisation et des Systèmes d’Information',
    ],
    doubtful: ['Responsable informatique', 'CTO'],
    others: [
      'Développeur',
      'Technicien informatique',
      'Chef de projet informatique',
      'Ingénieur systèmes',
      'Commercial informatique',
      'Consultant SI',
    ],
  },
  RSSI: {
    kept: [
      'CISO',
      'Responsable sécurité des SI',
      'Head of Cybersecurity',
      'Information Security Manager',
      'Responsable SSI',
      'Cyber Security Manager',
    ],
    others: ['Analyste SOC', 'Responsable sécurité incendie', 'Consultant cybersécurité', 'Responsable HSE'],
  },
  'Directeur d’usine': {
    kept: [
      'Directrice du site industriel de Vire',
      'Industrie – Directrice du site',
      'Plant Director',
      'Plant Manager',
      'Directeur de site de production',
      'Factory Director',
    ],
    doubtful: ['Directeur de production'],
    others: [
      'Responsable maintenance usine',
      'Opérateur de production',
      'Directeur d’agence',
      'Chef d’équipe production',
    ],
  },
  'Responsable qualité': {
    kept: [
      'Quality Manager',
      'Resp. QSE',
      'Responsable Assurance Qualité',
      'Quality Assurance Manager',
      'Manager qualité',
      'Cheffe du service qualité',
    ],
    others: [
      'Technicienne qualité',
      'Alternant qualité',
      'Responsable production',
      'Responsable qualité de vie au travail',
    ],
  },
  'Responsable ADV': {
    kept: [
      'Responsable administration des ventes',
      'ADV Manager',
      'Sales Administration Manager',
      'Cheffe de service ADV',
    ],
    others: ['Assistante ADV', 'Gestionnaire ADV', 'Responsable commerciale'],
  },
  Gérant: {
    kept: ['Gérante', 'Fondatrice & gérante', 'Co-gérant'],
    doubtful: ['Président'],
    others: ['Gestionnaire'],
  },
  Dirigeant: {
    kept: ['Présidente', 'CEO', 'PDG', 'Gérante associée', 'Directeur général', 'Fondateur'],
    others: ['Assistante de direction', 'Directeur commercial', 'Directeur de projet'],
  },
  'Responsable achats': {
    kept: [
      'Purchasing Manager',
      'Responsable des achats et approvisionnements',
      'Sourcing Manager',
      'Resp. Achats',
      'Procurement Lead',
    ],
    others: ['Acheteur', 'Assistante achats', 'Responsable logistique'],
  },
  'Directeur commercial': {
    kept: [
      'Directrice des ventes',
      'Sales Director France',
      'CRO',
      'Head of Sales',
      'Dir. Cial',
      'Directrice du développement commercial',
      'VP of Sales',
    ],
    doubtful: ['Responsable commercial'],
    others: [
      'Commercial',
      'Attachée commerciale',
      'Assistante commerciale',
      'Ingénieur commercial',
      'Technico-commercial',
      'Account Executive',
      'Conseiller commercial',
    ],
  },
  'Directeur logistique': {
    kept: ['Supply Chain Director', 'Directrice Logistique et Transport', 'Head of Logistics'],
    others: ['Cariste', 'Agent logistique', 'Préparateur de commandes'],
  },
  'Chef de projet événementiel': { kept: ['Event Project Manager'], others: [] },
  'Office manager': { kept: ['Office Manager & RH'], others: [] },
  'Responsable formation': {
    kept: ['Training Manager', 'Responsable développement des compétences', 'Learning & Development Manager'],
    others: ['Formateur', 'Responsable recrutement'],
  },
  'Directeur d’EHPAD': {
    kept: ['Directrice d’Ehpad', 'Directrice d’établissement médico-social'],
    others: ['Infirmière coordinatrice en EHPAD', 'Aide-soignante'],
  },
  'Responsable RSE': {
    kept: ['Chief Sustainability Officer', 'Responsable développement durable', 'CSR Manager', 'ESG Manager'],
    others: ['Chargée de mission RSE'],
  },
  'Responsable maintenance': {
    kept: ['Maintenance Manager', 'Resp. maintenance & travaux neufs', 'Chef de service maintenance'],
    others: ['Technicien de maintenance', 'Agent de maintenance'],
  },
  'Directeur juridique': {
    kept: ['General Counsel', 'Head of Legal', 'Legal Director', 'Directrice des affaires juridiques'],
    others: ['Juriste', 'Avocate', 'Assistante juridique'],
  },
  'Directeur technique': {
    kept: ['CTO', 'VP Engineering', 'Chief Technical Officer'],
    others: ['Technicien'],
  },
  'Chef comptable': {
    kept: ['Responsable comptabilité', 'Chief Accountant'],
    others: ['Aide-comptable', 'Comptable fournisseurs'],
  },
  'Responsable communication': {
    kept: ['Communications Manager', 'Responsable de la com', 'Resp. communication & événementiel'],
    others: ['Chargée de communication', 'Community manager'],
  },
  Comptable: { kept: ['Comptable unique', 'Accountant'], others: ['Assistant comptable'] },
  Architecte: { kept: ['Architecte DE HMONP', 'Architecte d’intérieur'], others: ['Architecte logiciel'] },
  'Conducteur de travaux': { kept: ['Conductrice de travaux TCE'], others: ['Maçon'] },
  'Product manager': { kept: ['Senior PM – Product'], others: [] },
  'Responsable informatique': {
    kept: ['IT Manager', 'Responsable SI', 'Chef du service informatique'],
    others: ['Administrateur systèmes'],
  },
  'Responsable marketing digital': { kept: ['Digital Marketing Manager', 'Resp. webmarketing'], others: [] },
  'Customer Success Manager': { kept: ['CSM', 'Responsable succès client'], others: [] },
  'Directeur de magasin': {
    kept: ['Store Manager', 'Directrice de boutique'],
    others: ['Vendeuse', 'Directeur adjoint de magasin'],
  },
  'Responsable recrutement': {
    kept: ['Talent Acquisition Manager', 'Head of Talent'],
    others: ['Recruteuse'],
  },
  'Directeur des opérations': { kept: ['COO', 'Head of Ops', 'Chief Operations Officer'], others: [] },
  'Pharmacien titulaire': {
    kept: ['Pharmacienne titulaire d’officine', 'Docteure en pharmacie, titulaire'],
    others: ['Préparatrice en pharmacie', 'Étudiante en pharmacie'],
  },
  'Directeur d’agence bancaire': {
    kept: ['Directrice d’agence', 'Branch Manager'],
    others: ['Conseillère clientèle', 'Chargé de clientèle professionnels', 'Directeur d’hôtel'],
  },
  'Chef de chantier': { kept: ['Cheffe de chantier VRD'], others: ['Maçonne', 'Chef de projet digital'] },
  'Responsable e-commerce': {
    kept: [
      'E-commerce Manager',
      'Resp. E-Commerce & CRM',
      'Head of E-commerce',
      'Responsable vente en ligne',
    ],
    others: ['Responsable de magasin', 'Assistante e-commerce'],
  },
  'Responsable grands comptes': {
    kept: ['KAM', 'Key Account Manager', 'Responsable comptes stratégiques'],
    others: ['Assistante commerciale'],
  },
  'Responsable SAV': {
    kept: ['Responsable service après-vente', 'After Sales Manager'],
    others: ['Technicien SAV'],
  },
  'Contrôleur de gestion': {
    kept: ['Contrôleuse de gestion industrielle', 'Business Controller'],
    others: ['Contrôleur qualité', 'Comptable', 'Alternante contrôle de gestion'],
  },
  Juriste: { kept: ['Juriste droit social', 'Legal Counsel'], others: ['Assistante juridique'] },
  'Data engineer': {
    kept: ['Ingénieure data', 'Senior Data Engineer (GCP)'],
    others: ['Ingénieure commerciale', 'Data analyst'],
  },
  'Secrétaire général': { kept: ['Secrétaire générale'], others: ['Secrétaire médicale'] },
  'Responsable services généraux': {
    kept: ['Facility Manager', 'Responsable des moyens généraux', 'Office & Facilities Manager'],
    others: ['Agent des services généraux'],
  },
  'Credit manager': { kept: ['Responsable recouvrement'], others: ['Conseiller crédit'] },
  'Ingénieur process': { kept: ['Ingénieure procédés', 'Process Engineer'], others: ['Technicien process'] },
  'Responsable laboratoire': {
    kept: ['Lab Manager', 'Cheffe de laboratoire'],
    others: ['Technicienne de laboratoire'],
  },
  'Chef de cuisine': {
    kept: ['Cheffe de cuisine', 'Head Chef', 'Chef exécutif'],
    others: ['Serveur', 'Commis de cuisine'],
  },
  'Directeur d’hôtel': {
    kept: ['General Manager – Hôtel des Halles', 'Hotel Manager', 'Directrice d’hôtel 4*'],
    others: ['Réceptionniste', 'Directeur de restaurant', 'Gouvernante générale'],
  },
  DGS: { kept: ['Directrice générale des services'], others: ['Directeur des services techniques', 'Maire'] },
  'Gestionnaire de copropriété': {
    kept: ['Gestionnaire copropriétés', 'Principale de copropriété'],
    others: ['Gestionnaire de paie', 'Assistante copropriété'],
  },
  'Directeur de la relation client': {
    kept: ['Customer Care Director', 'Head of Customer Experience', 'Directrice Expérience Client'],
    others: ['Conseiller client'],
  },
  'Responsable supply chain': {
    kept: ['Supply Chain Manager', 'Resp. Supply-Chain & Achats'],
    others: ['Approvisionneuse', 'Magasinier'],
  },
  'Responsable bureau d’études': {
    kept: ['Responsable BE', 'Engineering Manager – BE mécanique'],
    others: ['Dessinateur projeteur'],
  },
  'Chef de produit': {
    kept: ['Product Manager', 'Cheffe de produit senior'],
    others: ['Assistante chef de produit', 'Chef de projet'],
  },
  'Directeur des achats': {
    kept: ['CPO – Chief Procurement Officer', 'VP Procurement'],
    others: ['Category Buyer'],
  },
  'Directeur général': {
    kept: ['Directrice générale', 'Managing Director France', 'DG', 'CEO'],
    others: ['Directrice générale adjointe', 'Directeur régional', 'Assistante de direction générale'],
  },
  Fondateur: { kept: ['Co-founder & CTO', 'Cofondatrice'], others: ['CTO'] },
  'Responsable événementiel': {
    kept: ['Event Manager', 'Resp. communication et événementiel'],
    others: ['Hôtesse d’accueil'],
  },
  HRBP: {
    kept: ['HR Business Partner', 'Partenaire RH'],
    doubtful: ['Responsable RH'],
    others: ['Gestionnaire de paie'],
  },
  'Responsable comptable': {
    kept: [
      'Chef·fe comptable',
      'Resp. compta & trésorerie',
      'Responsable Comptabilité Générale',
      'Accounting Manager',
    ],
    others: ['Comptable général', 'Collaboratrice comptable'],
  },
  'Directeur innovation': {
    kept: ['Chief Innovation Officer', 'Head of Innovation & Strategy'],
    others: ['Chargée d’innovation'],
  },
  'Responsable énergie': { kept: ['Energy Manager'], others: ['Commercial énergie'] },
  Développeur: {
    kept: ['Développeuse full-stack', 'Software engineer'],
    others: ['Business developer', 'Responsable développement commercial'],
  },
  'Médecin du travail': { kept: ['Médecin du travail – SPSTI'], others: ['Infirmière en santé au travail'] },
  'Responsable QVT': { kept: ['Responsable QVCT', 'Chief Happiness Officer'], others: [] },
  'Directeur artistique': { kept: ['Art Director', 'DA freelance'], others: ['Directeur commercial'] },
  'Responsable de magasin': {
    kept: ['Directrice de boutique', 'Store Manager'],
    others: ['Magasinier', 'Responsable adjointe de magasin'],
  },
};
const pairs = (list: (titles: Titles) => readonly string[]) =>
  Object.entries(asked).flatMap(([title, titles]) => list(titles).map((other) => [title, other] as const));

test.each(pairs(({ kept }) => kept))('who asks for « %s » keeps « %s »', (title, other) => {
  expect(stanceOf(title, other)).not.toBe('against');
});

test.each(pairs(({ doubtful }) => doubtful ?? []))(
  'who asks for « %s » is asked about « %s »',
  (title, other) => {
    expect(stanceOf(title, other)).toBe('unknown');
  },
);

test.each(pairs(({ others }) => others))('who asks for « %s » does not want « %s »', (title, other) => {
  expect(stanceOf(title, other)).toBe('against');
});

test('what nobody can read is asked about, never refused', () => {
  expect(stanceOf('DRH', 'Chapter Lead Phoenix')).toBe('unknown');
  expect(stanceOf('Contremaître brasseur', 'Zythologue en chef')).toBe('unknown');
});

test('a level and its subject may stand in two parts, and a word that lowers lowers both', () => {
  expect(stanceOf('Directeur d’hôtel', 'General Manager – Hôtel des Halles')).toBe('for');
  expect(stanceOf('Office manager', 'Stagiaire – Office management')).toBe('against');
  expect(stanceOf('Responsable RH', 'Alternance – Responsable RH')).toBe('against');
  expect(stanceOf('DRH', 'Account Manager – solutions RH')).toBe('against');
});

test('whoever does something else is not asked about', () => {
  expect(stanceOf('Pharmacien titulaire', 'Préparatrice')).toBe('against');
  expect(stanceOf('Vigneron', 'Caviste')).toBe('against');
  expect(stanceOf('Directeur d’école', 'Professeure de marketing')).toBe('against');
});

test('whoever heads a house of the trade is asked about', () => {
  expect(stanceOf('Conseiller en gestion de patrimoine', 'Gérant-fondateur')).toBe('unknown');
  expect(stanceOf('Directeur de production', 'Plant Manager')).not.toBe('against');
  expect(stanceOf('Responsable marketing', 'Gérante')).toBe('against');
});

test('a wider name of what is asked is asked about', () => {
  expect(stanceOf('Avocat associé', 'Avocate')).toBe('unknown');
  expect(stanceOf('Avocat associé', 'Avocate associée')).toBe('for');
  expect(stanceOf('Médecin du travail', 'Médecin généraliste')).toBe('against');
});
