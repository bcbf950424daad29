import { type Industry, industry } from './french-industries.ts';

export const INDUSTRIES_OF_TERRITORY: readonly Industry[] = [
  industry(
    'Transport et logistique',
    'logistics',
    6,
    'Transports {name}/{land} Logistique/{name} Logistique/{land} Express/{brand} Fret/Déménagements {name}/Messageries {ofLand}',
    [
      'transporte des marchandises dans toute l’Europe',
      'stocke, prépare et livre pour le commerce en ligne',
      'livre le dernier kilomètre à vélo et en camionnette électrique',
      'opère 60 000 m² d’entrepôts',
    ],
    ['À l’heure, entier, au bon endroit.', 'La route, notre famille.', 'Livrer mieux, rouler moins.'],
  ),
  industry(
    'Énergies renouvelables',
    'industry',
    4,
    '{brand} Énergies/{land} Énergies/{land} Solaire/{brand} Énergie/Éoliennes {ofLand}/{name} Énergie',
    [
      'installe des centrales solaires sur les toits des entreprises',
      'développe des parcs éoliens avec les habitants',
      'produit de la chaleur à partir de bois local',
      'aide les industriels à réduire leur facture d’énergie',
    ],
    ['L’énergie d’ici, pour ici.', 'Chaque toit compte.', 'Consommer moins, produire propre.'],
  ),
  industry(
    'Services pour l’environnement',
    'industry',
    3,
    '{land} Recyclage/{brand} Environnement/Eaux {ofLand}/{name} Recyclage/{name} Assainissement',
    [
      'collecte, trie et valorise les déchets des entreprises',
      'traite les eaux des communes et des industriels',
      'dépollue les friches industrielles',
    ],
    ['Rien ne se perd.', 'La ressource, c’est le déchet d’hier.'],
  ),
  industry(
    'Services aux entreprises',
    'logistics',
    4,
    '{name} Propreté/{land} Services/{name} Sécurité/{brand} Services/{land} Maintenance',
    [
      'assure la propreté de bureaux, d’usines et d’hôpitaux',
      'maintient les bâtiments de ses clients jour et nuit',
      'protège les sites sensibles et les événements',
    ],
    ['Discrets, présents, fiables.', 'Le service, au sens propre.'],
  ),
  industry(
    'Hôpitaux et soins de santé',
    'public',
    4,
    'Clinique {name}/Centre hospitalier {ofTown}/Résidences {name}/Pôle santé {ofLand}/{land} Soins à domicile',
    [
      'soigne chaque année des milliers de patients',
      'accueille et accompagne les personnes âgées',
      'organise les soins à domicile sur tout le territoire',
    ],
    ['Soigner, c’est prendre le temps.', 'Près de vous, pour vous.'],
  ),
  industry(
    'Administration publique',
    'public',
    4,
    'Communauté de communes {ofLand}/Agglomération {ofTown}/Ville {ofTown}/Chambre de commerce {ofLand}/Syndicat des eaux {ofLand}',
    ['sert les habitants et les entreprises de son territoire', 'aménage, entretient et anime le territoire'],
    ['Un territoire, des services.', 'Le service public, au quotidien.'],
  ),
  industry(
    'Associations et fondations',
    'public',
    3,
    'Association {brand}/Fondation {name}/Fédération {ofLand}/Collectif {brand}',
    [
      'accompagne vers l’emploi les personnes qui en sont éloignées',
      'soutient des projets solidaires partout en France',
      'représente et anime un réseau d’acteurs locaux',
    ],
    ['Ensemble, pour de vrai.', 'Agir près, agir bien.'],
  ),
];
