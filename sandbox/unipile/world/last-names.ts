import { faker } from '@faker-js/faker/locale/fr';

const words = (list: string) => list.split(',');

const ACCENTS = new Map(
  words(
    'Andre André,Carre Carré,Clement Clément,Francois François,Gerard Gérard,Guerin Guérin,Laine Lainé,Lefevre Lefèvre,Menard Ménard,Noel Noël,Prevost Prévost,Remy Rémy,Riviere Rivière,Da silva Da Silva,Le gall Le Gall,Le roux Le Roux',
  ).map((pair): [string, string] => {
    const middle = pair.length / 2;
    return [pair.slice(0, Math.floor(middle)), pair.slice(Math.ceil(middle))];
  }),
);

/** Faker's French names have lost their accents and capitals: give them back. */
const COMMON = (faker.rawDefinitions.person?.last_name?.generic ?? []).map(
  (name) => ACCENTS.get(name) ?? name,
);

const OTHERS = words(
  'Delaunay,Besnard,Pelletier,Lebrun,Chauvin,Gaudin,Hamon,Perrier,Tessier,Bouvier,Millet,Couturier,Delattre,Humbert,Coulon,Bailly,Barthélemy,Grondin,Rivoire,Chabert,Delorme,Ferrand,Gillet,Jourdan,Lacombe,Lafont,Maurin,Valette,Verdier,Combes,Salles,Sabatier,Castel,Monnier,Pichon,Reynaud,Tournier,Vallet,Villard,Boulanger,Cordier,Descamps,Delannoy,Dubreuil,Duhamel,Evrard,Ferry,Georges,Guillemin,Hardy,Imbert,Jacquemin,Lallemand,Langlois,Lesage,Mallet,Mounier,Navarre,Paquet,Pascal,Peltier,Poulain,Prigent,Quentin,Rault,Rigaud,Sauvage,Savary,Seguin,Thibault,Toussaint,Vaillant,Verger,Vignal,Wagner,Charrier,Chauveau,Bellanger,Bigot,Blondel,Bonneau,Bossard,Boucher,Bousquet,Briand,Cadet,Chartier,Cochet,Courtois,Dumoulin,Fouquet,Gervais,Godard,Guibert,Hébert,Jamet,Lemaître,Leduc,Levasseur,Maréchal,Merle,Michaud,Normand,Pasquier,Pineau,Pruvost,Rossignol,Raynal,Thévenot,Vacher,Vergne,Voisin',
);
const NOBLE = words(
  'de La Tour,de Villeneuve,du Plessis,de Beaumont,d’Aubigny,de Saint-Martin,de Montbrun,d’Hautefort,de Lestrange,du Bois de La Roche,de Rochebrune,d’Estienne,de La Bretonnière,de Coëtlogon,de Bonneval,du Chazaud,de Sainte-Croix,d’Arcy,de Maupeou,de Kergariou',
);
const LE = words(
  'Le Bihan,Le Goff,Le Meur,Le Corre,Le Roy,Le Guen,Le Bris,Le Floch,Le Tallec,Le Dantec,Le Bourhis',
);
const DOUBLE = words(
  'Martin-Dubois,Lefèvre-Pons,Durand-Morel,Petit-Jean,Roux-Garnier,Girard-Benali,Morel-Diallo,Faure-Lopez,Blanc-Rossi,Simon-Nguyen',
);

const LOCAL: Readonly<Record<string, readonly string[]>> = {
  Bretagne: words(
    'Kervella,Guivarc’h,Le Goff,Le Bihan,Quéméner,Cariou,Tanguy,Riou,Abgrall,Madec,Jézéquel,Le Meur,Caradec,Guillou,Kerdoncuff,Morvan,Nédélec,Péron,Salaün,Troadec,Hascoët,Le Floch,Cadiou,L’Hostis,Kermarrec',
  ),
  'Grand Est': words(
    'Schmitt,Muller,Meyer,Klein,Weber,Schneider,Walter,Zimmermann,Kuntz,Hoffmann,Keller,Fischer,Wolff,Heitz,Ehrhardt,Burger,Kieffer,Lutz,Simon,Antoine,Thiébaut,Didier',
  ),
  Corse: words(
    'Casanova,Santini,Mattei,Luciani,Albertini,Paoli,Poggi,Leca,Susini,Filippi,Giudicelli,Acquaviva',
  ),
  'La Réunion': words(
    'Payet,Hoarau,Grondin,Boyer,Rivière,Dijoux,Fontaine,Maillot,Lebon,Robert,Técher,Virapoullé,Nativel,Turpin',
  ),
  Guadeloupe: words('Bordin,Chastagner,Losbar,Pierre-Justin,Moutoussamy,Ramassamy,Lubeth'),
  Martinique: words('Jean-Baptiste,Marie-Sainte,Édouard,Placide,Nardal,Rosette,Zobel'),
  'Hauts-de-France': words(
    'Vandenberghe,Delcourt,Lecocq,Deroo,Vanhoutte,Dewaele,Carlier,Delporte,Wattel,Lefebvre,Leclercq,Descamps,Van Dessel,Debruyne',
  ),
  'Nouvelle-Aquitaine': words(
    'Etcheverry,Lafargue,Darrigade,Etchegaray,Lamarque,Labat,Duprat,Lacoste,Irigoyen,Peyrot',
  ),
  Occitanie: words(
    'Puig,Cazals,Delmas,Fabre,Barthès,Rouquette,Cazeneuve,Soulié,Bonnafous,Estève,Vidal,Cabrol',
  ),
  Wallonie: words('Dupont,Lambert,Peeters,Jacobs,Delvaux,Lejeune,Collard,Gillain,Simonis'),
  'Bruxelles-Capitale': words('Janssens,Peeters,Maes,Claes,Van den Broeck,De Smet,Goossens,Vermeulen'),
  Genève: words('Favre,Rochat,Bolomey,Chappuis,Jaccard,Monnard,Pittet'),
  Vaud: words('Favre,Rochat,Cornaz,Chappuis,Jaccard,Dufour,Pittet,Cuendet'),
  Québec: words('Tremblay,Gagnon,Bouchard,Côté,Lavoie,Gauthier,Pelletier,Bélanger,Lapointe,Desrosiers'),
  Luxembourg: words('Schmit,Weber,Hoffmann,Thill,Kieffer,Reuter'),
};

export const FRENCH_LAST_NAMES: readonly string[] = [...COMMON, ...OTHERS];
export const NOBLE_LAST_NAMES: readonly string[] = NOBLE;
export const LE_LAST_NAMES: readonly string[] = LE;
export const DOUBLE_LAST_NAMES: readonly string[] = DOUBLE;
export const localLastNames = (region: string): readonly string[] => LOCAL[region] ?? FRENCH_LAST_NAMES;
/** Those a company may bear: no particle. */
export const FOUNDER_NAMES: readonly string[] = FRENCH_LAST_NAMES.filter(
  (name) => !/[ ’]/.test(name) && name !== 'Paris',
);
export const founderNames = (region: string): readonly string[] =>
  LOCAL[region]?.filter((name) => !/[ ’]/.test(name)) ?? FOUNDER_NAMES;
