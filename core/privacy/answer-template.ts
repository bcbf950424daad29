import type { RequestRight } from './legal-delay.ts';

type Answered = {
  right: RequestRight;
  /** null: nobody of that name is known. */
  person: string | null;
  sender: string;
  /** In French, as it is read. */
  receivedOn: string;
  outcome: 'done' | 'refused' | 'unknown';
  reason?: string;
};

const done: Record<RequestRight, string> = {
  access:
    'Vous trouverez ci-joint tout ce que nous gardons à votre sujet\u00a0: chaque donnée, sa source, sa date et la durée pendant laquelle elle est conservée.',
  rectification:
    'Vos données sont corrigées. Une nouvelle lecture de votre profil ne remplacera pas cette correction.',
  erasure:
    'Vos données sont effacées. Il n’en reste qu’une empreinte chiffrée, qui ne permet pas de vous nommer et qui empêche que vous soyez ajouté de nouveau.',
  restriction:
    'Vos données ne sont plus utilisées\u00a0: elles sont gardées sans que rien ne vous soit envoyé, jusqu’à ce que vous nous disiez autre chose.',
  objection:
    'Vous ne recevrez plus aucun message de notre part, dans aucune campagne et sans limite de durée.',
  portability:
    'Vous trouverez ci-joint vos données dans un format structuré et lisible par une machine (JSON).',
};

const unknown =
  'Après recherche, nous ne gardons aucune donnée sous le nom et l’adresse que vous nous avez indiqués.';

/** What is written back to the person: a start, which the user reads before it leaves. */
export function answerTemplate({ right, person, sender, receivedOn, outcome, reason }: Answered): string {
  const sentence =
    outcome === 'unknown'
      ? unknown
      : outcome === 'done'
        ? done[right]
        : `Nous ne pouvons pas donner suite à votre demande pour la raison suivante\u00a0: ${reason ?? ''}.`;
  return [
    person ? `Bonjour ${person},` : 'Bonjour,',
    '',
    `Vous nous avez écrit le ${receivedOn}.`,
    sentence,
    '',
    'Si cette réponse ne vous convient pas, vous pouvez saisir la CNIL (cnil.fr).',
    '',
    sender,
  ].join('\n');
}
