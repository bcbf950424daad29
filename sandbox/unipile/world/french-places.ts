import type { Place } from './world.ts';

/** Region, its country, the names local companies like to bear, then the towns with their weight. */
type Region = { name: string; country: string; lands: readonly string[]; towns: string };

export const REGIONS: readonly Region[] = [
  {
    name: 'Île-de-France',
    country: 'France',
    lands: ['Marne', 'Val-de-Seine', 'Hurepoix', 'Brie', 'Vexin', 'Grand Paris'],
    towns:
      'Paris 150,Boulogne-Billancourt 18,Courbevoie 15,Nanterre 11,Puteaux 9,Levallois-Perret 10,Neuilly-sur-Seine 7,Issy-les-Moulineaux 9,Saint-Denis 9,Montreuil 8,Versailles 8,Massy 7,Vélizy-Villacoublay 6,Rueil-Malmaison 5,Montrouge 4,Clichy 4,Créteil 4,Cergy 4,Évry-Courcouronnes 4,Ivry-sur-Seine 3,Pantin 4,Melun 2,Meaux 2,Palaiseau 3,Fontainebleau 1,Mantes-la-Jolie 1,Rambouillet 1,Roissy-en-France 3,Rungis 3',
  },
  {
    name: 'Auvergne-Rhône-Alpes',
    country: 'France',
    lands: [
      'Rhône',
      'Dauphiné',
      'Savoie',
      'Forez',
      'Vercors',
      'Beaujolais',
      'Chablais',
      'Auvergne',
      'Vivarais',
    ],
    towns:
      'Lyon 55,Villeurbanne 12,Grenoble 16,Saint-Étienne 10,Clermont-Ferrand 11,Annecy 9,Chambéry 6,Valence 6,Bourg-en-Bresse 4,Roanne 3,Vienne 2,Villefranche-sur-Saône 3,Oyonnax 3,Cluses 3,Annonay 2,Montluçon 2,Aurillac 2,Le Puy-en-Velay 2,Thonon-les-Bains 2,Meylan 3,Limonest 2,Romans-sur-Isère 2',
  },
  {
    name: 'Provence-Alpes-Côte d’Azur',
    country: 'France',
    lands: ['Provence', 'Luberon', 'Esterel', 'Mistral', 'Alpilles', 'Camargue', 'Ubaye'],
    towns:
      'Marseille 30,Nice 16,Aix-en-Provence 14,Toulon 8,Avignon 7,Antibes 4,Valbonne 6,Cannes 3,Aubagne 3,Gap 2,Grasse 3,Arles 2,Carpentras 2,Manosque 1,Vitrolles 2',
  },
  {
    name: 'Occitanie',
    country: 'France',
    lands: ['Garonne', 'Cévennes', 'Lauragais', 'Quercy', 'Gascogne', 'Pyrénées', 'Larzac', 'Rouergue'],
    towns:
      'Toulouse 34,Montpellier 20,Nîmes 6,Perpignan 5,Béziers 3,Labège 4,Blagnac 4,Albi 3,Castres 3,Tarbes 3,Rodez 3,Montauban 3,Auch 2,Cahors 2,Millau 1,Sète 2,Figeac 1',
  },
  {
    name: 'Nouvelle-Aquitaine',
    country: 'France',
    lands: ['Aquitaine', 'Périgord', 'Limousin', 'Béarn', 'Médoc', 'Charentes', 'Poitou', 'Landes'],
    towns:
      'Bordeaux 26,Mérignac 5,Pessac 3,Limoges 6,Poitiers 6,La Rochelle 7,Pau 6,Bayonne 4,Angoulême 4,Niort 6,Périgueux 3,Brive-la-Gaillarde 3,Cognac 3,Agen 3,Mont-de-Marsan 2,Libourne 2,Arcachon 1',
  },
  {
    name: 'Bretagne',
    country: 'France',
    lands: ['Armor', 'Iroise', 'Cornouaille', 'Brocéliande', 'Penthièvre', 'Léon', 'Trégor', 'Argoat'],
    towns:
      'Rennes 20,Brest 9,Quimper 6,Lorient 6,Vannes 6,Saint-Brieuc 4,Saint-Malo 3,Lannion 3,Vitré 3,Fougères 2,Morlaix 2,Pontivy 2,Concarneau 2,Loudéac 1,Cesson-Sévigné 4,Landerneau 1',
  },
  {
    name: 'Pays de la Loire',
    country: 'France',
    lands: ['Anjou', 'Vendée', 'Maine', 'Retz', 'Estuaire', 'Mauges', 'Bocage'],
    towns:
      'Nantes 26,Angers 9,Le Mans 7,Saint-Nazaire 5,Laval 4,La Roche-sur-Yon 4,Cholet 5,Saint-Herblain 5,Les Herbiers 4,Les Sables-d’Olonne 3,Ancenis-Saint-Géréon 2,Saumur 2,Carquefou 2,Montaigu-Vendée 2',
  },
  {
    name: 'Hauts-de-France',
    country: 'France',
    lands: ['Artois', 'Flandre', 'Picardie', 'Opale', 'Hainaut', 'Nord', 'Thiérache'],
    towns:
      'Lille 24,Villeneuve-d’Ascq 7,Roubaix 6,Tourcoing 4,Amiens 6,Valenciennes 4,Dunkerque 4,Arras 4,Lens 3,Douai 3,Calais 2,Compiègne 4,Beauvais 3,Saint-Quentin 2,Boulogne-sur-Mer 2,Marcq-en-Barœul 4,Le Touquet-Paris-Plage 1',
  },
  {
    name: 'Grand Est',
    country: 'France',
    lands: ['Alsace', 'Lorraine', 'Champagne', 'Vosges', 'Ardennes', 'Ried', 'Moselle'],
    towns:
      'Strasbourg 18,Metz 8,Nancy 8,Reims 8,Mulhouse 5,Colmar 4,Troyes 4,Épinal 3,Haguenau 2,Charleville-Mézières 2,Épernay 3,Illkirch-Graffenstaden 3,Sélestat 2,Thionville 2,Saint-Dié-des-Vosges 1',
  },
  {
    name: 'Normandie',
    country: 'France',
    lands: ['Cotentin', 'Caux', 'Perche', 'Normandie', 'Seine', 'Bessin'],
    towns:
      'Rouen 11,Caen 9,Le Havre 7,Cherbourg-en-Cotentin 3,Évreux 3,Alençon 2,Saint-Lô 2,Dieppe 2,Granville 2,Lisieux 1,Vire Normandie 1,Val-de-Reuil 2,Le Petit-Quevilly 1',
  },
  {
    name: 'Bourgogne-Franche-Comté',
    country: 'France',
    lands: ['Bourgogne', 'Franche-Comté', 'Jura', 'Morvan', 'Doubs', 'Bresse'],
    towns:
      'Dijon 10,Besançon 7,Belfort 4,Chalon-sur-Saône 3,Mâcon 3,Beaune 3,Auxerre 3,Nevers 2,Montbéliard 3,Dole 2,Vesoul 2,Lons-le-Saunier 2,Pontarlier 1,Le Creusot 2',
  },
  {
    name: 'Centre-Val de Loire',
    country: 'France',
    lands: ['Touraine', 'Berry', 'Sologne', 'Beauce', 'Val de Loire', 'Orléanais'],
    towns:
      'Tours 9,Orléans 9,Blois 3,Bourges 4,Chartres 4,Châteauroux 2,Dreux 2,Vendôme 2,Montargis 1,Amboise 1',
  },
  {
    name: 'Corse',
    country: 'France',
    lands: ['Balagne', 'Nebbio', 'Cap Corse'],
    towns: 'Ajaccio 3,Bastia 3,Porto-Vecchio 1,Corte 1',
  },
  {
    name: 'La Réunion',
    country: 'France',
    lands: ['Bourbon', 'Salazie', 'Piton'],
    towns: 'Saint-Denis 6,Saint-Pierre 4,Saint-Paul 2,Le Port 2,Le Tampon 1',
  },
  {
    name: 'Guadeloupe',
    country: 'France',
    lands: ['Caraïbes', 'Grande-Terre'],
    towns: 'Baie-Mahault 3,Pointe-à-Pitre 2,Les Abymes 1',
  },
  {
    name: 'Martinique',
    country: 'France',
    lands: ['Antilles', 'Caraïbes'],
    towns: 'Fort-de-France 3,Le Lamentin 3',
  },
  { name: 'Guyane', country: 'France', lands: ['Amazonie', 'Maroni'], towns: 'Cayenne 2,Kourou 1' },
  { name: 'Mayotte', country: 'France', lands: ['Lagon'], towns: 'Mamoudzou 1' },
  {
    name: 'Bruxelles-Capitale',
    country: 'Belgique',
    lands: ['Brabant', 'Senne'],
    towns: 'Bruxelles 10,Ixelles 2',
  },
  {
    name: 'Wallonie',
    country: 'Belgique',
    lands: ['Meuse', 'Condroz'],
    towns: 'Liège 4,Namur 3,Mons 2,Louvain-la-Neuve 3,Charleroi 2',
  },
  { name: 'Genève', country: 'Suisse', lands: ['Léman', 'Salève'], towns: 'Genève 8,Carouge 2' },
  {
    name: 'Vaud',
    country: 'Suisse',
    lands: ['Lavaux', 'Jorat'],
    towns: 'Lausanne 6,Nyon 2,Vevey 2,Yverdon-les-Bains 1',
  },
  {
    name: 'Luxembourg',
    country: 'Luxembourg',
    lands: ['Alzette', 'Gutland'],
    towns: 'Luxembourg 7,Esch-sur-Alzette 2',
  },
  {
    name: 'Québec',
    country: 'Canada',
    lands: ['Laurentides', 'Outaouais', 'Saint-Laurent'],
    towns: 'Montréal 9,Québec 4,Sherbrooke 1,Laval 1',
  },
];

const METROPOLES = [
  'Paris',
  'Lyon',
  'Marseille',
  'Lille',
  'Toulouse',
  'Bordeaux',
  'Nantes',
  'Rennes',
  'Strasbourg',
  'Grenoble',
  'Montpellier',
  'Nice',
];

export type Town = { place: Place; area: Place | null };

export type Atlas = {
  places: readonly Place[];
  towns: readonly (readonly [Town, number])[];
  /** With their weights, ready to be drawn. */
  townsByRegion: ReadonlyMap<string, readonly (readonly [Town, number])[]>;
  france: Place;
};

/** Countries and regions are places too, so that a search can be narrowed to « Bretagne, France ». */
export function drawAtlas(newId: () => string): Atlas {
  const places: Place[] = [];
  const add = (name: string, path: readonly string[]): Place => {
    const place = { id: newId(), name, path };
    places.push(place);
    return place;
  };
  const countries = new Map<string, Place>();
  for (const country of new Set(REGIONS.map((region) => region.country)))
    countries.set(country, add(country, [country]));

  const townsByRegion = new Map<string, (readonly [Town, number])[]>();
  for (const region of REGIONS) {
    const above = region.name === region.country ? [region.country] : [region.name, region.country];
    if (above.length === 2) add(above.join(', '), above);
    const towns = region.towns.split(',').map((entry): readonly [Town, number] => {
      const cut = entry.lastIndexOf(' ');
      const path = [entry.slice(0, cut), ...above];
      const place = add(path.join(', '), path);
      const hasArea = METROPOLES.includes(path[0] ?? '') && region.country === 'France';
      return [
        { place, area: hasArea ? add(`${path[0]} et périphérie`, path) : null },
        Number(entry.slice(cut + 1)),
      ];
    });
    townsByRegion.set(region.name, towns);
  }
  const france = countries.get('France') ?? add('France', ['France']);
  return { places, towns: [...townsByRegion.values()].flat(), townsByRegion, france };
}
