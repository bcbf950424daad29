import { markedAt } from '../../analytics/journey.ts';
import { criteriaLabels } from '../../targeting/criteria-labels.ts';
import type { CriteriaField, IcpCriteria } from '../../targeting/icp-criteria.ts';
import { loosenCriterion } from '../../targeting/loosen-criteria.ts';
import { capital } from '../../words/capital.ts';
import { quote } from '../../words/quote.ts';
import type { Judged } from '../advice.ts';
import type { AdviceChange } from '../change.ts';
import type { Evidence } from '../evidence.ts';
import { advise, counted, early, fine, number, off, people, plural, ratio } from '../words.ts';

const kept = { least: 20, low: 0.2 };
/** Without them, a search would be about somebody else: only the user loosens these. */
const heart: readonly CriteriaField[] = ['titles', 'places', 'exclusions'];

export function judgeNarrowTarget({ leads, target }: Evidence): Judged {
  const share = { count: leads.kept.length, of: leads.judged };
  const refusals = leads.refusals.toSorted(
    (a, b) => b.alone.length - a.alone.length || b.people.length - a.people.length,
  );
  const [worst] = refusals;
  const seen = {
    name: 'Ciblage trop étroit',
    looksAt: 'moins de 20\u00a0% de personnes gardées, sur 20 évaluées',
    today: ratio(share),
    people: leads.kept,
  };
  if (leads.judged < kept.least) return early(seen, people(kept.least - leads.judged));
  if (leads.kept.length / leads.judged >= kept.low) return fine(seen);
  const refused = leads.judged - leads.kept.length;
  const wider = worst && target ? loosen(target, worst.criterion) : null;
  const label = worst && criteriaLabels[worst.criterion];
  return advise(seen, {
    subject: worst?.criterion ?? 'target',
    title: label
      ? `Le ciblage écarte presque tout le monde\u00a0: voici le critère`
      : 'Le ciblage écarte presque tout le monde',
    observation: `${number(refused)} sur ${number(leads.judged)} écartées.${
      worst && label
        ? ` «\u00a0${capital(label)}\u00a0» en écarte ${number(worst.people.length)}, dont ${number(worst.alone.length)} à lui seul.`
        : ''
    }`,
    why: 'Chaque recherche est comptée par votre formule, qu’elle garde une personne ou cent.',
    change: wider
      ? `Le critère «\u00a0${capital(label ?? '')}\u00a0» devient\u00a0: ${wider.label}. Le ciblage change pour toutes les campagnes qui l’utilisent.`
      : 'Assouplissez le critère qui écarte le plus de personnes.',
    edit: wider?.edit ?? null,
    measured: { mark: 'accepted', stepKey: null },
    link: 'target',
    lines: refusals.map((refusal) => ({
      label: capital(criteriaLabels[refusal.criterion]),
      count: refusal.people.length,
      of: leads.judged,
      people: refusal.people,
    })),
  });
}

/** The target one step wider on a criterion, where that changes the criterion itself. */
function loosen(target: IcpCriteria, field: CriteriaField): { edit: AdviceChange; label: string } | null {
  // An advice changes one list: not one that several kinds of wanted people have each for themselves.
  const isShared = target.alternatives.every((alternative) => !Object.hasOwn(alternative, field));
  const loosened = heart.includes(field) || !isShared ? null : loosenCriterion(target, field);
  if (!loosened) return null;
  const [before, after] = [target[field], loosened.criteria[field]];
  return { edit: { part: 'criterion', field, before, after }, label: loosened.label };
}

/** In half a year, one person in ten has another job. */
const mostWeeks = 26;

export function judgeWideTarget({ journeys, account, isRunning }: Evidence): Judged {
  const upcoming = journeys
    .filter((journey) => markedAt(journey, 'upcoming'))
    .map(({ personId }) => personId);
  const weeks = account ? upcoming.length / account.invitationsPerWeek : 0;
  const seen = {
    name: 'Ciblage trop large',
    looksAt: 'plus de 26 semaines de premiers contacts, au quota du compte',
    today: `${people(upcoming.length)}${account ? `, ${plural(Math.ceil(weeks), 'semaine', 'semaines')}` : ''}`,
    people: upcoming,
  };
  if (!account || !isRunning) return off(seen);
  if (weeks <= mostWeeks) return fine(seen);
  return advise(seen, {
    subject: 'campaign',
    title: 'La liste demande plus de six mois\u00a0: gardez les meilleurs',
    observation: `${people(upcoming.length)} à contacter, et ${plural(account.invitationsPerWeek, 'invitation', 'invitations')} par semaine au plus\u00a0: ${plural(Math.ceil(weeks), 'semaine', 'semaines')}.`,
    why: 'Au bout de six mois, une partie de ces personnes a changé de poste\u00a0: ce qu’on leur écrit n’est plus vrai.',
    change: 'Précisez le ciblage (intitulés, tailles, lieux), ou ne gardez que les meilleurs scores.',
    link: 'target',
    lines: [counted('Personnes à contacter', upcoming)],
  });
}

const shared = { least: 5, share: 0.1 };

export function judgeSharedCompanies({ shared: companies, journeys }: Evidence): Judged {
  const upcoming = journeys.filter((journey) => markedAt(journey, 'upcoming')).length;
  const concerned = [...new Set(companies.flatMap((one) => one.people))];
  const seen = {
    name: 'Mêmes entreprises qu’une autre campagne',
    looksAt: '5 personnes à venir et 1 sur 10, dont l’entreprise est suivie ailleurs',
    today: people(concerned.length),
    people: concerned,
  };
  if (upcoming === 0) return off(seen);
  if (concerned.length < shared.least || concerned.length < shared.share * upcoming) return fine(seen);
  const byCampaign = Map.groupBy(companies, ({ campaign }) => campaign);
  const names = [...byCampaign.keys()].map((name) => quote(name)).join(', ');
  return advise(seen, {
    subject: 'campaign',
    title: 'Deux campagnes écrivent aux mêmes entreprises',
    observation: `${plural(concerned.length, 'personne', 'personnes')} à venir sur ${number(upcoming)}\u00a0: leur entreprise est aussi suivie par ${names}.`,
    why: 'Des collègues qui reçoivent deux approches différentes du même vendeur se le disent.',
    change: 'Écartez ces personnes de l’une des deux campagnes, ou attendez la fin de l’autre.',
    link: 'leads',
    lines: [...byCampaign].map(([campaign, some]) => {
      const ids = [...new Set(some.flatMap((one) => one.people))];
      return { label: campaign, count: ids.length, of: upcoming, people: ids };
    }),
  });
}
