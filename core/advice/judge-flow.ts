import { markedAt } from '../analytics/journey.ts';
import { analyticsZone } from '../analytics/looked-at.ts';
import { dayIn } from '../time/calendar-day.ts';
import type { Evidence, Finding } from './finding.ts';
import { advise, early, fine, number, off, plural, ratio } from './words.ts';

type Judged = Omit<Finding, 'rule'>;

const mostPending = 300;
const mostWaiting = 10;
const leastDaysAhead = 5;
const leastDaysBehind = 3;
const leastJudged = 20;
const lowKept = 0.2;

export function judgePendingInvitations({ journeys }: Evidence): Judged {
  const pending = journeys.filter((journey) => markedAt(journey, 'pending')).length;
  const seen = {
    name: 'Invitations en attente',
    looksAt: 'plus de 300 sans réponse',
    today: number(pending),
    cell: { mark: 'pending' as const },
  };
  if (pending <= mostPending) return fine(seen);
  return advise(seen, {
    title: 'Beaucoup d’invitations attendent encore\u00a0: retirez les plus anciennes',
    observation: `${number(pending)} invitations de cette campagne restent sans réponse.`,
    why: 'LinkedIn compte les invitations en attente d’un compte, et bloque celui qui en a trop.',
    change: 'Raccourcissez l’attente d’acceptation de la séquence, avec retrait de l’invitation à son terme.',
    link: 'sequence',
    compared: [],
  });
}

export function judgeWaitingTexts({ waitingForText }: Evidence): Judged {
  const seen = {
    name: 'Messages en attente de votre accord',
    looksAt: 'plus de 10 personnes retenues par un texte à valider',
    today: plural(waitingForText, 'personne', 'personnes'),
    cell: null,
  };
  if (waitingForText <= mostWaiting) return fine(seen);
  return advise(seen, {
    title: 'Des personnes attendent votre accord plutôt que leur tour',
    observation: `${plural(waitingForText, 'personne est retenue', 'personnes sont retenues')} par un texte que vous n’avez pas encore validé.`,
    why: 'Une suite qui arrive tard après une acceptation reçoit moins de réponses.',
    change: 'Validez les textes sans remarque en une fois, puis lisez les autres.',
    link: 'texts',
    compared: [],
  });
}

export function judgeDryList({ journeys, isRunning }: Evidence): Judged {
  const upcoming = journeys.filter((journey) => markedAt(journey, 'upcoming')).length;
  const contacted = journeys.flatMap((journey) => {
    const at = markedAt(journey, 'tried');
    return at ? [dayIn(analyticsZone, at)] : [];
  });
  const days = [...new Set(contacted)].sort().slice(-leastDaysAhead);
  const pace = days.length ? contacted.filter((day) => days.includes(day)).length / days.length : 0;
  const left = pace > 0 ? upcoming / pace : 0;
  const seen = {
    name: 'Liste bientôt vide',
    looksAt: 'moins de 5 jours de premiers contacts, au rythme des derniers jours',
    today: `${plural(upcoming, 'personne', 'personnes')}${pace > 0 ? `, ${plural(Math.floor(left), 'jour', 'jours')}` : ''}`,
    cell: { mark: 'upcoming' as const },
  };
  if (!isRunning) return off(seen);
  if (days.length < leastDaysBehind)
    return early(seen, plural(leastDaysBehind - days.length, 'jour d’envoi', 'jours d’envoi'));
  if (left >= leastDaysAhead) return fine(seen);
  return advise(seen, {
    title: 'La liste se vide\u00a0: ajoutez des personnes cette semaine',
    observation:
      upcoming === 0
        ? 'Plus personne n’est à contacter dans cette campagne.'
        : `${plural(upcoming, 'personne reste', 'personnes restent')} à contacter, soit ${plural(Math.floor(left), 'jour', 'jours')} au rythme des derniers jours.`,
    why: 'Les places d’invitation d’une semaine ne se reportent pas sur la suivante.',
    change: 'Lancez une recherche, ou ajoutez des leads que vous avez déjà.',
    link: 'leads',
    compared: [],
  });
}

export function judgeNarrowTarget({ leads: { judged, kept } }: Evidence): Judged {
  const share = { count: kept, of: judged };
  const seen = {
    name: 'Ciblage trop étroit',
    looksAt: 'moins de 20\u00a0% de personnes gardées, sur 20 évaluées',
    today: ratio(share),
    cell: null,
  };
  if (judged < leastJudged) return early(seen, plural(leastJudged - judged, 'personne', 'personnes'));
  if (kept / judged >= lowKept) return fine(seen);
  return advise(seen, {
    title: 'Le ciblage écarte presque tout le monde',
    observation: `${ratio(share)} des personnes évaluées sont dans la cible.`,
    why: 'Chaque recherche est comptée par votre formule, qu’elle garde une personne ou cent.',
    change: 'Assouplissez le critère qui écarte le plus de personnes, à l’étape Leads de la campagne.',
    link: 'target',
    compared: [],
  });
}
