import { shareOf, standsOut } from '../../analytics/contrast.ts';
import { markedAt } from '../../analytics/journey.ts';
import { dayMs } from '../../time/durations.ts';
import { quote } from '../../words/quote.ts';
import type { Advice, Judged } from '../advice.ts';
import type { Evidence } from '../evidence.ts';
import { advise, counted, early, fine, number, off, people, plural, ratio } from '../words.ts';

const noAccount = (name: string, looksAt: string): Judged =>
  off({ name, looksAt, today: 'pas de compte connecté', people: [] });

const quota = { days: 5, low: 0.7, starved: 0.15 };

export function judgeQuota({ account, isRunning, journeys }: Evidence): Judged {
  const name = 'Quota inutilisé';
  const looksAt =
    'moins de 70\u00a0% du quota d’invitations sur 5 jours ouvrés, alors que des personnes attendent';
  if (!account) return noAccount(name, looksAt);
  const used = account.days.reduce((sum, day) => sum + day.used, 0);
  const own = account.days.reduce((sum, day) => sum + day.ofCampaign, 0);
  const atMost = account.days.reduce((sum, day) => sum + day.atMost, 0);
  const upcoming = journeys
    .filter((journey) => markedAt(journey, 'upcoming'))
    .map(({ personId }) => personId);
  const seen = { name, looksAt, today: ratio({ count: used, of: atMost }), people: account.invited };
  if (!isRunning || upcoming.length === 0) return off(seen);
  if (account.days.length < quota.days)
    return early(seen, plural(quota.days - account.days.length, 'jour ouvré', 'jours ouvrés'));
  const waiting = counted('Personnes qui attendent leur tour', upcoming);
  const { greediest } = account;
  if (greediest && used > 0 && own / used < quota.starved && greediest.used / used > quota.low)
    return advise(seen, {
      subject: 'starved',
      title: `${quote(greediest.name)} prend presque toutes les invitations du compte`,
      observation: `${number(greediest.used)} des ${number(used)} invitations des ${quota.days} derniers jours ouvrés, contre ${number(own)} pour cette campagne, où ${plural(upcoming.length, 'personne attend', 'personnes attendent')}.`,
      why: 'Les campagnes d’un compte partagent ses places\u00a0: l’une avance quand l’autre attend.',
      change: 'Mettez l’autre campagne en pause quelques jours, ou relevez la limite du compte.',
      link: 'account',
      lines: [waiting],
    });
  if (used / Math.max(1, atMost) >= quota.low) return fine(seen);
  return advise(seen, {
    subject: 'unused',
    title: 'Des places d’invitation restent vides chaque jour',
    observation: `${ratio({ count: used, of: atMost })} des places des ${quota.days} derniers jours ouvrés, alors que ${plural(upcoming.length, 'personne attend', 'personnes attendent')}.`,
    why: 'Une place qui n’est pas prise un jour est perdue.',
    change: 'Validez les messages qui attendent, et élargissez les heures d’envoi si elles sont courtes.',
    link: 'texts',
    lines: [waiting],
  });
}

export function judgeNoteBudget({ account, sequence, journeys }: Evidence): Judged {
  const name = 'Notes au-delà du budget';
  const looksAt = 'plus de notes à venir que le compte n’en a pour trois mois';
  if (!account) return noAccount(name, looksAt);
  const invitation = sequence.steps.find((step) => step.kind === 'invitation');
  const upcoming = journeys
    .filter((journey) => markedAt(journey, 'upcoming'))
    .map(({ personId }) => personId);
  const hasNotes = invitation?.kind === 'invitation' && invitation.hasNote;
  const { noteBudget } = account;
  const seen = {
    name,
    looksAt,
    today: !hasNotes
      ? 'pas de note'
      : noteBudget === null
        ? 'notes sans limite'
        : `${people(upcoming.length)} pour ${plural(noteBudget, 'note', 'notes')} par mois`,
    people: hasNotes && noteBudget !== null ? upcoming : [],
  };
  if (!invitation || !hasNotes || noteBudget === null) return off(seen);
  if (upcoming.length <= 3 * noteBudget) return fine(seen);
  return advise(seen, {
    subject: invitation.key,
    title: 'Vos notes dépassent ce que le compte en a\u00a0: invitez sans note',
    observation: `${plural(upcoming.length, 'personne attend', 'personnes attendent')} une invitation avec note, et le compte gratuit en a ${plural(noteBudget, 'note', 'notes')} par mois.`,
    why: 'Les notes vont aux meilleurs scores\u00a0; pour tous les autres, elle est écrite et relue pour rien.',
    change: 'L’invitation part sans note\u00a0: ce qu’elle disait vient dans le premier message.',
    edit: { part: 'step', stepKey: invitation.key, before: { hasNote: true }, after: { hasNote: false } },
    measured: { mark: 'accepted', stepKey: null },
    link: 'sequence',
    lines: [counted('Invitations avec note à venir', upcoming)],
  });
}

/** The network refuses more than 400 or so. */
const pendingLimits = { most: 300, days: 14 };

export function judgePendingInvitations({ account, sequence, now }: Evidence): Judged {
  const name = 'Invitations en attente';
  const looksAt = 'plus de 300 sans réponse sur le compte';
  if (!account) return noAccount(name, looksAt);
  const { pending, waiting } = account;
  const seen = {
    name,
    looksAt,
    today:
      pending === waiting.length
        ? number(pending)
        : `${number(waiting.length)} de cette campagne, ${number(pending)} sur le compte`,
    people: waiting.map(({ personId }) => personId),
  };
  if (pending <= pendingLimits.most) return fine(seen);
  const old = waiting
    .filter(({ since }) => now.getTime() - since.getTime() > pendingLimits.days * dayMs)
    .map(({ personId }) => personId);
  const wait = sequence.steps.find((step) => step.kind === 'wait');
  const edit = wait?.kind === 'wait' ? shorten(wait) : null;
  return advise(seen, {
    subject: edit ? `${wait?.key} ${pendingLimits.days}` : 'campaign',
    title: 'Beaucoup d’invitations attendent encore\u00a0: retirez les plus anciennes',
    observation: `${number(pending)} invitations du compte restent sans réponse, dont ${number(waiting.length)} de cette campagne.`,
    why: 'LinkedIn compte les invitations en attente d’un compte, et bloque celui qui en a trop.',
    change: edit
      ? `L’attente d’acceptation passe à ${pendingLimits.days} jours, et l’invitation est retirée à son terme.`
      : 'Retirez à la main les invitations les plus anciennes.',
    edit,
    link: 'sequence',
    lines: [
      {
        label: 'Sans réponse depuis plus de deux semaines',
        count: old.length,
        of: waiting.length,
        people: old,
      },
    ],
  });
}

function shorten(wait: { key: string; maxDays: number; withdrawsInvitation: boolean }): Advice['edit'] {
  if (wait.maxDays <= pendingLimits.days && wait.withdrawsInvitation) return null;
  const { maxDays, withdrawsInvitation } = wait;
  return {
    part: 'step',
    stepKey: wait.key,
    before: { maxDays, withdrawsInvitation },
    after: { maxDays: Math.min(maxDays, pendingLimits.days), withdrawsInvitation: true },
  };
}

const leastHealth = 40;

export function judgeHealth({ account }: Evidence): Judged {
  const name = 'Santé du compte';
  const looksAt =
    'une acceptation qui baisse d’un mois à l’autre, sur 40 invitations de chaque, plus que le hasard une fois sur vingt';
  if (!account) return noAccount(name, looksAt);
  const { recent, before } = account;
  const seen = { name, looksAt, today: ratio(recent), people: recent.people };
  const smallest = Math.min(recent.of, before.of);
  if (smallest < leastHealth) return early(seen, plural(leastHealth - smallest, 'invitation', 'invitations'));
  if (shareOf(recent) >= shareOf(before) || !standsOut(recent, before, 1)) return fine(seen);
  return advise(seen, {
    subject: 'account',
    title: 'Vos invitations sont moins acceptées qu’avant\u00a0: ralentissez',
    observation: `${ratio(recent)} sur les dernières semaines, ${ratio(before)} sur les quatre d’avant, toutes campagnes du compte.`,
    why: 'LinkedIn restreint d’abord les comptes dont les invitations sont de moins en moins acceptées.',
    change:
      'Baissez la limite d’invitations du compte d’un tiers pendant deux semaines, et reprenez le ciblage.',
    link: 'account',
    lines: [
      { label: 'Dernières semaines', ...recent },
      { label: 'Les quatre d’avant', ...before },
    ],
  });
}
