/**
 * A region as the network names it, its other names, the lands inside it that people still name with the numbers
 * of their departments, and its departments with their number and their towns.
 */
export type Region = {
  name: string;
  aliases?: string;
  lands?: Readonly<Record<string, string>>;
  departments: Readonly<Record<string, string>>;
};

export const regions: readonly Region[] = [
  {
    name: 'Île-de-France',
    aliases: 'IDF,région parisienne,Paris et sa région,Grand Paris,région Île-de-France,banlieue parisienne',
    departments: {
      '75 Paris': 'Paris',
      '77 Seine-et-Marne': 'Melun,Meaux,Fontainebleau,Chelles,Marne-la-Vallée,Torcy,Lognes',
      '78 Yvelines':
        'Versailles,Vélizy-Villacoublay,Mantes-la-Jolie,Rambouillet,Saint-Germain-en-Laye,Poissy,Guyancourt,Montigny-le-Bretonneux,Saint-Quentin-en-Yvelines',
      '91 Essonne': 'Massy,Évry-Courcouronnes,Palaiseau,Les Ulis,Corbeil-Essonnes',
      '92 Hauts-de-Seine':
        'Boulogne-Billancourt,Courbevoie,Nanterre,Puteaux,Levallois-Perret,Neuilly-sur-Seine,Issy-les-Moulineaux,Rueil-Malmaison,Montrouge,Clichy,Suresnes,La Défense,Gennevilliers,Antony,Malakoff,Colombes',
      '93 Seine-Saint-Denis':
        'Saint-Denis,Montreuil,Pantin,Aubervilliers,Noisy-le-Grand,Bobigny,Saint-Ouen-sur-Seine',
      '94 Val-de-Marne':
        'Créteil,Ivry-sur-Seine,Rungis,Vitry-sur-Seine,Vincennes,Charenton-le-Pont,Fontenay-sous-Bois',
      '95 Val-d’Oise': 'Cergy,Roissy-en-France,Argenteuil,Pontoise',
    },
  },
  {
    name: 'Auvergne-Rhône-Alpes',
    aliases: 'AURA,ARA',
    lands: { 'Rhône-Alpes': '01 07 26 38 42 69 73 74', Auvergne: '03 15 43 63' },
    departments: {
      '01 Ain': 'Bourg-en-Bresse,Oyonnax',
      '03 Allier': 'Montluçon,Vichy,Moulins',
      '07 Ardèche': 'Annonay,Privas',
      '15 Cantal': 'Aurillac',
      '26 Drôme': 'Valence,Romans-sur-Isère,Montélimar',
      '38 Isère': 'Grenoble,Vienne,Meylan,Échirolles,Voiron,Bourgoin-Jallieu',
      '42 Loire': 'Saint-Étienne,Roanne',
      '43 Haute-Loire': 'Le Puy-en-Velay',
      '63 Puy-de-Dôme': 'Clermont-Ferrand',
      '69 Rhône':
        'Lyon,Villeurbanne,Villefranche-sur-Saône,Limonest,Vénissieux,Bron,Saint-Priest,Écully,Caluire-et-Cuire,Vaulx-en-Velin,Dardilly',
      '73 Savoie': 'Chambéry,Aix-les-Bains,Albertville',
      '74 Haute-Savoie': 'Annecy,Cluses,Thonon-les-Bains,Annemasse',
    },
  },
  {
    name: 'Provence-Alpes-Côte d’Azur',
    aliases: 'PACA,région Sud',
    lands: { Provence: '04 13 83 84', 'Côte d’Azur': '06 83' },
    departments: {
      '04 Alpes-de-Haute-Provence': 'Manosque,Digne-les-Bains',
      '05 Hautes-Alpes': 'Gap',
      '06 Alpes-Maritimes': 'Nice,Antibes,Valbonne,Sophia Antipolis,Cannes,Grasse',
      '13 Bouches-du-Rhône':
        'Marseille,Aix-en-Provence,Aubagne,Arles,Vitrolles,Martigues,Salon-de-Provence,Istres',
      '83 Var': 'Toulon,Fréjus,Draguignan,Hyères',
      '84 Vaucluse': 'Avignon,Carpentras,Orange',
    },
  },
  {
    name: 'Occitanie',
    lands: { 'Midi-Pyrénées': '09 12 31 32 46 65 81 82', 'Languedoc-Roussillon': '11 30 34 48 66' },
    departments: {
      '09 Ariège': 'Foix',
      '11 Aude': 'Carcassonne,Narbonne',
      '12 Aveyron': 'Rodez,Millau',
      '30 Gard': 'Nîmes,Alès',
      '31 Haute-Garonne': 'Toulouse,Labège,Blagnac,Colomiers',
      '32 Gers': 'Auch',
      '34 Hérault': 'Montpellier,Béziers,Sète,Lunel',
      '46 Lot': 'Cahors,Figeac',
      '48 Lozère': 'Mende',
      '65 Hautes-Pyrénées': 'Tarbes',
      '66 Pyrénées-Orientales': 'Perpignan',
      '81 Tarn': 'Albi,Castres',
      '82 Tarn-et-Garonne': 'Montauban',
    },
  },
  {
    name: 'Nouvelle-Aquitaine',
    lands: {
      Aquitaine: '24 33 40 47 64',
      'Poitou-Charentes': '16 17 79 86',
      Limousin: '19 23 87',
      'Pays basque': '64',
    },
    departments: {
      '16 Charente': 'Angoulême,Cognac',
      '17 Charente-Maritime': 'La Rochelle,Rochefort,Saintes',
      '19 Corrèze': 'Brive-la-Gaillarde,Tulle',
      '23 Creuse': 'Guéret',
      '24 Dordogne': 'Périgueux,Bergerac',
      '33 Gironde': 'Bordeaux,Mérignac,Pessac,Libourne,Arcachon',
      '40 Landes': 'Mont-de-Marsan,Dax',
      '47 Lot-et-Garonne': 'Agen',
      '64 Pyrénées-Atlantiques': 'Pau,Bayonne,Biarritz,Anglet',
      '79 Deux-Sèvres': 'Niort',
      '86 Vienne': 'Poitiers,Châtellerault',
      '87 Haute-Vienne': 'Limoges',
    },
  },
  {
    name: 'Bretagne',
    departments: {
      '22 Côtes-d’Armor': 'Saint-Brieuc,Lannion,Loudéac,Dinan',
      '29 Finistère': 'Brest,Quimper,Morlaix,Concarneau,Landerneau',
      '35 Ille-et-Vilaine': 'Rennes,Saint-Malo,Vitré,Fougères,Cesson-Sévigné,Redon',
      '56 Morbihan': 'Lorient,Vannes,Pontivy,Auray,Ploërmel',
    },
  },
  {
    name: 'Pays de la Loire',
    departments: {
      '44 Loire-Atlantique':
        'Nantes,Saint-Nazaire,Saint-Herblain,Ancenis-Saint-Géréon,Carquefou,Rezé,La Baule-Escoublac,Châteaubriant',
      '49 Maine-et-Loire': 'Angers,Cholet,Saumur',
      '53 Mayenne': 'Laval',
      '72 Sarthe': 'Le Mans',
      '85 Vendée': 'La Roche-sur-Yon,Les Herbiers,Les Sables-d’Olonne,Montaigu-Vendée',
    },
  },
  {
    name: 'Hauts-de-France',
    lands: { 'Nord-Pas-de-Calais': '59 62', Picardie: '02 60 80' },
    departments: {
      '02 Aisne': 'Saint-Quentin,Laon,Soissons',
      '59 Nord':
        'Lille,Villeneuve-d’Ascq,Roubaix,Tourcoing,Valenciennes,Dunkerque,Douai,Marcq-en-Barœul,Cambrai,Maubeuge',
      '60 Oise': 'Compiègne,Beauvais,Senlis,Chantilly,Creil',
      '62 Pas-de-Calais': 'Arras,Lens,Calais,Boulogne-sur-Mer,Le Touquet-Paris-Plage,Béthune',
      '80 Somme': 'Amiens',
    },
  },
  {
    name: 'Grand Est',
    lands: { Alsace: '67 68', Lorraine: '54 55 57 88', 'Champagne-Ardenne': '08 10 51 52' },
    departments: {
      '08 Ardennes': 'Charleville-Mézières',
      '10 Aube': 'Troyes',
      '51 Marne': 'Reims,Épernay,Châlons-en-Champagne',
      '52 Haute-Marne': 'Chaumont',
      '54 Meurthe-et-Moselle': 'Nancy',
      '55 Meuse': 'Bar-le-Duc',
      '57 Moselle': 'Metz,Thionville,Forbach,Sarreguemines',
      '67 Bas-Rhin': 'Strasbourg,Haguenau,Illkirch-Graffenstaden,Sélestat,Saverne',
      '68 Haut-Rhin': 'Mulhouse,Colmar',
      '88 Vosges': 'Épinal,Saint-Dié-des-Vosges',
    },
  },
  {
    name: 'Normandie',
    lands: { 'Haute-Normandie': '27 76', 'Basse-Normandie': '14 50 61' },
    departments: {
      '14 Calvados': 'Caen,Lisieux,Vire Normandie,Deauville,Bayeux',
      '27 Eure': 'Évreux,Val-de-Reuil,Vernon,Louviers',
      '50 Manche': 'Cherbourg-en-Cotentin,Saint-Lô,Granville',
      '61 Orne': 'Alençon',
      '76 Seine-Maritime': 'Rouen,Le Havre,Dieppe,Le Petit-Quevilly,Fécamp',
    },
  },
  {
    name: 'Bourgogne-Franche-Comté',
    lands: { Bourgogne: '21 58 71 89', 'Franche-Comté': '25 39 70 90' },
    departments: {
      '21 Côte-d’Or': 'Dijon,Beaune',
      '25 Doubs': 'Besançon,Montbéliard,Pontarlier',
      '39 Jura': 'Dole,Lons-le-Saunier',
      '58 Nièvre': 'Nevers',
      '70 Haute-Saône': 'Vesoul',
      '71 Saône-et-Loire': 'Chalon-sur-Saône,Mâcon,Le Creusot',
      '89 Yonne': 'Auxerre,Sens',
      '90 Territoire de Belfort': 'Belfort',
    },
  },
  {
    name: 'Centre-Val de Loire',
    aliases: 'région Centre',
    departments: {
      '18 Cher': 'Bourges,Vierzon',
      '28 Eure-et-Loir': 'Chartres,Dreux',
      '36 Indre': 'Châteauroux',
      '37 Indre-et-Loire': 'Tours,Amboise',
      '41 Loir-et-Cher': 'Blois,Vendôme,Romorantin-Lanthenay',
      '45 Loiret': 'Orléans,Montargis',
    },
  },
  {
    name: 'Corse',
    departments: { '2A Corse-du-Sud': 'Ajaccio,Porto-Vecchio', '2B Haute-Corse': 'Bastia,Corte,Calvi' },
  },
  {
    name: 'La Réunion',
    aliases: 'Réunion,île de la Réunion',
    departments: { '974 La Réunion': 'Saint-Pierre,Saint-Paul,Le Port,Le Tampon,Saint-Denis' },
  },
  {
    name: 'Guadeloupe',
    departments: { '971 Guadeloupe': 'Baie-Mahault,Pointe-à-Pitre,Les Abymes,Basse-Terre' },
  },
  { name: 'Martinique', departments: { '972 Martinique': 'Fort-de-France,Le Lamentin' } },
  {
    name: 'Guyane',
    aliases: 'Guyane française',
    departments: { '973 Guyane': 'Cayenne,Kourou' },
  },
  { name: 'Mayotte', departments: { '976 Mayotte': 'Mamoudzou' } },
];
