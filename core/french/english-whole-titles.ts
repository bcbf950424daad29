/** Usual English titles and what they are called in French, in the masculine: the feminine follows from it. */
export const wholeTitles = `
ceo: CEO
chief executive officer: CEO
chief executive: CEO
cfo: directeur financier
chief financial officer: directeur financier
coo: directeur des opérations
chief operating officer: directeur des opérations
chief operations officer: directeur des opérations
cto: directeur technique
chief technology officer: directeur technique
chief technical officer: directeur technique
chief information officer: DSI
ciso: RSSI
chief information security officer: RSSI
cmo: directeur marketing
chief marketing officer: directeur marketing
chief revenue officer: directeur commercial
chief sales officer: directeur commercial
chief commercial officer: directeur commercial
chro: DRH
chief human resources officer: DRH
chief people officer: DRH
people and culture director: DRH
chief product officer: directeur produit
chief digital officer: directeur du numérique
chief data officer: directeur des données
chief legal officer: directeur juridique
general counsel: directeur juridique
chief procurement officer: directeur des achats
chief supply chain officer: directeur de la chaîne logistique
chief communications officer: directeur de la communication
chief customer officer: directeur de la relation client
chief growth officer: directeur de la croissance
chief strategy officer: directeur de la stratégie
chief innovation officer: directeur de l’innovation
chief transformation officer: directeur de la transformation
chief risk officer: directeur des risques
chief compliance officer: directeur de la conformité
chief sustainability officer: directeur du développement durable
chief of staff: directeur de cabinet
managing director: directeur général
general manager: directeur général
deputy ceo: directeur général adjoint
deputy managing director: directeur général adjoint
executive director: directeur exécutif
country manager: directeur pays
regional manager: responsable régional
regional director: directeur régional
plant manager: directeur d’usine
site manager: directeur de site
store manager: directeur de magasin
branch manager: directeur d’agence
hotel manager: directeur d’hôtel
general director: directeur général
founder: fondateur
co founder: cofondateur
cofounder: cofondateur
founder and ceo: fondateur et CEO
founder ceo: fondateur et CEO
ceo and founder: CEO et fondateur
ceo and co founder: CEO et cofondateur
ceo founder: CEO et fondateur
co founder and ceo: cofondateur et CEO
co founder ceo: cofondateur et CEO
co founder and cto: cofondateur et directeur technique
founding partner: associé fondateur
managing partner: associé gérant
partner: associé
senior partner: associé
president: président
vice president: vice-président
vp: vice-président
chairman: président
chairwoman: présidente
chairperson: président
chairman of the board: président du conseil d’administration
board member: membre du conseil d’administration
owner: propriétaire
business owner: chef d’entreprise
entrepreneur: entrepreneur
investor: investisseur
advisor: conseiller
investment manager: responsable des investissements
account manager: chargé de clientèle
key account manager: responsable grands comptes
account executive: commercial
account director: directeur de clientèle
area sales manager: responsable commercial régional
regional sales manager: responsable commercial régional
sales representative: commercial
sales rep: commercial
sales executive: commercial
salesperson: commercial
sales development representative: chargé de prospection
business development representative: chargé de prospection
sdr: chargé de prospection
bdr: chargé de prospection
business developer: chargé de développement commercial
business development manager: responsable du développement commercial
sales engineer: ingénieur commercial
presales engineer: ingénieur avant-vente
customer success manager: responsable de la réussite client
customer care manager: responsable de la relation client
customer service manager: responsable du service client
product manager: chef de produit
product owner: product owner
product marketing manager: chef de produit marketing
brand manager: chef de marque
project manager: chef de projet
it project manager: chef de projet informatique
program manager: responsable de programme
programme manager: responsable de programme
delivery manager: delivery manager
community manager: community manager
social media manager: responsable des réseaux sociaux
content manager: responsable des contenus
content writer: rédacteur
copywriter: concepteur-rédacteur
traffic manager: responsable de l’acquisition
growth manager: responsable de la croissance
growth hacker: responsable de la croissance
event manager: responsable de l’événementiel
events manager: responsable de l’événementiel
communications officer: chargé de communication
press officer: attaché de presse
public relations manager: responsable des relations publiques
art director: directeur artistique
creative director: directeur de la création
graphic designer: graphiste
ux designer: designer UX
ui designer: designer UI
web designer: webdesigner
software engineer: ingénieur logiciel
software developer: développeur
developer: développeur
web developer: développeur web
full stack developer: développeur full stack
front end developer: développeur front-end
frontend developer: développeur front-end
back end developer: développeur back-end
backend developer: développeur back-end
mobile developer: développeur mobile
engineering manager: responsable de l’ingénierie
engineer: ingénieur
devops engineer: ingénieur DevOps
data scientist: data scientist
data analyst: analyste de données
data engineer: ingénieur data
data architect: architecte de données
solution architect: architecte de solutions
solutions architect: architecte de solutions
enterprise architect: architecte d’entreprise
software architect: architecte logiciel
business analyst: analyste métier
scrum master: scrum master
system administrator: administrateur système
systems administrator: administrateur système
network engineer: ingénieur réseau
security engineer: ingénieur sécurité
it support technician: technicien informatique
it consultant: consultant informatique
accountant: comptable
chief accountant: chef comptable
senior accountant: comptable
controller: contrôleur de gestion
financial controller: contrôleur de gestion
business controller: contrôleur de gestion
management controller: contrôleur de gestion
financial analyst: analyste financier
treasurer: trésorier
auditor: auditeur
internal auditor: auditeur interne
tax manager: responsable fiscal
payroll manager: responsable paie
credit manager: responsable du crédit client
risk manager: responsable des risques
compliance officer: responsable de la conformité
data protection officer: DPO
lawyer: avocat
attorney: avocat
legal counsel: juriste
corporate lawyer: juriste d’entreprise
paralegal: assistant juridique
office manager: office manager
executive assistant: assistant de direction
personal assistant: assistant de direction
administrative assistant: assistant administratif
receptionist: réceptionniste
hr business partner: partenaire RH
hrbp: partenaire RH
human resources business partner: partenaire RH
hr officer: chargé des ressources humaines
hr generalist: chargé des ressources humaines
recruiter: recruteur
talent acquisition specialist: chargé de recrutement
talent acquisition manager: responsable du recrutement
talent acquisition partner: chargé de recrutement
head of talent: responsable du recrutement
head of people: responsable des ressources humaines
learning and development manager: responsable de la formation
training manager: responsable de la formation
trainer: formateur
coach: coach
buyer: acheteur
purchaser: acheteur
category manager: chef de catégorie
supply chain manager: responsable de la chaîne logistique
warehouse manager: responsable d’entrepôt
logistics coordinator: coordinateur logistique
quality engineer: ingénieur qualité
production engineer: ingénieur de production
process engineer: ingénieur procédés
mechanical engineer: ingénieur mécanique
research engineer: ingénieur de recherche
researcher: chercheur
consultant: consultant
senior consultant: consultant
management consultant: consultant en management
strategy consultant: consultant en stratégie
analyst: analyste
real estate agent: agent immobilier
property manager: gestionnaire immobilier
architect: architecte
nurse: infirmier
physician: médecin
teacher: enseignant
professor: professeur
student: étudiant
intern: stagiaire
team leader: chef d’équipe
team manager: responsable d’équipe
team lead: chef d’équipe
tech lead: tech lead
technical lead: tech lead
technical manager: responsable technique
technical director: directeur technique
facility manager: responsable des services généraux
facilities manager: responsable des services généraux
translator: traducteur
journalist: journaliste
editor in chief: rédacteur en chef
r&d engineer: ingénieur R&D
staff engineer: ingénieur
lead developer: développeur principal
area manager: directeur de zone
growth marketer: chargé de marketing
onboarding manager: responsable de l’accueil client
photographer: photographe
`;
