import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { asksIdentity, type RequestRight } from '#core/privacy/legal-delay.ts';

export const channelNames: Record<PrivacyRequest['channel'], string> = {
  page: 'page d’information',
  reply: 'réponse LinkedIn',
  mail: 'e-mail',
  post: 'courrier',
  phone: 'téléphone',
};

export const describeIdentity = ({ identity, identityHow }: PrivacyRequest): string => {
  if (identity === 'checked') return `vérifiée : ${identityHow}`;
  return identity === 'to_check' ? 'à vérifier' : 'non demandée';
};

/** Why an identity is asked for, or not: the law wants it in proportion, and this is the choice that was made. */
export const whyIdentity = (right: RequestRight): string =>
  asksIdentity(right)
    ? 'Un dossier remis à quelqu’un d’autre ferait du tort à la personne. Le plus simple : qu’elle vous réponde depuis son profil LinkedIn ou une adresse que vous lui connaissez. Une pièce d’identité serait de trop.'
    : 'Aucune preuve n’est demandée : se tromper de personne ne coûte qu’un contact, ne pas l’entendre coûte la confiance.';

/** What the one act of a request does. */
export const actNames: Record<RequestRight, string> = {
  access: 'Dossier remis',
  portability: 'Dossier remis',
  rectification: 'Fiche corrigée',
  erasure: 'Effacer ses données',
  restriction: 'La mettre à part',
  objection: 'Ne plus la contacter',
};

export function describeDelay({ daysLeft }: PrivacyRequest): string {
  if (daysLeft < 0) return `En retard de ${-daysLeft} jour${daysLeft < -1 ? 's' : ''}`;
  return daysLeft < 1 ? 'Dernier jour' : `Reste ${daysLeft} jour${daysLeft > 1 ? 's' : ''}`;
}
