export type Sector =
  | 'tech'
  | 'consulting'
  | 'finance'
  | 'industry'
  | 'building'
  | 'food'
  | 'retail'
  | 'logistics'
  | 'people'
  | 'public';

/** `forms`: names of companies; `does`: what one of them does, verb first; `taglines`: its motto. */
export type Industry = {
  name: string;
  sector: Sector;
  weight: number;
  forms: readonly string[];
  does: readonly string[];
  taglines: readonly string[];
};

export const industry = (
  name: string,
  sector: Sector,
  weight: number,
  forms: string,
  does: readonly string[],
  taglines: readonly string[],
): Industry => ({ name, sector, weight, forms: forms.split('/'), does, taglines });

export const INDUSTRIES_OF_SERVICES: readonly Industry[] = [
  industry(
    'Développement de logiciels',
    'tech',
    10,
    '{brand}/{brand}/{brand}/{brand}/{brand} Software/{land} Logiciels',
    [
      'édite un logiciel de gestion commerciale pour les PME',
      'édite une plateforme de signature et de suivi des contrats',
      'développe un outil de planification pour les équipes de terrain',
      'propose une solution de pilotage de la trésorerie',
      'édite un logiciel de gestion des stocks simple et connecté',
      'aide les directions financières à automatiser leurs clôtures',
    ],
    [
      'Moins de tableurs, plus de décisions.',
      'Le logiciel que vos équipes ont envie d’ouvrir.',
      'Enfin un outil pensé avec ceux qui s’en servent.',
      'La simplicité, ça se travaille.',
    ],
  ),
  industry(
    'Services et conseil en informatique',
    'tech',
    8,
    '{brand}/{name} Informatique/{land} Systèmes/{brand} Consulting/{brand} Services/{land} Numérique',
    [
      'accompagne les ETI dans leur transformation numérique',
      'conçoit, héberge et maintient des systèmes d’information',
      'réunit des consultants en données, en cloud et en développement',
      'infogère les systèmes d’information des PME de sa région',
    ],
    [
      'Votre informatique, sans mauvaise surprise.',
      'L’expertise d’un grand, l’écoute d’un petit.',
      'Le numérique au service du métier.',
      'Une équipe, pas un ticket.',
    ],
  ),
  industry(
    'Sécurité informatique et des réseaux',
    'tech',
    3,
    '{brand}/{brand} Cyber/{brand} Sécurité/{land} Cyberdéfense',
    [
      'audite et protège les systèmes d’information des PME et des collectivités',
      'surveille jour et nuit les réseaux de ses clients',
      'forme les salariés aux bons réflexes numériques',
    ],
    [
      'Dormez tranquille, nous veillons.',
      'La sécurité sans jargon.',
      'Votre premier rempart, c’est vous. Le deuxième, c’est nous.',
    ],
  ),
  industry(
    'Télécommunications',
    'tech',
    2,
    '{brand} Télécom/{land} Télécoms/{land} Réseaux/{brand} Fibre',
    [
      'déploie et exploite des réseaux de fibre optique',
      'fournit téléphonie et accès internet aux entreprises',
      'installe les réseaux privés des sites industriels',
    ],
    ['Le lien qui ne lâche pas.', 'Un interlocuteur, toutes vos lignes.'],
  ),
  industry(
    'Services de conseil aux entreprises',
    'consulting',
    6,
    'Cabinet {name}/{name} Conseil/{name} & Associés/{brand} Conseil/{name} {name2} Conseil/{brand} Partners',
    [
      'conseille les dirigeants dans leurs projets de transformation',
      'accompagne les ETI familiales dans leurs transmissions',
      'aide les industriels à améliorer leur performance',
      'intervient en management de transition auprès des PME',
    ],
    [
      'Des consultants qui mouillent la chemise.',
      'Conseiller, c’est d’abord écouter.',
      'Décider mieux, agir plus vite.',
    ],
  ),
  industry(
    'Comptabilité',
    'consulting',
    5,
    'Cabinet {name}/{name} Expertise/{name} & Associés/{land} Expertise comptable/Fiduciaire {name}/{name} Audit',
    [
      'accompagne artisans, commerçants et PME dans leur gestion',
      'tient la comptabilité et la paie de plusieurs centaines d’entreprises',
      'réunit experts-comptables et commissaires aux comptes',
    ],
    ['Plus que des chiffres.', 'Votre copilote, toute l’année.', 'L’expertise comptable à taille humaine.'],
  ),
  industry(
    'Services juridiques',
    'consulting',
    3,
    '{name} Avocats/{name} & {name2} Avocats/Étude {name}/Cabinet {name}/{brand} Legal',
    [
      'conseille les entreprises en droit social et en droit des affaires',
      'accompagne les dirigeants dans leurs contrats et leurs litiges',
      'défend les intérêts des PME et de leurs dirigeants',
    ],
    ['Le droit, côté entreprise.', 'Clairs, disponibles, engagés.'],
  ),
  industry(
    'Services de publicité',
    'consulting',
    4,
    'Agence {brand}/{brand} Studio/{brand}/Studio {name}/Les Ateliers {brand}/{land} Communication',
    [
      'conçoit des campagnes pour les marques de sa région',
      'accompagne les marques en stratégie, en création et en médias',
      'aide les entreprises industrielles à se faire connaître',
    ],
    ['Des idées qui tiennent debout.', 'L’agence qui dit non (parfois).', 'Créer, c’est choisir.'],
  ),
  industry(
    'Recrutement et intérim',
    'people',
    4,
    '{name} Recrutement/{land} Intérim/{brand} RH/{brand} Talents/Cabinet {name}/{land} Emploi',
    [
      'recrute cadres et dirigeants pour les ETI industrielles',
      'délègue chaque semaine plusieurs centaines d’intérimaires',
      'accompagne les PME dans leurs recrutements difficiles',
    ],
    ['Le bon profil, pas le millième CV.', 'Recruter, c’est rencontrer.', 'L’emploi près de chez vous.'],
  ),
  industry(
    'Formation professionnelle',
    'people',
    4,
    '{brand} Formation/{name} Formation/{land} Compétences/Institut {name}/{brand} Académie',
    [
      'forme chaque année des milliers de salariés partout en France',
      'conçoit des parcours de formation sur mesure',
      'forme aux métiers de la vente et du management',
    ],
    ['Apprendre en faisant.', 'Des formations qui changent le lundi matin.', 'Progresser n’attend pas.'],
  ),
  industry(
    'Enseignement supérieur',
    'public',
    2,
    'École {name}/Institut supérieur {ofLand}/Campus {land}/École de management {ofLand}',
    [
      'forme chaque année plusieurs centaines d’étudiants, en formation initiale et en alternance',
      'prépare aux métiers de la gestion et du numérique',
    ],
    ['Former, relier, faire grandir.', 'L’école des métiers qui recrutent.'],
  ),
  industry(
    'Services financiers',
    'finance',
    3,
    '{name} Patrimoine/{brand} Finance/{name} Gestion/{brand} Capital/Financière {name}',
    [
      'finance la croissance des PME françaises',
      'accompagne les dirigeants dans la gestion de leur patrimoine',
      'propose aux entreprises des solutions de financement du poste client',
    ],
    ['Financer ce qui compte.', 'L’argent, mais avec du sens.', 'Indépendants, et fiers de l’être.'],
  ),
  industry(
    'Banques',
    'finance',
    2,
    'Banque {name}/Crédit {ofLand}/Banque coopérative {ofLand}/Caisse {ofLand}',
    [
      'accompagne particuliers, professionnels et entreprises de son territoire',
      'finance les projets des entreprises régionales depuis trois générations',
    ],
    ['La banque d’ici.', 'À vos côtés, dans la durée.'],
  ),
  industry(
    'Assurances',
    'finance',
    3,
    '{land} Assurances/Mutuelle {ofLand}/{name} Assurances/{brand} Assurance/Cabinet {name} Assurances',
    [
      'protège les salariés des PME et leurs familles',
      'assure les entreprises, leurs dirigeants et leurs flottes',
      'propose santé et prévoyance collectives',
    ],
    ['Être là le jour où ça compte.', 'La mutuelle qui vous connaît.'],
  ),
  industry(
    'Immobilier',
    'building',
    4,
    '{name} Immobilier/Foncière {name}/{land} Habitat/{brand} Immo/Résidences {ofLand}/Agence {name}',
    [
      'construit et gère des logements dans toute la région',
      'conseille les entreprises dans leurs projets immobiliers',
      'gère plusieurs milliers de lots en copropriété',
    ],
    ['Bien chez vous.', 'L’immobilier, les pieds sur terre.', 'Des lieux où l’on reste.'],
  ),
  industry(
    'Architecture et urbanisme',
    'building',
    2,
    'Atelier {name}/{name} Architectes/Agence {name} {name2}/Studio {brand}',
    [
      'dessine des logements, des écoles et des lieux de travail',
      'accompagne les collectivités dans leurs projets urbains',
    ],
    ['Construire moins, construire mieux.', 'Dessiner avec le lieu.'],
  ),
  industry(
    'Tourisme et voyages',
    'retail',
    2,
    '{land} Évasion/{name} Voyages/{brand} Voyages/Villages {ofLand}',
    [
      'conçoit des voyages sur mesure pour les particuliers et les entreprises',
      'exploite des résidences de vacances et des campings',
    ],
    ['Partir loin, tout près.', 'Voyager léger, voyager juste.'],
  ),
  industry(
    'Hôtellerie et restauration',
    'retail',
    4,
    'Hôtels {name}/Maison {name}/Les Tables {ofLand}/{brand} Restauration/Auberge {name}/Traiteur {name}',
    [
      'exploite des hôtels et des restaurants indépendants',
      'cuisine chaque jour pour les écoles et les entreprises',
      'organise réceptions et séminaires',
    ],
    ['Recevoir, c’est un métier.', 'Cuisiné ici, ce matin.'],
  ),
  industry(
    'Médias et édition',
    'consulting',
    2,
    'Éditions {name}/{brand} Médias/Imprimerie {name}/La Gazette {ofLand}/Studio {brand}',
    [
      'édite des titres de presse professionnelle',
      'publie des livres jeunesse et des beaux livres',
      'produit des contenus pour les marques et les médias',
    ],
    ['Raconter le monde tel qu’il change.', 'Du papier et des idées.'],
  ),
];
