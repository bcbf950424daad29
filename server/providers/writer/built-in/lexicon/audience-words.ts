import type { CompanySize, Language, Seniority } from '#core/targeting/icp-criteria.ts';

/** Kinds of companies by the number of people there, as French law and habit count them. */
export const sizeWords: readonly (readonly [words: string, sizes: readonly CompanySize[]])[] = [
  ['TPE,microentreprise,micro-entreprises,très petites entreprises,petites structures', ['1-10']],
  [
    'PME,PMI,SME,SMEs,SMB,SMBs,PME-PMI,petites et moyennes entreprises,entreprises moyennes,moyennes entreprises',
    ['11-50', '51-200'],
  ],
  ['petites entreprises', ['1-10', '11-50']],
  ['TPE-PME,TPE et PME', ['1-10', '11-50', '51-200']],
  ['ETI,entreprises de taille intermédiaire', ['201-500', '501-1000', '1001-5000']],
  [
    'grands groupes,grandes entreprises,grande entreprise,grands comptes,GE,CAC 40,CAC40,multinationales,grandes sociétés',
    ['5001-10000', '10001+'],
  ],
  [
    'startup,start-up,startups,start-ups,jeune pousse,jeunes pousses,jeunes entreprises',
    ['1-10', '11-50', '51-200'],
  ],
  ['scale-up,scaleup,scale-ups,scaleups', ['51-200', '201-500']],
];

export const seniorityWords: readonly (readonly [words: string, seniorities: readonly Seniority[]])[] = [
  ['dirigeants,dirigeant,dirigeante,patrons,patron,patronne,chefs d’entreprises', ['owner', 'cxo']],
  [
    'propriétaires,propriétaire,copropriétaires,proprios,proprio,exploitants,exploitant,exploitante',
    ['owner', 'cxo'],
  ],
  ['dirigent,possèdent,tiennent,tête', ['owner', 'cxo', 'director']],
  ['commerçants,commerçant,commerçantes,commerçante', ['owner', 'cxo']],
  ['décideurs,décideur,décideuse,décisionnaires', ['owner', 'cxo', 'vp', 'director']],
  [
    'comité de direction,codir,comex,comité exécutif,membres du comité de direction,membres de comités de direction,C-level,C-levels,cadres dirigeants,cadre dirigeant,top management',
    ['cxo', 'vp'],
  ],
  ['vice-présidents,vice-président,vice-présidente,VP', ['vp']],
  ['directeurs,directrices,directeur,directrice,direction,directions,head of', ['director']],
  [
    'managers,manageurs,manageuses,responsables,chefs,cheffes,encadrants,chefs d’équipe,responsables d’équipe,middle management',
    ['manager'],
  ],
  ['confirmés,confirmé,confirmée,confirmées,expérimentés,expérimentées,senior,seniors', ['senior']],
  ['juniors,junior,débutants,débutantes,jeunes diplômés,stagiaires,alternants,apprentis', ['entry']],
];

export const bareFunctions = 'RH,ressources humaines,marketing,achats,juridique,R&D,IT,customer success';
/** What announces a department. */
export const functionHeads =
  'fonction,fonctions,service,services,équipe,équipes,département,départements,pôle,pôles,direction,directions,métiers,profils,professionnels,décideurs,décideur,décisionnaires,cadres';

export const languageWords: readonly (readonly [adjectives: string, nouns: string, language: Language])[] = [
  ['francophone', 'français,french', 'fr'],
  ['anglophone', 'anglais,english', 'en'],
  ['germanophone', 'allemand', 'de'],
  ['hispanophone', 'espagnol', 'es'],
  ['italophone,italianophone', 'italien', 'it'],
  ['néerlandophone', 'néerlandais,flamand', 'nl'],
  ['lusophone', 'portugais', 'pt'],
];
/** A language is asked for only near one of these: « entreprises au nom allemand » asks for none. */
export const speakingWords =
  'parlant,parle,parlent,parler,maîtrisant,maîtrise,maîtrisent,bilingue,bilingues,trilingue,trilingues,langue,pratiquant,profil,profils,communiquant';

/** Adjectives that say for whom people work, and the word to meet that stands for them. */
export const employerAdjectives: readonly (readonly [words: string, label: string])[] = [
  ['indépendant,indépendante,indé,libéral,libérale,freelance,autoentrepreneur', 'à son compte'],
  ['privé,privée', 'secteur privé'],
  ['public,publique', 'secteur public'],
  ['associatif,associative', 'secteur associatif'],
  ['coté,cotée', 'entreprise cotée'],
  ['franchisé,franchisée', 'franchisé'],
  ['coopérative,SCOP,SCIC', 'coopérative'],
];
export const employerPhrases: readonly (readonly [words: string, label: string])[] = [
  ['à leur compte,à son compte,en libéral,en freelance,en indépendant,en exercice libéral', 'à son compte'],
  ['dans le privé,du privé,du secteur privé,dans le secteur privé', 'secteur privé'],
  ['dans le public', 'secteur public'],
  [
    'en recherche de poste,en recherche d’emploi,en recherche active,en recherche d’opportunités,à la recherche d’un,en transition professionnelle,en transition,en reconversion,open to work,sans emploi,demandeurs d’emploi,entre deux postes,disponibles immédiatement',
    'en recherche d’emploi',
  ],
  ['en franchise,sous franchise', 'franchisé'],
  ['cotés en bourse,cotées en bourse,coté en bourse,cotée en bourse', 'entreprise cotée'],
];
/** « Marchés publics », « travaux publics »: about something public, and not for the State. */
export const publicMatters =
  'relation,travail,travaux,affaire,marché,finance,politique,commande,droit,achat,transport,santé,espace,opinion,dette,comptable';
