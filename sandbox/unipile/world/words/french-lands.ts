import { of } from '../french-text.ts';

const WITH_DU = new Set(
  'Rhône,Dauphiné,Forez,Vercors,Beaujolais,Chablais,Vivarais,Luberon,Mistral,Lauragais,Quercy,Larzac,Rouergue,Périgord,Limousin,Béarn,Médoc,Poitou,Trégor,Léon,Penthièvre,Maine,Bocage,Hainaut,Nord,Ried,Cotentin,Perche,Bessin,Jura,Morvan,Doubs,Berry,Val de Loire,Hurepoix,Vexin,Grand Paris,Val-de-Seine,Lagon,Brabant,Condroz,Léman,Salève,Lavaux,Jorat,Gutland,Piton,Maroni,Nebbio,Cap Corse,Saint-Laurent'.split(
    ',',
  ),
);
const WITH_DES = new Set(
  'Cévennes,Pyrénées,Charentes,Landes,Mauges,Vosges,Ardennes,Alpilles,Laurentides,Antilles,Caraïbes'.split(
    ',',
  ),
);
const WITH_DE_L = new Set(
  'Esterel,Ubaye,Argoat,Artois,Orléanais,Estuaire,Alzette,Outaouais,Iroise'.split(','),
);

/** « du Vercors », « des Landes », « de l’Artois », « de Savoie ». */
export function ofLand(land: string): string {
  if (WITH_DU.has(land)) return `du ${land}`;
  if (WITH_DES.has(land)) return `des ${land}`;
  return WITH_DE_L.has(land) ? `de l’${land}` : of(land);
}
