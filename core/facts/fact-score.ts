import { dayMs } from '../time/durations.ts';
import { fold, words } from '../words/fold.ts';
import { normaliseWords, singularKey } from '../words/normalise-words.ts';
import type { Fact, FactKind } from './fact.ts';

/** The words that a fact is weighed against: those of the offer, and those of the person's own work. */
export type Weights = { offer: ReadonlySet<string>; work: ReadonlySet<string> };

/**
 * How good a fact is to open a message with: the sum of its parts.
 *
 * | part      | points     | why |
 * | --------- | ---------- | --- |
 * | kind      | −100 to 30 | what people say themselves beats what they are listed as; a name opens nothing |
 * | relevance | 0 to 60    | 22 for each stem shared with what the offer says |
 * | work      | 0 to 16    | of a sentence: 8 for each stem shared with the person's title, sector and skills |
 * | recency   | −25 to 25  | of what is dated, by its age on the day it was read |
 * | rarity    | 0 to 20    | the share of its words that few profiles have, and 6 for a number or a name inside |
 * | hanging   | −30 to 0   | of a sentence that cannot be understood without the one before it |
 */
export function scoreFact(fact: Fact, { offer, work }: Weights): number {
  const stems = stemsOf(fact.text);
  const isSentence = sentences.has(fact.kind);
  return (
    (kindPoints[fact.kind] ?? 0) +
    relevance(stems, offer) +
    (isSentence ? Math.min(16, 8 * shared(stems, work)) : 0) +
    recency(fact) +
    rarity(fact, stems) -
    (isSentence && hanging.test(fold(fact.text)) ? 30 : 0)
  );
}

const sentences: ReadonlySet<FactKind> = new Set(['about', 'role_detail', 'post']);
const ofWork: ReadonlySet<FactKind> = new Set(['role', 'headline', 'industry', 'skill', 'past_role']);

export const workStems = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.filter(({ kind }) => ofWork.has(kind)).flatMap(({ text }) => [...stemsOf(text)]));

const hanging =
  /^(?:et|mais|ou|donc|car|puis|ensuite|alors|ainsi|aussi|bref|resultat|oui|non|il|elle|ils|elles|cela|ca|c’est|c’etait|ce n’est|ce qui|ce que|celui|celle|ceux|les deux|le premier|la premiere|d’autres|sinon|pourtant|cependant|enfin|on me|je prends les deux|une seule|un seul)(?!\p{L})|(?<!\p{L})(?:les deux|ceux-ci|celles-ci|celui-ci|celle-ci)(?!\p{L})/u;

/** Facts of the offer are not ranked. */
const kindPoints: Partial<Record<FactKind, number>> = {
  post: 30,
  role: 26,
  role_since: 20,
  company: 22,
  about: 20,
  role_detail: 20,
  past_role: 8,
  headcount: 8,
  place: 6,
  industry: 6,
  school: 4,
  detail: 10,
  headline: 4,
  skill: 2,
  language: -10,
  first_name: -100,
  last_name: -100,
  computed: 0,
};

const shared = (stems: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...stems].filter((stem) => others.has(stem) && !anywhere.has(stem)).length;
const relevance = (stems: ReadonlySet<string>, offer: ReadonlySet<string>) =>
  Math.min(60, 22 * shared(stems, offer));

/** A date of a year or a month counts from its middle. */
function recency({ kind, date, seenAt }: Fact): number {
  if (!date) return 0;
  const [year = '', month, day] = date.split('-');
  const occurredAt = Date.UTC(
    Number(year),
    month ? Number(month) - 1 : 6,
    day ? Number(day) : month ? 15 : 1,
  );
  const days = (Date.parse(seenAt) - occurredAt) / dayMs;
  if (!Number.isFinite(days)) return 0;
  if (days <= 45) return 25;
  if (days <= 120) return 18;
  if (days <= 366) return 10;
  if (days <= 730) return 4;
  // An old post is not news; a long career is.
  return kind === 'post' ? -25 : 0;
}

function rarity({ text }: Fact, stems: ReadonlySet<string>): number {
  const rare = [...stems].filter((stem) => !commonStems.has(stem)).length;
  const share = stems.size === 0 ? 0 : rare / stems.size;
  const isSpecific = /\d|(?<=\p{Ll}\S* )\p{Lu}\p{L}/u.test(text);
  return Math.round(14 * share) + (isSpecific ? 6 : 0);
}

const stopWords = words(`
  a afin ai ainsi alors apres as au aucun aussi autre aux avec avoir avons avez c car ce ceci cela ces cet cette ceux
  chaque chez comme comment d dans de depuis des deux donc dont du elle elles en encore entre est et ete etes etre eux
  fait faire grace il ils j je jour jusqu l la le les leur leurs lors lui m ma mais me meme mes moi moins mon n ne ni
  nos notre nous on ont ou par parce pas pendant peu peut plus pour pouvoir qu quand que quel quelle quels qui s sa
  sans se ses si son sont sous suis sur t ta te tes toi ton tous tout toute toutes tres trois tu un une vers vos votre
  vous y and the of for in to with our we is are my at by from`);

const stem = (word: string) => singularKey(word).slice(0, 5);

/** The words that carry meaning, each by its first letters: « recrutement » and « recrutons » are one. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    normaliseWords(text)
      .split(' ')
      .filter((each) => !stopWords.has(each) && (each.length > 2 || /^(?:rh|it|ia|pme|eti)$/.test(each)))
      .map(stem),
  );

/** Shared by any profile and any offer: nothing follows from them. */
const anywhere: ReadonlySet<string> = new Set(
  'France français équipe entreprise société client service solution salariés personnes mois semaine année site métier'
    .split(' ')
    .flatMap((each) => [...stemsOf(each)]),
);

/** What half of all profiles say. */
const commonStems: ReadonlySet<string> = new Set(
  `responsable directeur directrice manager chef chargé chargée consultant consultante président gérant fondateur
  équipe équipes passion passionné passionnée expérience expert experte expertise ans année années entreprise société
  groupe projet projets client clients gestion développement management stratégie service services solution solutions
  France Paris français anglais monde humain humaine accompagner accompagnement travail travailler métier mission
  missions commercial commerciale marketing vente ventes rh ressources humaines finance leadership communication
  innovation innovant innovante digital digitale numérique transformation performance qualité conseil spécialiste
  actuellement aujourd heureux heureuse fier fière ravi ravie merci partager nouveau nouvelle grand grande bon bonne
  professionnel professionnelle opérationnel opérationnelle stratégique général générale senior junior`
    .split(/\s+/)
    .flatMap((each) => [...stemsOf(each)]),
);
