import { type Fact, isOfOffer } from '../ledger/fact.ts';
import { normaliseWords } from '../words/normalise-words.ts';

const empty: ReadonlySet<string> = new Set(
  'avance salarie salaries personne personnes france francais francaise europe douze treize quatorze quinze seize vingt trente quarante cinquante soixante mille million millions jours heures semaine semaines chaque avant apres region nouvelle nouveau avec sans pour dans entre votre notre leurs cette depuis toujours travail entreprise entreprises equipe equipes gestion service services clients client annee annees metier projet projets simple mieux aussi bien tout toute tous toutes chaque autre autres faire avoir etre nous vous resultat resultats solution solutions qualite pratique besoin besoins objectif objectifs accompagner accompagne accompagnons accompagnement developpement developper organisation partager nouvelles question questions ensemble propose proposer premier premiere meilleur meilleure decision decisions'.split(
    ' ',
  ),
);

/** Short words that name a trade all the same. */
const short: ReadonlySet<string> = new Set(
  'paie achat achats stock stocks audit audits vente ventes cloud usine usines bilan bilans fret flotte flottes droit impot impots devis sante energie caisse'.split(
    ' ',
  ),
);

const stemsOf = (text: string): string[] =>
  normaliseWords(text)
    .split(' ')
    .filter((word) => (word.length > 5 || short.has(word)) && !empty.has(word))
    .map((word) => word.slice(0, 6));

/** What is sold and to whom; what sets it apart shares words with anything. */
const ofOffer = new Set<Fact['kind']>(['service', 'proposal', 'market']);
const ofTrade = new Set<Fact['kind']>(['role', 'headline', 'industry']);

/** Ranks, which say nothing of a trade. */
const ranks: ReadonlySet<string> = new Set(
  stemsOf(
    'directeur directrice direction responsable manager management charge chargee consultant president presidente fondateur gerant gerante associe associee adjoint adjointe general generale senior junior assistant groupe societe',
  ),
);

type Kinship = {
  /** Whether a fact shares a word of sense with the offer: only then may one say that it calls for it. */
  isOfOffer: (fact: Pick<Fact, 'text'>) => boolean;
  /** Whether it shares one with what the person does for a living. */
  isOfTrade: (fact: Pick<Fact, 'text'>) => boolean;
};

export function kinshipOf(facts: readonly Fact[]): Kinship {
  const stemsOfAll = (isMeant: (fact: Fact) => boolean) =>
    new Set(facts.filter(isMeant).flatMap(({ text }) => stemsOf(text)));
  const offered = stemsOfAll((fact) => isOfOffer(fact) && ofOffer.has(fact.kind));
  const trade = stemsOfAll(({ kind }) => ofTrade.has(kind));
  // A headline often ends with the name of the company.
  const names = stemsOfAll(({ kind }) => kind === 'company' || kind === 'past_role');
  return {
    isOfOffer: ({ text }) => stemsOf(text).some((stem) => offered.has(stem)),
    isOfTrade: ({ text }) =>
      stemsOf(text).some((stem) => trade.has(stem) && !ranks.has(stem) && !names.has(stem)),
  };
}
