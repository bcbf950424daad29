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

/** What the network counts as « et périphérie » of a town, where it is not the whole region. */
export const suburbs: Readonly<Record<string, string>> = {
  Lyon: 'Villeurbanne,Limonest,Vénissieux,Bron,Saint-Priest,Écully,Caluire-et-Cuire,Vaulx-en-Velin,Dardilly',
  Marseille: 'Aix-en-Provence,Aubagne,Vitrolles,Martigues',
  Lille: 'Villeneuve-d’Ascq,Roubaix,Tourcoing,Marcq-en-Barœul',
  Toulouse: 'Labège,Blagnac,Colomiers',
  Bordeaux: 'Mérignac,Pessac',
  Nantes: 'Saint-Herblain,Carquefou,Rezé',
  Rennes: 'Cesson-Sévigné',
  Strasbourg: 'Illkirch-Graffenstaden',
  Grenoble: 'Meylan,Échirolles',
  Montpellier: '',
  Nice: '',
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
