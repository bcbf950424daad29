import { fold, words } from '../words/fold.ts';
import { institutionOf } from './acronyms.ts';
import { elide, type Gender, withA, withArticle, withDe } from './elision.ts';

/** Names that begin with these nouns take their article: « à la Ville de Paris », « au Crédit Agricole ». */
const masculineHeads = words(`
  centre college comite commissariat conseil conservatoire credit departement hopital institut laboratoire lycee
  ministere musee office rectorat reseau secretariat service syndicat theatre tribunal port opera cabinet pole bureau domaine`);
const feminineHeads = words(`
  academie agence agglomeration association banque caisse chambre clinique collectivite communaute commune compagnie cooperative cour
  direction ecole faculte federation fondation mairie metropole mutuelle poste prefecture region societe universite
  ville`);
/** Written small after their article; the others are part of an official name. */
const plainHeads = words('groupe cabinet agence bureau');

/** Said with « à » and without an article, with whatever follows. */
const bareNames = /^(?:pole emploi|france travail|sciences po|escp business|hec|em)(?: |$)/;
/** One of many of its kind: the article stays before the name of its place. */
const localBodies = words('cci chu chr chru caf cpam ars urssaf cma drac dreal iae iut insa crous');

function articleOf(name: string): Gender | 'school' | null {
  if (bareNames.test(fold(name))) return 'school';
  const [first = '', second] = name.split(' ');
  const institution = institutionOf(first);
  // « Insee », « SNCF Réseau »: a subsidiary is a brand of its own, « CHU de Rennes » is not.
  if (institution && (!second || localBodies.has(fold(first)) || /^(?:de|du|des)$|^d’/.test(second)))
    return institution;
  if (!second) return null;
  if (masculineHeads.has(fold(first))) return 'masculine';
  return feminineHeads.has(fold(first)) ? 'feminine' : null;
}

function lowerHead(name: string): string {
  const [first = ''] = name.split(' ');
  return plainHeads.has(fold(first)) ? first.toLowerCase() + name.slice(first.length) : name;
}

const isGroup = (name: string) => /^groupe \S/iu.test(name);

/** « chez Airbus », « à la SNCF », « au CNRS », « à HEC », « au sein du groupe SEB ». */
export function atCompany(name: string): string {
  if (isGroup(name)) return `au sein du ${lowerHead(name)}`;
  const article = articleOf(name);
  if (article === 'school') return `à ${name}`;
  return article ? withA(withArticle(lowerHead(name), article)) : `chez ${name}`;
}

/**
 * « d’Airbus », « de la SNCF », « de L’Oréal », « du groupe SEB ». A brand keeps its article: « de La Poste »; before
 * « Le » and « Les », where neither « de Le Monde » nor « du Slip Français » will do, a noun comes between.
 */
export function ofCompany(name: string): string {
  if (isGroup(name)) return withDe(`le ${lowerHead(name)}`);
  if (/^les? \S/iu.test(name)) return `de l’entreprise ${name}`;
  const article = articleOf(name);
  if (article === 'masculine' || article === 'feminine') return withDe(withArticle(lowerHead(name), article));
  return elide('de', name);
}
