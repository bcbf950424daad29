import nouns from '#datasets/french/establishment-nouns.json' with { type: 'json' };
import { fold, words } from '../../words/fold.ts';
import { oneOf } from '../../words/one-of.ts';

/** What kind of article a noun takes: « le », « la », « les ». */
export type ArticleKind = 'masculine' | 'feminine' | 'plural';
const kinds = { m: 'masculine', f: 'feminine', p: 'plural' } as const;

/** Nouns of places and bodies: a name that begins with one takes its article, « à la Clinique des Ormes ». */
const table: ReadonlyMap<string, ArticleKind> = new Map(
  Object.entries(nouns).map(([noun, kind]) => [noun, kinds[oneOf(['m', 'f', 'p'], kind)]]),
);

/** They may stand before the noun: « au Grand Théâtre », « à la Haute Autorité de santé ». */
const adjectives =
  words(`ancien ancienne anciens anciennes bon bonne grand grande grands grandes haut haute hauts hautes jeune
  nouveau nouvel nouvelle nouveaux nouvelles petit petite petits petites premier premiere vieux vieille`);

/** Also words of brands: « à la Maison des jeunes », yet « chez Maison Dupont ». */
const onlyWithComplement = words(`
  amis anciens arts artisans assurance autocars avocats base bloc brigade cars casino centrale chantier ciments conseil coordination cycles
  echos education ensemble fleurs forces formation forge hotels jardin maitres maison marche mediation menuiseries meubles
  mission notaires oeuvre parfums pharmacies planning police port presse producteurs protection radio restaurants salaisons salon securite
  service services station studio territoire toiles tresor union unite usine`);
const adjectivesOfBodies =
  /^(?:nationa|civil|social|maladie|municip|departement|region|local|populair|catholiq|francais|europeen|universit|hospitali|publi|militair|superieu|economiq|territorial|protestant|routier|portuair)/;
const hasComplement = (rest: string) =>
  /^(?:\p{Ll}|[DL]’)/u.test(rest) || adjectivesOfBodies.test(fold(rest));
/** Bodies named by one word. */
const aloneToo = words(
  'comedie-francaise croix-rouge elysee hotel-dieu louvre parlement senat sorbonne vatican',
);

/** What the noun at the head of a name asks for, and what follows it; null where the name begins with none. */
export function headOf(name: string): { kind: ArticleKind; rest: string } | null {
  const [first = '', second = '', ...others] = name.split(' ');
  const isAfterAdjective = adjectives.has(fold(first)) && table.has(fold(second));
  const noun = fold(isAfterAdjective ? second : first);
  const rest = (isAfterAdjective ? others : [second, ...others]).join(' ');
  const kind = table.get(noun) ?? kindOfPair(noun);
  if (!kind || (!second && !aloneToo.has(noun))) return null;
  const isBrand = onlyWithComplement.has(noun) && !isAfterAdjective && !hasComplement(rest);
  return isBrand ? null : { kind, rest };
}

/** « Hôtel-Restaurant du Lac », « Boulangerie-Pâtisserie Roux ». */
function kindOfPair(noun: string): ArticleKind | undefined {
  const [one = '', other = '', ...more] = noun.split('-');
  return more.length === 0 && table.has(other) ? table.get(one) : undefined;
}

export const isEstablishment = (word: string): boolean => table.has(fold(word));
