import type { SocialAccount } from '#contract/social-accounts.ts';
import { defaultQuotas, keptForAnswers, noteBudget, type QuotaName } from '#core/network/account-quotas.ts';

export type LimitText = { title: string; meaning: string; source: string };

const ours = 'Limite d’Accroche, novembre 2026';
const yours = 'Limite que vous avez réglée';
const theirs = 'Limite de LinkedIn, relevée en novembre 2026';

/** Where a limit comes from, and why it may be lower today than its setting. */
function sourceOf({ quotas, todayQuotas }: SocialAccount, ...names: QuotaName[]): string {
  const source = names.every((name) => quotas[name] === defaultQuotas[name]) ? ours : yours;
  const later = names
    .filter((name) => todayQuotas[name] < quotas[name])
    .map((name) => `${quotas[name]} ${name === 'invitationsPerWeek' ? 'en 7 jours' : 'par jour'}`);
  return later.length > 0 ? `${source} · ${later.join(' et ')} après le démarrage progressif` : source;
}

function noteSource({ notes }: SocialAccount): string {
  if (notes.perMonth === null) return theirs;
  return notes.budget === noteBudget.byDefault ? ours : yours;
}

/** Campaigns stop before the end of the day's messages: an answer of the user always has room. */
function shareOfAnswers(perDay: number): string {
  const kept = keptForAnswers(perDay);
  if (kept === 0) return 'Vos campagnes et vos réponses se les partagent.';
  return `Sur les ${perDay} du jour, vos campagnes en utilisent ${perDay - kept} au plus et ${kept} ${kept > 1 ? 'restent' : 'reste'} pour vos réponses.`;
}

/** Each limit in words: what is counted, why there is a limit, who set it. */
export const limitTexts = (account: SocialAccount) =>
  ({
    invitations: {
      title: 'Invitations',
      meaning: 'Demandes de mise en relation. LinkedIn restreint les comptes qui en envoient trop.',
      source: sourceOf(account, 'invitationsPerDay', 'invitationsPerWeek'),
    },
    messages: {
      title: 'Messages',
      meaning: `Écrits à vos relations. ${shareOfAnswers(account.todayQuotas.messagesPerDay)}`,
      source: sourceOf(account, 'messagesPerDay'),
    },
    visits: {
      title: 'Visites',
      meaning: 'Profils ouverts avant de prendre contact. La personne peut voir votre passage.',
      source: sourceOf(account, 'visitsPerDay'),
    },
    profileReads: {
      title: 'Lectures de profil',
      meaning: 'Fiches lues pour préparer vos messages. LinkedIn freine les lectures en nombre.',
      source: ours,
    },
    searchRows: {
      title: 'Résultats de recherche',
      meaning: 'Personnes listées par vos recherches. Le type de compte en fixe le nombre.',
      source: theirs,
    },
    notes: {
      title: 'Notes d’invitation',
      meaning: `Mot joint à une invitation, ${account.notes.maxLength} caractères au plus. LinkedIn ${
        account.notes.perMonth === null
          ? 'n’en limite pas le nombre sur ce type de compte.'
          : 'en accorde environ cinq par mois à un compte gratuit.'
      }`,
      source: noteSource(account),
    },
    pending: {
      title: 'Invitations sans réponse',
      meaning: 'Quand elles s’accumulent, LinkedIn refuse les suivantes : nous nous arrêtons avant.',
      source: ours,
    },
  }) satisfies Record<string, LimitText>;
