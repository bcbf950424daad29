import { wholeTitles } from './english-whole-titles.ts';

/** What « Head of », « Director », « VP » and « Manager » are of: said after « directeur » and « responsable ». */
const fields = `
finance: financier
financial: financier
accounting: comptable
sales: commercial
commercial: commercial
marketing: marketing
digital marketing: du marketing numérique
digital: du numérique
communication: de la communication
communications: de la communication
hr: des ressources humaines
human resources: des ressources humaines
people: des ressources humaines
talent acquisition: du recrutement
recruitment: du recrutement
recruiting: du recrutement
it: informatique
information technology: informatique
technology: technique
engineering: de l’ingénierie
product: produit
data: des données
design: du design
innovation: de l’innovation
r&d: de la recherche et du développement
research and development: de la recherche et du développement
operations: des opérations
supply chain: de la chaîne logistique
logistics: logistique
procurement: des achats
purchasing: des achats
legal: juridique
compliance: de la conformité
quality: de la qualité
production: de la production
manufacturing: de la production
maintenance: de la maintenance
security: de la sécurité
cybersecurity: de la cybersécurité
strategy: de la stratégie
business development: du développement commercial
partnerships: des partenariats
customer success: de la réussite client
customer experience: de l’expérience client
customer service: du service client
growth: de la croissance
brand: de la marque
content: des contenus
events: de l’événementiel
e commerce: e-commerce
ecommerce: e-commerce
retail: retail
export: export
sustainability: du développement durable
csr: RSE
transformation: de la transformation
audit: de l’audit
internal audit: de l’audit interne
treasury: de la trésorerie
tax: fiscal
risk: des risques
payroll: de la paie
real estate: immobilier
training: de la formation
public affairs: des affaires publiques
`;

const read = (list: string): [string, string][] =>
  list
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);

/** English key (see normaliseWords) to French title. */
export const englishTitles: ReadonlyMap<string, string> = new Map([
  ...read(fields).flatMap(([field, complement]): [string, string][] => [
    [`head of ${field}`, `responsable ${complement}`],
    [`${field} manager`, `responsable ${complement}`],
    [`${field} lead`, `responsable ${complement}`],
    [`director of ${field}`, `directeur ${complement}`],
    [`${field} director`, `directeur ${complement}`],
    [`vp ${field}`, `directeur ${complement}`],
    [`vp of ${field}`, `directeur ${complement}`],
    [`vice president ${field}`, `directeur ${complement}`],
    [`vice president of ${field}`, `directeur ${complement}`],
  ]),
  ...read(wholeTitles),
]);
