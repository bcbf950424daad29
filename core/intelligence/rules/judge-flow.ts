import { markedAt } from '../../analytics/journey.ts';
import { analyticsZone } from '../../analytics/looked-at.ts';
import { isMessage, nameStep } from '../../campaigns/engagement.ts';
import { dayIn } from '../../time/calendar-day.ts';
import type { Judged } from '../advice.ts';
import type { Evidence } from '../evidence.ts';
import { advise, counted, early, fine, off, people, plural } from '../words.ts';

const upcomingOf = ({ journeys }: Evidence): string[] =>
  journeys.filter((journey) => markedAt(journey, 'upcoming')).map(({ personId }) => personId);

const list = { leastDaysAhead: 5, leastDaysBehind: 3 };

export function judgeDryList(evidence: Evidence): Judged {
  const upcoming = upcomingOf(evidence);
  const contacted = evidence.journeys.flatMap((journey) => {
    const at = markedAt(journey, 'tried');
    return at ? [dayIn(analyticsZone, at)] : [];
  });
  const days = [...new Set(contacted)].sort().slice(-list.leastDaysAhead);
  const pace = days.length ? contacted.filter((day) => days.includes(day)).length / days.length : 0;
  const left = pace > 0 ? upcoming.length / pace : 0;
  const seen = {
    name: 'Liste bientôt vide',
    looksAt: 'moins de 5 jours de premiers contacts, au rythme des derniers jours',
    today: `${people(upcoming.length)}${pace > 0 ? `, ${plural(Math.floor(left), 'jour', 'jours')}` : ''}`,
    people: upcoming,
  };
  if (!evidence.isRunning) return off(seen);
  if (days.length < list.leastDaysBehind)
    return early(seen, plural(list.leastDaysBehind - days.length, 'jour d’envoi', 'jours d’envoi'));
  if (left >= list.leastDaysAhead) return fine(seen);
  return advise(seen, {
    subject: 'campaign',
    title: 'La liste se vide\u00a0: ajoutez des personnes cette semaine',
    observation:
      upcoming.length === 0
        ? 'Plus personne n’est à contacter dans cette campagne.'
        : `${plural(upcoming.length, 'personne reste', 'personnes restent')} à contacter, soit ${left < 1 ? 'moins d’un jour' : plural(Math.floor(left), 'jour', 'jours')} au rythme des derniers jours.`,
    why: 'Les places d’invitation d’une semaine ne se reportent pas sur la suivante.',
    change: 'Lancez une recherche, ou ajoutez des leads que vous avez déjà.',
    link: 'leads',
    lines: upcoming.length > 0 ? [counted('Personnes à contacter', upcoming)] : [],
  });
}

/** Half of the replies come within a day and four out of five within three (`core/forecast/priors.ts`). */
const followUps = { least: 30, leastDays: 3, asked: 4 };

export function judgeFollowUps({ journeys, sequence: { steps } }: Evidence): Judged {
  const left = steps.filter(isMessage).flatMap((step, index) => {
    if (index === 0 || step.kind !== 'follow_up') return [];
    const receivers = journeys
      .filter(({ sends }) => sends.some(({ stepKey }) => stepKey === step.key))
      .map(({ personId }) => personId);
    return [{ step, receivers }];
  });
  const largest = left.toSorted((a, b) => b.receivers.length - a.receivers.length)[0];
  const seen = {
    name: 'Relances trop tôt',
    looksAt: 'moins de 3 jours ouvrés après le message, sur 30 relances parties',
    today: largest
      ? plural(largest.receivers.length, 'relance partie', 'relances parties')
      : 'pas de relance',
    people: largest?.receivers ?? [],
  };
  if (!largest) return off(seen);
  const hasty = left.filter(({ step }) => step.delayDays < followUps.leastDays);
  const found = hasty.find(({ receivers }) => receivers.length >= followUps.least);
  if (!found && hasty.length > 0) {
    const most = Math.max(...hasty.map(({ receivers }) => receivers.length));
    return early(seen, plural(followUps.least - most, 'relance', 'relances'));
  }
  if (!found) return fine(seen);
  const { step, receivers } = found;
  return advise(seen, {
    subject: `${step.key} ${step.delayDays}`,
    title: `«\u00a0${nameStep(steps, step.key)}\u00a0» part trop tôt\u00a0: laissez le temps de répondre`,
    observation: `Elle part ${step.delayDays === 0 ? 'le jour même' : `${plural(step.delayDays, 'jour ouvré', 'jours ouvrés')} après`}, et l’a fait ${plural(receivers.length, 'fois', 'fois')}.`,
    why: 'Une réponse sur cinq prend plus de trois jours\u00a0: relancer avant agace ceux qui allaient répondre.',
    change: `La relance part ${followUps.asked} jours ouvrés après le message.`,
    edit: {
      part: 'step',
      stepKey: step.key,
      before: { delayDays: step.delayDays },
      after: { delayDays: followUps.asked },
    },
    measured: { mark: 'replied', stepKey: null },
    link: 'sequence',
    lines: [counted('Personnes relancées', receivers)],
  });
}
