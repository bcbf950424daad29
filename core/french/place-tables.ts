/**
 * How a place is said. One letter each:
 * e « en Gironde, de la Gironde »; c « en Bretagne, de Bretagne »; m « dans le Gard, du Gard »;
 * f « dans la Sarthe, de la Sarthe »; p « dans les Landes, des Landes »; o « au Maroc, du Maroc »;
 * x « aux États-Unis, des États-Unis »; a « à Paris, de Paris ».
 */
export type PlaceForm = 'e' | 'c' | 'm' | 'f' | 'p' | 'o' | 'x' | 'a';
export type PlaceTable = Readonly<Partial<Record<PlaceForm, string>>>;

/** The 101 departments; custom chooses between « en » and « dans la ». */
export const departmentForms: PlaceTable = {
  e: 'Ardèche,Ariège,Charente,Charente-Maritime,Corrèze,Côte-d’Or,Dordogne,Essonne,Haute-Garonne,Gironde,Isère,Haute-Loire,Loire-Atlantique,Lozère,Haute-Marne,Mayenne,Moselle,Haute-Saône,Savoie,Haute-Savoie,Seine-Maritime,Seine-Saint-Denis,Vendée,Haute-Vienne,Guadeloupe,Martinique,Guyane',
  c: 'Corse-du-Sud,Haute-Corse,Eure-et-Loir,Ille-et-Vilaine,Indre-et-Loire,Meurthe-et-Moselle,Saône-et-Loire,Seine-et-Marne',
  m: 'Ain,Allier,Aveyron,Calvados,Cantal,Cher,Doubs,Finistère,Gard,Gers,Hérault,Jura,Loir-et-Cher,Loiret,Lot,Lot-et-Garonne,Maine-et-Loire,Morbihan,Nord,Pas-de-Calais,Puy-de-Dôme,Bas-Rhin,Haut-Rhin,Rhône,Tarn,Tarn-et-Garonne,Var,Vaucluse,Territoire de Belfort,Val-de-Marne,Val-d’Oise',
  f: 'Aisne,Aube,Aude,Creuse,Drôme,Eure,Indre,Loire,Manche,Marne,Meuse,Nièvre,Oise,Orne,Sarthe,Somme,Vienne,Yonne',
  p: 'Alpes-de-Haute-Provence,Hautes-Alpes,Alpes-Maritimes,Ardennes,Bouches-du-Rhône,Côtes-d’Armor,Landes,Pyrénées-Atlantiques,Hautes-Pyrénées,Pyrénées-Orientales,Yvelines,Deux-Sèvres,Vosges,Hauts-de-Seine',
  a: 'Paris,La Réunion,Mayotte',
};

/** The 18 regions, those of before 2016, and the lands people still name. */
export const regionForms: PlaceTable = {
  c: 'Île-de-France,Auvergne-Rhône-Alpes,Provence-Alpes-Côte d’Azur,Occitanie,Nouvelle-Aquitaine,Bretagne,Normandie,Bourgogne-Franche-Comté,Corse,Alsace,Aquitaine,Auvergne,Basse-Normandie,Bourgogne,Champagne-Ardenne,Franche-Comté,Haute-Normandie,Lorraine,Midi-Pyrénées,Picardie,Poitou-Charentes,Rhône-Alpes,Provence,Champagne,Anjou,Touraine,Wallonie,Flandre,Catalogne,Bavière,Lombardie,Toscane',
  e: 'Guadeloupe,Martinique,Guyane',
  m: 'Grand Est,Centre-Val de Loire,Limousin,Languedoc-Roussillon,Nord-Pas-de-Calais,Périgord,Béarn,Vaud',
  o: 'Pays basque,Québec',
  p: 'Pays de la Loire,Hauts-de-France',
  a: 'La Réunion,Mayotte',
};

export const countryForms: PlaceTable = {
  e: 'République tchèque,République démocratique du Congo,Inde,Uruguay,Équateur',
  c: 'France,Belgique,Suisse,Andorre,Allemagne,Espagne,Italie,Angleterre,Écosse,Irlande,Autriche,Suède,Norvège,Finlande,Islande,Pologne,Tchéquie,Slovaquie,Slovénie,Croatie,Serbie,Hongrie,Roumanie,Bulgarie,Grèce,Turquie,Estonie,Lettonie,Lituanie,Ukraine,Russie,Algérie,Tunisie,Libye,Égypte,Côte d’Ivoire,Guinée,Mauritanie,Afrique du Sud,Éthiopie,Argentine,Colombie,Chine,Corée du Sud,Thaïlande,Malaisie,Indonésie,Australie,Nouvelle-Zélande,Arabie saoudite,Israël,Jordanie,Irak,Iran,Haïti,Arménie,Géorgie,Nouvelle-Calédonie,Polynésie française,Europe,Afrique,Asie,Grande-Bretagne',
  o: 'Luxembourg,Portugal,Royaume-Uni,Pays de Galles,Danemark,Maroc,Sénégal,Mali,Bénin,Togo,Niger,Nigeria,Cameroun,Gabon,Congo,Burkina Faso,Tchad,Rwanda,Kenya,Ghana,Canada,Mexique,Brésil,Chili,Pérou,Venezuela,Honduras,Japon,Vietnam,Cambodge,Qatar,Liban,Koweït,Pakistan,Kazakhstan',
  x: 'Pays-Bas,États-Unis,Philippines,Émirats arabes unis',
  a: 'Monaco,Malte,Chypre,Singapour,Hong Kong,Taïwan,Madagascar,Maurice,Cuba,Djibouti,Bahreïn,Oman',
};

/** The name of a town, a region or a country as the network or its owner may write it, and ours. */
export const otherPlaceNames: Readonly<Record<string, string>> = {
  belgium: 'Belgique',
  switzerland: 'Suisse',
  germany: 'Allemagne',
  spain: 'Espagne',
  italy: 'Italie',
  netherlands: 'Pays-Bas',
  'the netherlands': 'Pays-Bas',
  'united kingdom': 'Royaume-Uni',
  uk: 'Royaume-Uni',
  england: 'Angleterre',
  scotland: 'Écosse',
  ireland: 'Irlande',
  austria: 'Autriche',
  sweden: 'Suède',
  norway: 'Norvège',
  denmark: 'Danemark',
  finland: 'Finlande',
  poland: 'Pologne',
  romania: 'Roumanie',
  greece: 'Grèce',
  turkey: 'Turquie',
  morocco: 'Maroc',
  tunisia: 'Tunisie',
  algeria: 'Algérie',
  'ivory coast': 'Côte d’Ivoire',
  cameroon: 'Cameroun',
  'united states': 'États-Unis',
  usa: 'États-Unis',
  brazil: 'Brésil',
  japan: 'Japon',
  china: 'Chine',
  india: 'Inde',
  lebanon: 'Liban',
  'united arab emirates': 'Émirats arabes unis',
  brittany: 'Bretagne',
  normandy: 'Normandie',
  corsica: 'Corse',
  idf: 'Île-de-France',
  paca: 'Provence-Alpes-Côte d’Azur',
  aura: 'Auvergne-Rhône-Alpes',
  reunion: 'La Réunion',
  'ile de la reunion': 'La Réunion',
  'la reunion': 'La Réunion',
  'ile maurice': 'Maurice',
  london: 'Londres',
  brussels: 'Bruxelles',
  geneva: 'Genève',
  lisbon: 'Lisbonne',
  milan: 'Milan',
  rome: 'Rome',
  munich: 'Munich',
  barcelona: 'Barcelone',
  marseilles: 'Marseille',
  lyons: 'Lyon',
  vienna: 'Vienne',
  'new york city': 'New York',
  warsaw: 'Varsovie',
  antwerp: 'Anvers',
  ghent: 'Gand',
  cologne: 'Cologne',
  hamburg: 'Hambourg',
  dubai: 'Dubaï',
  algiers: 'Alger',
  'region parisienne': 'Paris et périphérie',
  'paris et sa region': 'Paris et périphérie',
};
