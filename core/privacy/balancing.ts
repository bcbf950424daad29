import { countTexts, type EngagementConfig } from '../campaigns/engagement.ts';
import { quote } from '../words/quote.ts';

/** Of the questions themselves: another set of questions is asked anew of everybody. */
export const balancingForm = 1;

/** The balancing test of legitimate interest: interest, need, then the person's side. */
export const balancingQuestions = {
  purpose: {
    title: 'But poursuivi',
    question: 'Que cherchez-vous à obtenir en écrivant à ces personnes\u00a0?',
  },
  legitimacy: {
    title: 'Pourquoi il est légitime',
    question: 'Pourquoi ce but est-il licite, réel et actuel\u00a0?',
  },
  necessity: { title: 'Pourquoi ces données', question: 'En quoi chaque donnée est-elle nécessaire\u00a0?' },
  less: {
    title: 'Moins de données',
    question: 'Pourriez-vous l’atteindre avec moins de données ou sans elles\u00a0?',
  },
  nature: {
    title: 'Nature des données',
    question: 'Ces données sont-elles sensibles, intimes, ou touchent-elles des personnes vulnérables\u00a0?',
  },
  source: {
    title: 'Source et ancienneté',
    question: 'D’où viennent-elles, et combien de temps les gardez-vous\u00a0?',
  },
  effect: { title: 'Effet sur la personne', question: 'Que change votre message pour qui le reçoit\u00a0?' },
  refusal: {
    title: 'Moyens de refuser',
    question: 'Comment la personne refuse-t-elle, et que se passe-t-il alors\u00a0?',
  },
  expectation: {
    title: 'Attente raisonnable',
    question: 'La personne s’attend-elle à être contactée ainsi\u00a0?',
  },
  conclusion: {
    title: 'Conclusion',
    question: 'Votre intérêt l’emporte-t-il, et sous quelles limites\u00a0?',
  },
} as const;
export type BalancingKey = keyof typeof balancingQuestions;
export const balancingKeys = Object.keys(balancingQuestions) as [BalancingKey, ...BalancingKey[]];
export type BalancingAnswers = Record<BalancingKey, string>;

/** The answer that whoever receives a message reads on the sender's page. */
export const publicAnswer: BalancingKey = 'expectation';

export type BalancingFacts = {
  offer: string | null;
  company: string | null;
  target: string | null;
  engagement: EngagementConfig | null;
  retention: string;
};

/** A first draft from what the campaign is; the user answers for it, and corrects it. */
export function proposeBalancing(facts: BalancingFacts): BalancingAnswers {
  const { offer, company, target, engagement, retention } = facts;
  const texts = engagement ? countTexts(engagement.steps) : 0;
  const most =
    texts > 1 ? `au plus ${texts} messages` : texts === 1 ? 'un seul message' : 'quelques messages';
  const whom = target ? `des professionnels (${quote(target)})` : 'des professionnels';
  return {
    purpose: `Trouver des clients pour ${offer ? quote(offer) : 'notre offre'}${company ? ` de ${company}` : ''} en écrivant à ${whom}, un par un, sur LinkedIn.`,
    legitimacy:
      'Faire connaître une offre à des entreprises qu’elle concerne est une activité commerciale licite. Le considérant\u00a047 du RGPD cite la prospection parmi les intérêts légitimes possibles.',
    necessity:
      'Le poste, l’entreprise et le profil disent si l’offre concerne la personne\u00a0; le nom permet de lui écrire. Sans eux, nous écririons à plus de monde et moins justement.',
    less: 'Rien n’est recherché hors de la vie professionnelle. Qui ne correspond pas au ciblage n’est pas contacté.',
    nature:
      'Des données professionnelles, visibles sur le profil ou données par une liste que nous avons constituée. Aucune donnée sensible n’est recherchée, aucun mineur n’est visé.',
    source: `Chaque donnée garde sa source et sa date. ${retention}`,
    effect: `La personne reçoit ${most}, dans la plage d’envoi de la campagne, et plus rien dès qu’elle répond. Aucune décision ne la concerne en dehors de ces messages.`,
    refusal:
      'Elle répond non, ou utilise la page d’information, sans compte ni justification. Son refus vaut pour toutes nos campagnes, sans limite de durée.',
    expectation: `Nous écrivons à ${whom} au sujet de leur métier, ${most}, avec un moyen simple de refuser.`,
    conclusion:
      'L’effet sur les personnes est faible et elles refusent en un geste. Nous retenons l’intérêt légitime tant que ces limites sont tenues.',
  };
}

/** What was answered otherwise in another version. */
export const changedAnswers = (before: BalancingAnswers, after: BalancingAnswers): BalancingKey[] =>
  balancingKeys.filter((key) => before[key] !== after[key]);
