import type { CampaignOutlook } from '#contract/overview/dashboard.ts';
import { capital } from '#core/words/capital.ts';

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number) => numbers[count] ?? count.toLocaleString('fr-FR');

/** Before the first launch: how far it is. */
export const leadToStart = (stepsLeft: number): string =>
  `Il reste ${stepsLeft === 1 ? 'une étape' : `${inWords(stepsLeft)} étapes`} avant votre première campagne.`;

/** The campaigns that run and where somebody goes on without the user: where all wait for them, nothing « continue ». */
export const countGoingOn = (outlooks: readonly Pick<CampaignOutlook, 'status' | 'figures'>[]): number =>
  outlooks.filter(
    ({ status, figures }) =>
      status === 'active' && (!figures || figures.enrolled > figures.finished + figures.asking),
  ).length;

type Day = {
  /** To treat, and to approve. */
  replies: number;
  messages: number;
  /** Tasks, sends to check, alerts, decisions, each under its own name. */
  others: readonly { count: number; one: string; many: string }[];
  running: number;
};

/** What waits for the user, as they would say it, and whether the rest goes on meanwhile. */
export function leadOfDay({ replies, messages, others, running }: Day): string {
  const parts = [
    ...count(replies, 'une réponse à traiter', 'réponses à traiter'),
    ...count(messages, 'un message à valider', 'messages à valider'),
    ...others.flatMap((other) => count(other.count, other.one, other.many)),
  ];
  if (parts.length === 0) {
    if (running === 0) return 'Rien à faire pour l’instant.';
    return running === 1
      ? 'Rien à faire pour l’instant. Votre campagne continue.'
      : 'Rien à faire pour l’instant. Vos campagnes continuent.';
  }
  return `${capital(parts.join(', '))}.${running > 0 ? ' Le reste continue.' : ''}`;
}

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [number === 1 ? one : `${number.toLocaleString('fr-FR')} ${many}`];
