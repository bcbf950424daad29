import type { WritingStyle } from '#core/campaigns/engagement.ts';
import { type Fact, type FactKind, isOfOffer } from '#core/facts/fact.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { describeHabit } from './describe-habit.ts';
import { dataBlock, quoteData, shortened } from './quote-data.ts';
import { writingRules } from './writing-rules.ts';

const styleOrders: Record<WritingStyle, string> = {
  sober: 'sobre, factuel',
  direct: 'direct : on en vient au fait',
  warm: 'cordial, sans effusion',
};

/**
 * The rules, then all that is the same for everybody of a campaign: byte for byte one text, so that the provider reads it
 * once. Nothing of a person, of a step or of a day may enter it.
 */
export function campaignPrompt(brief: MessageBrief): string {
  const { facts, sender, formality, style, voice, bannedPhrases, argumentaire } = brief;
  const ofOffer = facts.filter(isOfOffer);
  const habits = voice.filter(({ isOn }) => isOn).map(({ habit }) => `- ${describeHabit(habit)}`);
  const known = argumentaire.arguments.map(({ id, name, signs, mayNameCustomer }) => ({
    argument: id,
    nom: name,
    signes: signs,
    ...(!mayNameCustomer && { client: 'à ne pas nommer' }),
  }));
  return [
    writingRules,
    `La campagne\nExpéditeur : ${quoteData({ prénom: sender.firstName, fonction: sender.role, entreprise: sender.company })}.\nRegistre : ${formality}. Ton : ${styleOrders[style]}.`,
    dataBlock('offre', ofOffer.map(presentFact)),
    known.length > 0
      ? `Arguments de l’offre, et les signes qui les appellent :\n${dataBlock('arguments', known)}`
      : 'L’offre n’a pas d’argument : dites moins, n’inventez rien.',
    !ofOffer.some(({ kind }) => kind === 'promise') && 'Aucune promesse au-delà des mots de l’offre.',
    bannedPhrases.length > 0 && dataBlock('expressions_interdites', bannedPhrases),
    habits.length > 0 && `Habitudes de l’expéditeur, à suivre :\n${habits.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const longestText = 600;

/** As the model reads it: never more than a few lines, however long a profile is. */
export const presentFact = ({ id, kind, text, date, argumentId }: Fact) => ({
  id,
  genre: kindWords[kind],
  ...(argumentId && { argument: argumentId }),
  ...(date && { date }),
  texte: shortened(text, longestText),
});

const kindWords: Record<FactKind, string> = {
  detail: 'liste de l’expéditeur',
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
  selling_point: 'point fort',
  market: 'clientèle visée',
  pricing: 'tarif',
  computed: 'calculé',
  problem: 'situation d’un argument',
  proof: 'preuve d’un argument',
  question: 'question d’un argument',
  give: 'ce qui peut être envoyé',
  promise: 'promesse permise',
  my_side: 'ce que l’expéditeur a fait',
  trade_words: 'mots du métier',
};
