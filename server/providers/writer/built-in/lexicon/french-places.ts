/**
 * A region as the network names it, its other names, the lands inside it that people still name, its departments
 * with their numbers, and its towns.
 */
type Region = { name: string; aliases?: string; lands?: string; departments: string; towns: string };

export const regions: readonly Region[] = [
  {
    name: 'Île-de-France',
    aliases: 'IDF,région parisienne,Paris et sa région,Grand Paris,région Île-de-France,banlieue parisienne',
    departments:
      '75 Paris,77 Seine-et-Marne,78 Yvelines,91 Essonne,92 Hauts-de-Seine,93 Seine-Saint-Denis,94 Val-de-Marne,95 Val-d’Oise',
    towns:
      'Paris,Boulogne-Billancourt,Courbevoie,Nanterre,Puteaux,Levallois-Perret,Neuilly-sur-Seine,Issy-les-Moulineaux,Saint-Denis,Montreuil,Versailles,Massy,Vélizy-Villacoublay,Rueil-Malmaison,Montrouge,Clichy,Créteil,Cergy,Évry-Courcouronnes,Ivry-sur-Seine,Pantin,Melun,Meaux,Palaiseau,Fontainebleau,Mantes-la-Jolie,Rambouillet,Roissy-en-France,Rungis,Argenteuil,Vitry-sur-Seine,Aubervilliers,Noisy-le-Grand,Saint-Germain-en-Laye,Suresnes,Vincennes,Bobigny,Pontoise,Poissy,La Défense',
  },
  {
    name: 'Auvergne-Rhône-Alpes',
    aliases: 'AURA,ARA',
    lands: 'Rhône-Alpes,Auvergne',
    departments:
      '01 Ain,03 Allier,07 Ardèche,15 Cantal,26 Drôme,38 Isère,42 Loire,43 Haute-Loire,63 Puy-de-Dôme,69 Rhône,73 Savoie,74 Haute-Savoie',
    towns:
      'Lyon,Villeurbanne,Grenoble,Saint-Étienne,Clermont-Ferrand,Annecy,Chambéry,Valence,Bourg-en-Bresse,Roanne,Vienne,Villefranche-sur-Saône,Oyonnax,Cluses,Annonay,Montluçon,Aurillac,Le Puy-en-Velay,Thonon-les-Bains,Meylan,Limonest,Romans-sur-Isère,Vénissieux,Bron,Saint-Priest,Montélimar,Aix-les-Bains,Annemasse,Vichy,Moulins,Privas,Albertville',
  },
  {
    name: 'Provence-Alpes-Côte d’Azur',
    aliases: 'PACA,région Sud',
    lands: 'Provence,Côte d’Azur',
    departments:
      '04 Alpes-de-Haute-Provence,05 Hautes-Alpes,06 Alpes-Maritimes,13 Bouches-du-Rhône,83 Var,84 Vaucluse',
    towns:
      'Marseille,Nice,Aix-en-Provence,Toulon,Avignon,Antibes,Valbonne,Sophia Antipolis,Cannes,Aubagne,Gap,Grasse,Arles,Carpentras,Manosque,Vitrolles,Fréjus,Draguignan,Digne-les-Bains,Orange,Martigues,Salon-de-Provence,Istres,Hyères',
  },
  {
    name: 'Occitanie',
    lands: 'Midi-Pyrénées,Languedoc-Roussillon',
    departments:
      '09 Ariège,11 Aude,12 Aveyron,30 Gard,31 Haute-Garonne,32 Gers,34 Hérault,46 Lot,48 Lozère,65 Hautes-Pyrénées,66 Pyrénées-Orientales,81 Tarn,82 Tarn-et-Garonne',
    towns:
      'Toulouse,Montpellier,Nîmes,Perpignan,Béziers,Labège,Blagnac,Albi,Castres,Tarbes,Rodez,Montauban,Auch,Cahors,Millau,Sète,Figeac,Carcassonne,Narbonne,Foix,Mende,Alès,Colomiers,Lunel',
  },
  {
    name: 'Nouvelle-Aquitaine',
    lands: 'Aquitaine,Poitou-Charentes,Limousin,Pays basque',
    departments:
      '16 Charente,17 Charente-Maritime,19 Corrèze,23 Creuse,24 Dordogne,33 Gironde,40 Landes,47 Lot-et-Garonne,64 Pyrénées-Atlantiques,79 Deux-Sèvres,86 Vienne,87 Haute-Vienne',
    towns:
      'Bordeaux,Mérignac,Pessac,Limoges,Poitiers,La Rochelle,Pau,Bayonne,Biarritz,Anglet,Angoulême,Niort,Périgueux,Bergerac,Brive-la-Gaillarde,Cognac,Agen,Mont-de-Marsan,Dax,Libourne,Arcachon,Tulle,Guéret,Rochefort,Saintes,Châtellerault',
  },
  {
    name: 'Bretagne',
    departments: '22 Côtes-d’Armor,29 Finistère,35 Ille-et-Vilaine,56 Morbihan',
    towns:
      'Rennes,Brest,Quimper,Lorient,Vannes,Saint-Brieuc,Saint-Malo,Lannion,Vitré,Fougères,Morlaix,Pontivy,Concarneau,Loudéac,Cesson-Sévigné,Landerneau,Auray,Dinan,Redon,Ploërmel',
  },
  {
    name: 'Pays de la Loire',
    departments: '44 Loire-Atlantique,49 Maine-et-Loire,53 Mayenne,72 Sarthe,85 Vendée',
    towns:
      'Nantes,Angers,Le Mans,Saint-Nazaire,Laval,La Roche-sur-Yon,Cholet,Saint-Herblain,Les Herbiers,Les Sables-d’Olonne,Ancenis-Saint-Géréon,Saumur,Carquefou,Montaigu-Vendée,Rezé,La Baule-Escoublac,Châteaubriant',
  },
  {
    name: 'Hauts-de-France',
    lands: 'Nord-Pas-de-Calais,Picardie',
    departments: '02 Aisne,59 Nord,60 Oise,62 Pas-de-Calais,80 Somme',
    towns:
      'Lille,Villeneuve-d’Ascq,Roubaix,Tourcoing,Amiens,Valenciennes,Dunkerque,Arras,Lens,Douai,Calais,Compiègne,Beauvais,Saint-Quentin,Boulogne-sur-Mer,Marcq-en-Barœul,Le Touquet-Paris-Plage,Béthune,Cambrai,Maubeuge,Laon,Soissons,Senlis,Chantilly,Creil',
  },
  {
    name: 'Grand Est',
    lands: 'Alsace,Lorraine,Champagne-Ardenne',
    departments:
      '08 Ardennes,10 Aube,51 Marne,52 Haute-Marne,54 Meurthe-et-Moselle,55 Meuse,57 Moselle,67 Bas-Rhin,68 Haut-Rhin,88 Vosges',
    towns:
      'Strasbourg,Metz,Nancy,Reims,Mulhouse,Colmar,Troyes,Épinal,Haguenau,Charleville-Mézières,Épernay,Illkirch-Graffenstaden,Sélestat,Thionville,Saint-Dié-des-Vosges,Châlons-en-Champagne,Chaumont,Bar-le-Duc,Forbach,Saverne,Sarreguemines',
  },
  {
    name: 'Normandie',
    lands: 'Haute-Normandie,Basse-Normandie',
    departments: '14 Calvados,27 Eure,50 Manche,61 Orne,76 Seine-Maritime',
    towns:
      'Rouen,Caen,Le Havre,Cherbourg-en-Cotentin,Évreux,Alençon,Saint-Lô,Dieppe,Granville,Lisieux,Vire Normandie,Val-de-Reuil,Le Petit-Quevilly,Deauville,Bayeux,Fécamp,Vernon,Louviers',
  },
  {
    name: 'Bourgogne-Franche-Comté',
    lands: 'Bourgogne,Franche-Comté',
    departments:
      '21 Côte-d’Or,25 Doubs,39 Jura,58 Nièvre,70 Haute-Saône,71 Saône-et-Loire,89 Yonne,90 Territoire de Belfort',
    towns:
      'Dijon,Besançon,Belfort,Chalon-sur-Saône,Mâcon,Beaune,Auxerre,Nevers,Montbéliard,Dole,Vesoul,Lons-le-Saunier,Pontarlier,Le Creusot,Sens',
  },
  {
    name: 'Centre-Val de Loire',
    aliases: 'région Centre',
    departments: '18 Cher,28 Eure-et-Loir,36 Indre,37 Indre-et-Loire,41 Loir-et-Cher,45 Loiret',
    towns:
      'Tours,Orléans,Blois,Bourges,Chartres,Châteauroux,Dreux,Vendôme,Montargis,Amboise,Vierzon,Romorantin-Lanthenay',
  },
  {
    name: 'Corse',
    departments: '2A Corse-du-Sud,2B Haute-Corse',
    towns: 'Ajaccio,Bastia,Porto-Vecchio,Corte,Calvi',
  },
  {
    name: 'La Réunion',
    aliases: 'Réunion,île de la Réunion',
    departments: '974 La Réunion',
    towns: 'Saint-Pierre,Saint-Paul,Le Port,Le Tampon',
  },
  {
    name: 'Guadeloupe',
    departments: '971 Guadeloupe',
    towns: 'Baie-Mahault,Pointe-à-Pitre,Les Abymes,Basse-Terre',
  },
  { name: 'Martinique', departments: '972 Martinique', towns: 'Fort-de-France,Le Lamentin' },
  { name: 'Guyane', aliases: 'Guyane française', departments: '973 Guyane', towns: 'Cayenne,Kourou' },
  { name: 'Mayotte', departments: '976 Mayotte', towns: 'Mamoudzou' },
];

/** Towns with what lies around them, as the network names these areas. */
export const urbanAreas: Readonly<Record<string, string>> = {
  'région lyonnaise': 'Lyon et périphérie',
  'métropole lyonnaise': 'Lyon et périphérie',
  'Grand Lyon': 'Lyon et périphérie',
  'région bordelaise': 'Bordeaux et périphérie',
  'métropole lilloise': 'Lille et périphérie',
  'région lilloise': 'Lille et périphérie',
  'région toulousaine': 'Toulouse et périphérie',
  'région nantaise': 'Nantes et périphérie',
  'région rennaise': 'Rennes et périphérie',
  'région marseillaise': 'Marseille et périphérie',
  'région grenobloise': 'Grenoble et périphérie',
  'région montpelliéraine': 'Montpellier et périphérie',
  'région niçoise': 'Nice et périphérie',
  'région strasbourgeoise': 'Strasbourg et périphérie',
};

/** « PME lyonnaises »: the adjective, in its two genders, for the place. */
export const demonyms: Readonly<Record<string, string>> = {
  'parisien,parisienne': 'Paris',
  'francilien,francilienne': 'Île-de-France',
  'lyonnais,lyonnaise': 'Lyon',
  'grenoblois,grenobloise': 'Grenoble',
  'stéphanois,stéphanoise': 'Saint-Étienne',
  'marseillais,marseillaise': 'Marseille',
  'niçois,niçoise': 'Nice',
  'toulousain,toulousaine': 'Toulouse',
  'montpelliérain,montpelliéraine': 'Montpellier',
  'bordelais,bordelaise': 'Bordeaux',
  'nantais,nantaise': 'Nantes',
  'rennais,rennaise': 'Rennes',
  'lillois,lilloise': 'Lille',
  'strasbourgeois,strasbourgeoise': 'Strasbourg',
  'dijonnais,dijonnaise': 'Dijon',
  'rouennais,rouennaise': 'Rouen',
  'breton,bretonne': 'Bretagne',
  'normand,normande': 'Normandie',
  'alsacien,alsacienne': 'Alsace',
  'lorrain,lorraine': 'Lorraine',
  'vendéen,vendéenne': 'Vendée',
  'corse,corse': 'Corse',
  'français,française': 'France',
  'belge,belge': 'Belgique',
  'suisse,suisse': 'Suisse',
  'luxembourgeois,luxembourgeoise': 'Luxembourg',
  'québécois,québécoise': 'Québec',
};

/** Short names that people use for towns. */
export const townNicknames: Readonly<Record<string, string>> = {
  Évry: 'Évry-Courcouronnes',
  Vélizy: 'Vélizy-Villacoublay',
  Levallois: 'Levallois-Perret',
  Boulogne: 'Boulogne-Billancourt',
  Neuilly: 'Neuilly-sur-Seine',
  Issy: 'Issy-les-Moulineaux',
  Roissy: 'Roissy-en-France',
  Saclay: 'Palaiseau',
  Aix: 'Aix-en-Provence',
  Brive: 'Brive-la-Gaillarde',
  Cherbourg: 'Cherbourg-en-Cotentin',
  Charleville: 'Charleville-Mézières',
  Châlons: 'Châlons-en-Champagne',
  'La Baule': 'La Baule-Escoublac',
  'Le Touquet': 'Le Touquet-Paris-Plage',
  Ancenis: 'Ancenis-Saint-Géréon',
  Villefranche: 'Villefranche-sur-Saône',
  Clermont: 'Clermont-Ferrand',
};

/** Names that are also everyday words: a capital letter or « à », « dans le » tells them apart. */
export const everydayWords: ReadonlySet<string> = new Set(
  'aix,aura,auch,aube,boulogne,bron,calais,centre,cher,clermont,cluses,creuse,dole,foix,gap,grasse,landes,lens,loire,lot,manche,marne,mende,moulins,nice,nord,orange,orne,pau,port,saintes,sens,somme,tours,valence,var,vienne,vernon,vitre,jura,sion,mons,huy,liege,vaud,nyon,le port,provence'.split(
    ',',
  ),
);
