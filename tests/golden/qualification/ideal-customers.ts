import { emptyCriteria, type IcpCriteria } from '../../../core/targeting/icp-criteria.ts';

const customer = (asked: Partial<IcpCriteria>): IcpCriteria => ({ ...emptyCriteria, ...asked });
const choices = (...labels: string[]) => labels.map((label) => ({ id: null, label }));

/** Who is looked for in the golden set. */
export const idealCustomers = {
  'finance-rhone-alpes': customer({
    titles: ['DAF'],
    places: choices('Auvergne-Rhône-Alpes, France'),
    companySizes: ['11-50', '51-200', '201-500', '501-1000'],
  }),
  'people-west': customer({
    titles: ['DRH'],
    places: choices('Bretagne, France', 'Pays de la Loire, France'),
  }),
  'sales-software': customer({
    titles: ['Directeur commercial', 'Responsable commercial'],
    industries: choices(
      'Développement de logiciels',
      'Services et conseil en informatique',
      'Sécurité informatique et des réseaux',
    ),
    exclusions: {
      customers: ['OMNILOOP SAS'],
      competitors: ['Batilys'],
      domains: ['landes-logiciels.example'],
    },
  }),
  'it-paris': customer({
    titles: ['DSI', 'Responsable informatique'],
    places: choices('Paris et périphérie'),
  }),
  'purchasing-north-and-south': customer({
    functions: choices('Achats'),
    seniorities: ['director', 'manager'],
    places: choices('Hauts-de-France, France', 'Grand Est, France', 'Occitanie, France'),
  }),
  'marketing-retail': customer({
    titles: ['Directeur marketing', 'Responsable marketing'],
    industries: choices('Commerce de détail', 'Commerce de gros', 'Habillement et mode', 'Cosmétiques'),
    exclusions: { customers: ['Comptoir Gillet'], competitors: [], domains: [] },
  }),
  'building-owners': customer({
    seniorities: ['owner', 'cxo'],
    industries: choices('BTP'),
    companySizes: ['11-50', '51-200', '201-500'],
    places: choices('France'),
  }),
  'factories-east': customer({
    titles: ['Directeur d’usine', 'Directeur industriel', 'Responsable production', 'Responsable qualité'],
    places: choices('Auvergne-Rhône-Alpes, France', 'Bourgogne-Franche-Comté, France'),
  }),
  'lawyers-paris': customer({
    titles: ['Directeur juridique', 'Responsable juridique'],
    places: choices('Île-de-France, France'),
    mustNotHave: ['assurances'],
  }),
  logistics: customer({
    titles: ['Directeur supply chain', 'Responsable logistique'],
    industries: choices('Transport et logistique', 'Agroalimentaire', 'Commerce de gros'),
    places: choices('France'),
  }),
  'communication-south-west': customer({
    functions: choices('Communication'),
    seniorities: ['director', 'manager'],
    places: choices('Occitanie, France', 'Nouvelle-Aquitaine, France'),
  }),
  'office-assistants': customer({
    titles: ['Assistante de direction', 'Office manager'],
    places: choices('France'),
  }),
  'customer-relations': customer({
    titles: ['Directeur de la relation client', 'Responsable service client', 'Head of Customer Success'],
    places: choices('Paris et périphérie', 'Rhône, Auvergne-Rhône-Alpes, France'),
  }),
  'sales-in-spanish': customer({
    functions: choices('Ventes'),
    seniorities: ['manager', 'director'],
    languages: ['es'],
    mustHave: ['négociation'],
  }),
  'people-alsace': customer({ titles: ['DRH'], departments: ['67', '68'] }),
  // Only in the pairs that were held out.
  accountants: customer({ titles: ['Expert-comptable'], places: choices('France') }),
  'startup-cto': customer({
    titles: ['CTO'],
    industries: choices('Logiciels', 'Services et conseil en informatique', 'Cybersécurité'),
    companySizes: ['1-10', '11-50', '51-200'],
    places: choices('France'),
  }),
  'heads-in-vienne': customer({
    seniorities: ['owner', 'cxo', 'director'],
    places: choices('Vienne, Nouvelle-Aquitaine, France'),
  }),
} satisfies Record<string, IcpCriteria>;
export type IdealCustomer = keyof typeof idealCustomers;
