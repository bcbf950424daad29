import { looksLikeAcronym } from '../french/acronyms.ts';
import { argumentaireLimits as limits, type NotFor, type Sign, wordSources } from '../offers/argumentaire.ts';
import { words as wordSet } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { contentOf } from '../words/word-roots.ts';

/** Too common to point at a situation. */
const common = wordSet(`
  ainsi alors apres aucun aucune autre autres avant avec avoir beaucoup cela celle celles celui cette chaque chez comme
  comment contre dans depuis donc dont doit doivent encore entre entreprise entreprises equipe equipes erreur erreurs est
  etre faire fait faut fois font gens grand grande jamais jour jours leur leurs mais meme mieux mois moins moment nombre
  nous nouveau nouvelle parfois parce peut peuvent plus plusieurs point pour pourquoi premier premiere prend probleme
  problemes quand quel quelle quelques risque risques salarie salaries sans selon semaine semaines source souvent sont
  sous temps toujours tous tout toute toutes travail trop tres vers vite votre vous annee annees personne personnes
  client clients service services societe societes petit petite petites grandes ecart ecarts retard retards cout couts
  perte pertes plaint plainte plaintes ancien ancienne avait avaient etait etaient prevu prevus trouve trouves`);
const verb = /(?:ent|(?<!i)ons|ez|aient|ait|er|(?<!o)ir|ise|ifie|opie|oute|erite|uvre)$/;

/** Words of the user that name the situation: « SIRH », « bascule ». */
export function situationWords(text: string): string[] {
  const found = (text.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []).filter((word) => {
    const plain = normaliseWords(word);
    return looksLikeAcronym(word) || (plain.length >= 5 && namesSomething(word, plain));
  });
  return [...new Set(found)].slice(0, 4);
}

const namesSomething = (word: string, plain: string) =>
  contentOf(plain).length > 0 &&
  !common.has(plain) &&
  !isVerb(plain) &&
  !(done.test(word) && !things.has(plain));
/** « monté » and « affaissée » are done to something; « marché » and « tournée » are things. */
const done = /[^i]ée?s?$/u;
const things = wordSet(
  `marche marches sante conge conges liberte libertes degre degres traite traites arrete arretes journee journees
  tournee tournees duree durees idee idees donnee donnees entree entrees rentree arrivee arrivees chaussee chaussees
  cheminee cheminees musee musees lycee lycees poignee poignees vallee vallees armee armees`,
);

/** By its ending alone, so « paramétrement » would be lost too: fewer words are better than wrong ones. */
const isVerb = (plain: string) => verb.test(plain) && !plain.endsWith('ment') && !plain.endsWith('ements');

export const wordsSign = (text: string): Sign[] => {
  const words = situationWords(text);
  return words.length === 0 ? [] : [{ kind: 'words', places: [...wordSources], words, months: 12 }];
};

const sector =
  /(?<!\p{L})(?:industri\p{L}*|logisti\p{L}*|transport\p{L}*|santé|hospitali\p{L}*|hôpita\p{L}*|cliniques?|commerces?|distribution|banqu\p{L}*|bancaires?|assuran\p{L}*|construction|bâtiment|BTP|agroaliment\p{L}*|chimi\p{L}*|pharma\p{L}*|énerg\p{L}*|informati\p{L}*|logiciels?|télécom\p{L}*|hôtel(?!s? de (?:ville|police|région))\p{L}*|restauration|tourisme|immobili\p{L}*|enseignement|agricol\p{L}*|automobile|aéronauti\p{L}*|textile|luxe|média\p{L}*|notaires?|comptab\p{L}*|administrations?|collectivités?|associations?)(?!\p{L})/giu;
const count = '(\\d[\\d\\s\\u00a0\\u202f]*)';
const people = '\\s*(?:salariés|personnes|collaborateurs|employés|postes)';
const between = new RegExp(`${count}\\s*(?:à|-|–|et)\\s*${count}${people}`, 'iu');
const above = new RegExp(`(?:plus de|à partir de|au moins|dès)\\s+${count}${people}`, 'iu');
const below = new RegExp(`(?:moins de|jusqu’à|au plus)\\s+${count}${people}`, 'iu');
const job =
  /(?<!\p{L})(?:directeurs?|directrices?|responsables?|gestionnaires?|chefs?|dirigeants?|dirigeantes?|gérants?|acheteurs?|DRH|DAF|DSI|RAF|PDG)(?!\p{L})(?: (?:de la |de l’|de |d’|des |du )?(?!(?:d[eu]s?|l[ae]s?|[ld]’|et|ou|en|à|au|aux|qui|dans|pour|avec|sur|par|une?|chez|plus|moins)(?!\p{L}))[\p{L}-]+(?![\p{L}’-])){0,2}/giu;

const numberIn = (digits: string | undefined) =>
  digits === undefined ? null : Number(digits.replace(/\D/gu, ''));
const unique = (texts: readonly string[]) =>
  [...new Map(texts.map((text) => [normaliseWords(text), text.trim()])).values()].slice(0, limits.words);
const sectorsIn = (text: string) => unique(text.match(sector) ?? []);

const unwanted =
  /(?<!\p{L})(?:sauf|hormis|hors|excepté|à l’exception d|pas pour|ne s’adresse pas|ne convient pas|ne travaillons pas|n’est pas fait pour)/iu;

/** Whom the user says to sell to, as signs. */
export function marketSigns(sentences: readonly string[]): Sign[] {
  const market = sentences.map((sentence) => sentence.slice(0, unwanted.exec(sentence)?.index)).join('\n');
  const sectors = sectorsIn(market);
  const titles = unique(market.match(job) ?? []).filter((title) => title.length <= limits.word);
  const range = between.exec(market);
  const min = numberIn(range?.[1] ?? above.exec(market)?.[1]);
  const max = numberIn(range?.[2] ?? below.exec(market)?.[1]);
  const isRange = (min ?? 1) > 0 && (max ?? 1) > 0 && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY);
  return [
    ...(sectors.length > 0 ? [{ kind: 'sector' as const, words: sectors }] : []),
    ...(isRange && (min !== null || max !== null) ? [{ kind: 'headcount' as const, min, max }] : []),
    ...(titles.length > 0 ? [{ kind: 'title' as const, words: titles }] : []),
  ];
}

/** Only where the user says no in so many words. */
export function proposeNotFor(sentences: readonly string[]): NotFor {
  const refused = sentences.flatMap((sentence) => {
    const no = unwanted.exec(sentence);
    return no ? [sentence.slice(no.index)] : [];
  });
  const text = refused.join('\n');
  return {
    sectors: sectorsIn(text),
    titles: unique(text.match(job) ?? []).filter((title) => title.length <= limits.word),
    under: numberIn(below.exec(text)?.[1]),
    over: numberIn(above.exec(text)?.[1]),
  };
}
