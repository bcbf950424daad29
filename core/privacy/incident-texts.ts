import {
  clockOf,
  type IncidentCategory,
  type IncidentNature,
  incidentCategories,
  incidentNatures,
  notifyBefore,
} from './incident.ts';

export type IncidentFacts = {
  discoveredAt: Date;
  beganAt: Date | null;
  natures: readonly IncidentNature[];
  categories: readonly IncidentCategory[];
  what: string;
  consequences: string;
  measures: string;
  /** Accounts that are touched, and the people in their records. */
  accounts: number;
  people: number;
  notifiedAt: Date | null;
  lateBecause: string | null;
  notNeededBecause: string | null;
  informedAt: Date | null;
};
export type Publisher = { name: string | null; contact: string };
export type Paragraph = { title: string; text: string };

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
const formatParisMoment = (date: Date) => `le ${moment.format(date)} (heure de Paris)`;
const number = (count: number) => count.toLocaleString('fr-FR');
const toFill = 'à compléter';

/** Of the publisher's own: who has an account. The rest is kept for users, who answer for it. */
const concernsUsers = ({ categories }: IncidentFacts) => categories.includes('account');
const concernsContacts = ({ categories }: IncidentFacts) => categories.some((one) => one !== 'account');

/** What article 33.3 asks for, in its order, from the facts alone: what nobody entered is left to be filled. */
export function draftNotification(facts: IncidentFacts, publisher: Publisher, now: Date): Paragraph[] {
  const { discoveredAt, beganAt, natures, categories, what, consequences, measures } = facts;
  return [
    {
      title: 'Organisme',
      text: `${publisher.name ?? `nom de l’éditeur ${toFill}`}. Contact\u00a0: ${publisher.contact}.`,
    },
    { title: 'Rôle', text: roleOf(facts) },
    {
      title: 'Dates',
      text: `Découverte ${formatParisMoment(discoveredAt)}. Début\u00a0: ${beganAt ? formatParisMoment(beganAt) : 'inconnu à ce jour'}. Fin des 72\u00a0heures ${formatParisMoment(notifyBefore(discoveredAt))}.`,
    },
    { title: 'Nature', text: `${natures.map((one) => incidentNatures[one]).join(', ')}.` },
    { title: 'Ce qui s’est passé', text: what },
    { title: 'Données', text: `${categories.map((one) => incidentCategories[one]).join(', ')}.` },
    { title: 'Personnes concernées', text: touchedOf(facts) },
    { title: 'Conséquences probables', text: consequences || toFill },
    { title: 'Mesures prises ou prévues', text: measures || toFill },
    {
      title: 'Information des personnes',
      text: facts.informedAt ? `Faite ${formatParisMoment(facts.informedAt)}.` : 'Pas encore faite.',
    },
    ...(['over', 'late'].includes(clockOf(facts, now))
      ? [{ title: 'Motifs du retard', text: facts.lateBecause ?? toFill }]
      : []),
  ];
}

function roleOf(facts: IncidentFacts): string {
  const own = 'Responsable du traitement, pour les comptes des utilisateurs.';
  const others =
    'Sous-traitant, pour les personnes inscrites dans les fiches\u00a0: chaque utilisateur en est responsable et doit être prévenu sans attendre (article\u00a033.2), car c’est à lui de juger s’il notifie.';
  return [concernsUsers(facts) && own, concernsContacts(facts) && others].filter(Boolean).join(' ');
}

function touchedOf(facts: IncidentFacts): string {
  const accounts = `${number(facts.accounts)} ${facts.accounts > 1 ? 'comptes' : 'compte'}`;
  return concernsContacts(facts)
    ? `${accounts}\u00a0; ${formatPeopleCount(facts.people)} dans leurs fiches, au plus.`
    : `${accounts}. Aucune donnée des personnes inscrites dans leurs fiches.`;
}

const formatPeopleCount = (count: number) => `${number(count)} ${count > 1 ? 'personnes' : 'personne'}`;

/** To one account, with its own count and nobody else's. */
export function draftMessage(facts: IncidentFacts, publisher: Publisher, people: number | null): string {
  const { discoveredAt, categories, what, consequences, measures } = facts;
  const sign = publisher.name ?? 'L’éditeur d’Accroche';
  return [
    'Objet\u00a0: violation de données personnelles',
    'Bonjour,',
    `Nous avons découvert ${formatParisMoment(discoveredAt)} un incident qui touche votre compte Accroche.`,
    `Ce qui s’est passé\u00a0: ${what}`,
    `Données touchées\u00a0: ${categories.map((one) => incidentCategories[one]).join(', ')}.`,
    concernsContacts(facts) &&
      `${people === null ? 'Des personnes inscrites dans vos fiches sont concernées' : `Personnes concernées dans vos fiches\u00a0: ${number(people)} au plus`}. Vous en êtes responsable\u00a0: c’est à vous de juger si vous notifiez la CNIL, dans les 72\u00a0heures qui suivent ce message, et si vous prévenez ces personnes. Nous vous donnons ce qu’il faut pour le faire.`,
    `Conséquences probables\u00a0: ${consequences || toFill}`,
    `Ce que nous avons fait et ce que nous prévoyons\u00a0: ${measures || toFill}`,
    `Pour toute question\u00a0: ${publisher.contact}.`,
    sign,
  ]
    .filter((line) => line !== false)
    .join('\n\n');
}

export const joinParagraphs = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ title, text }) => `${title}\u00a0: ${text}`).join('\n\n');
