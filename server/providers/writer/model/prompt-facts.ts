import { type Fact, type FactKind, isOfOffer } from '#core/ledger/fact.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { shortened } from './quote-data.ts';

const mostOfPerson = 6;
const mostOfOffer = 12;
const longestText = 600;

/** The few facts that a model is given: the person's best ones, the name to greet, and the offer. */
export function promptFacts({ facts, change }: Pick<MessageBrief, 'facts' | 'change'>): Fact[] {
  const ofPerson = facts.filter((fact) => !isOfOffer(fact));
  const named = ofPerson.filter(({ kind }) => kind === 'first_name').slice(0, 1);
  const others = ofPerson.filter(({ kind }) => kind !== 'first_name' && kind !== 'last_name');
  // What a former text relies on is kept within reach, and so is the fact that somebody asks for.
  const wanted = new Set([change?.factId, ...(change?.former.flatMap(({ evidence }) => evidence) ?? [])]);
  const best = others.slice(0, mostOfPerson);
  const asked = others.slice(mostOfPerson).filter(({ id }) => wanted.has(id));
  return [...named, ...best, ...asked, ...facts.filter(isOfOffer).slice(0, mostOfOffer)];
}

/** As the model reads it: never more than a few lines, however long a profile is. */
export const presentFact = ({ id, kind, text, date }: Fact) => ({
  id,
  genre: kindWords[kind],
  texte: shortened(text, longestText),
  ...(date && { date }),
});

const kindWords: Record<FactKind, string> = {
  first_name: 'prénom',
  last_name: 'nom',
  role: 'poste actuel',
  company: 'entreprise actuelle',
  role_since: 'en poste depuis',
  past_role: 'poste passé',
  place: 'lieu',
  industry: 'secteur',
  headcount: 'effectif de l’entreprise',
  headline: 'titre du profil',
  about: 'présentation',
  role_detail: 'détail du poste',
  skill: 'compétence',
  language: 'langue',
  school: 'formation',
  post: 'publication',
  sender_name: 'nom de l’expéditeur',
  sender_role: 'fonction de l’expéditeur',
  sender_company: 'entreprise de l’expéditeur',
  sender_about: 'présentation de l’expéditeur',
  service: 'activité de l’expéditeur',
  proposal: 'proposition',
  selling_point: 'argument',
  market: 'clientèle visée',
  pricing: 'tarif',
  computed: 'calculé d’après ses faits',
  problem: 'problème d’un argument',
  proof: 'preuve d’un argument',
  question: 'question d’un argument',
  give: 'ce qui peut être envoyé',
  promise: 'promesse permise',
  my_side: 'ce que l’expéditeur a fait',
  trade_words: 'mots du métier',
};
