import { nameStep, type SequenceStep } from '../campaigns/engagement.ts';
import { oldInvitation } from '../engine/old-invitations.ts';
import { prospectOutcomes, replyKindLabels, stageLabels } from '../prospects/stages.ts';
import { replyKinds } from '../replies/reply.ts';
import { quote } from '../words/quote.ts';
import type { ActivityKind } from './activity-kinds.ts';

export const activityTones = ['done', 'good', 'held', 'bad', 'plain'] as const;
export type ActivityTone = (typeof activityTones)[number];

export type Happening = {
  kind: ActivityKind;
  stepKey: string | null;
  detail: Readonly<Record<string, unknown>>;
};
export type ActivityText = { title: string; detail: string | null; tone: ActivityTone };

/** One line of the log in French. A person is named beside it, never in it: no word of it has to agree with them. */
export function describeActivity(happening: Happening, steps: readonly SequenceStep[]): ActivityText {
  const { kind, stepKey, detail } = happening;
  const step = steps.find(({ key }) => key === stepKey);
  const name = step ? nameStep(steps, step.key) : 'Étape';
  const because = reasonOf(detail);
  const line = (title: string, tone: ActivityTone, more: string | null = null): ActivityText => ({
    title,
    detail: more,
    tone,
  });
  // What leaves at the end of a wait is a withdrawal; so is what belongs to no step.
  const sent = step?.kind === 'wait' || stepKey === oldInvitation ? 'Retrait de l’invitation' : name;
  switch (kind) {
    case 'campaign_launched':
      return line('Campagne lancée', 'done');
    case 'campaign_paused':
      return line('Campagne mise en pause', 'held', because);
    case 'campaign_resumed':
      return line('Campagne reprise', 'done', because);
    case 'campaign_completed':
      return line('Campagne terminée', 'done');
    case 'campaign_edited':
      return line('Séquence modifiée', 'plain');
    case 'person_enrolled':
      return line('Entrée dans la séquence', 'plain');
    case 'person_moved':
      return line('Passage à la nouvelle version de la séquence', 'plain');
    case 'person_finished':
      return line('Séquence terminée', 'plain', because);
    case 'person_paused':
      return line('Mise en pause par vous', 'held');
    case 'person_resumed':
      return line('Reprise par vous', 'done');
    case 'person_held':
      return line('Suite retenue', 'held', because ?? 'Une réponse est arrivée de la même entreprise.');
    case 'person_released':
      return line('Suite relâchée par vous', 'done');
    case 'person_removed':
      return line('Retrait de la campagne par vous', 'held');
    case 'person_hurried':
      return line('Envoi demandé par vous', 'plain', 'Au prochain créneau du compte.');
    case 'recontact_confirmed':
      return line(
        'Nouveau contact confirmé par vous',
        'plain',
        'Malgré un échange dans une campagne passée.',
      );
    case 'withdrawal_asked':
      return line('Retrait de l’invitation demandé par vous', 'held');
    case 'step_done':
      return line(stepKey === oldInvitation ? 'Invitation retirée' : doneTitle(step, name), 'done');
    case 'step_skipped':
      return line(`${name}\u00a0: étape passée`, 'plain', because);
    case 'step_not_sent':
      return line(`${sent}\u00a0: rien n’est parti`, 'bad', because);
    case 'step_unknown':
      return line(
        `${sent}\u00a0: envoi non confirmé`,
        'held',
        'LinkedIn n’a pas répondu\u00a0: vérification en cours.',
      );
    case 'step_settled':
      return settled(detail, sent);
    case 'step_held':
      return line(`${sent}\u00a0: rien ne part encore`, 'held', because);
    case 'note_dropped':
      return line(
        'Invitation sans note',
        'held',
        detail.because === 'kept_for_better'
          ? 'Les notes du mois sont gardées pour des personnes mieux notées.'
          : 'Le budget de notes du mois est épuisé.',
      );
    case 'task_due':
      return line(`${name}\u00a0: à faire par vous`, 'held');
    case 'task_done':
      return line(`${name}\u00a0: fait`, 'done');
    case 'text_approved':
      return line(`${name}\u00a0: message validé`, 'plain');
    case 'invitation_accepted':
      return line('Invitation acceptée', 'good');
    case 'invitation_declined':
      return line('Invitation refusée', 'bad');
    case 'message_read':
      return line('Message lu', 'good');
    case 'reply_received':
      return line('Réponse reçue', 'good', replyOf(detail));
    case 'reply_understood':
      return line('Réponse comprise autrement', 'plain', replyOf(detail));
    case 'answer_sent':
      return line('Votre réponse est partie', 'done', excerptOf(detail));
    case 'taken_over':
      return line(
        'Conversation prise en main',
        'plain',
        'Vous avez écrit depuis LinkedIn\u00a0: la séquence s’arrête.',
      );
    case 'opposed':
      return line('Opposition enregistrée', 'bad', 'Plus aucun message ne partira, dans aucune campagne.');
    case 'opposition_undone':
      return line('Opposition écartée par vous', 'plain');
    case 'outcome_said':
      return line(outcomeOf(detail), 'good', 'Dit par vous.');
    case 'outcome_undone':
      return line(`${outcomeOf(detail)}\u00a0: retiré par vous`, 'plain');
    case 'account_backed_off':
      return line('Compte ralenti par LinkedIn', 'held', because ?? 'Rien ne part pendant quelques heures.');
    case 'account_disconnected':
      return line('Compte LinkedIn déconnecté', 'bad');
    case 'account_reconnected':
      return line('Compte LinkedIn reconnecté', 'done');
    case 'guardrail_raised':
      return line('Garde-fou déclenché', 'bad', wordOf(detail, 'measured'));
  }
}

const outcomeOf = ({ outcome }: Happening['detail']): string =>
  stageLabels[prospectOutcomes.find((one) => one === outcome) ?? 'meeting'];

/** When it occurred: the network reports some events later. */
export function momentOf({ at, detail }: { at: Date; detail: Happening['detail'] }): Date {
  const reported = wordOf(detail, 'happenedAt');
  const occurredAt = reported ? new Date(reported) : at;
  return occurredAt < at ? occurredAt : at;
}

function doneTitle(step: SequenceStep | undefined, name: string): string {
  switch (step?.kind) {
    case 'visit':
      return 'Profil visité';
    case 'invitation':
      return 'Invitation envoyée';
    case 'wait':
      return 'Invitation retirée';
    case 'message':
      return `${name} envoyé`;
    case 'follow_up':
      return `${name} envoyée`;
    case 'task':
      return `${name}\u00a0: fait`;
    case undefined:
      return 'Étape faite';
  }
}

function settled(detail: Happening['detail'], name: string): ActivityText {
  const hasLeft = detail.outcome === 'confirmed';
  if (hasLeft && detail.by === 'presumed') return presumed(detail, name);
  const bySomebody = detail.by === 'person';
  return {
    title: hasLeft ? `${name}\u00a0: départ confirmé` : `${name}\u00a0: rien n’était parti`,
    detail: bySomebody ? 'D’après votre vérification.' : 'D’après LinkedIn.',
    tone: hasLeft ? 'done' : 'plain',
  };
}

/** Nobody saw it leave: the network keeps no record of a visit, and a withdrawal reads there like a refusal. */
const presumed = (detail: Happening['detail'], name: string): ActivityText =>
  detail.act === 'withdraw'
    ? {
        title: `${name}\u00a0: présumé fait`,
        detail: 'LinkedIn ne liste plus l’invitation, sans dire pourquoi.',
        tone: 'plain',
      }
    : { title: `${name}\u00a0: présumée faite`, detail: 'LinkedIn n’en garde aucune trace.', tone: 'plain' };

const wordOf = (detail: Happening['detail'], name: string): string | null => {
  const word = detail[name];
  return typeof word === 'string' && word !== '' ? word : null;
};

function replyOf(detail: Happening['detail']): string | null {
  const kind = replyKinds.find((one) => one === detail.kind);
  return kind ? `Comprise comme\u00a0: ${replyKindLabels[kind]}.` : null;
}

function excerptOf(detail: Happening['detail']): string | null {
  const text = wordOf(detail, 'text') ?? wordOf(detail, 'excerpt');
  if (!text) return null;
  return quote(text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text);
}

const reasons: Record<string, string> = {
  user: 'Par vous.',
  account_disconnected: 'Compte LinkedIn déconnecté.',
  account_reconnected: 'Compte LinkedIn de nouveau connecté.',
  account_changed: 'Échange commencé depuis un autre compte LinkedIn.',
  other_account: 'Depuis un autre compte LinkedIn, à votre demande.',
  account_restricted: 'Compte LinkedIn restreint.',
  guardrail: 'Par un garde-fou.',
  plan: 'Limite de votre formule.',
  already_connected: 'Déjà en relation.',
  text_skipped: 'Message écarté par vous.',
  not_sent: 'LinkedIn a refusé.',
  by_user: 'Passée par vous.',
  accepted: 'L’invitation est acceptée.',
  removed: 'Retrait de la campagne par vous.',
  unreachable: 'Profil introuvable sur LinkedIn.',
  already_invited: 'Invitation déjà en attente.',
  already_related: 'Déjà en relation.',
  recently_withdrawn_or_limited: 'LinkedIn refuse une nouvelle invitation pour le moment.',
  does_not_accept_invitations: 'Ce profil n’accepte pas les invitations.',
  not_related: 'Pas encore en relation.',
  unknown_person: 'Profil introuvable sur LinkedIn.',
  blocked: 'Profil fermé à votre compte.',
  note_too_long: 'Note trop longue pour LinkedIn.',
  text_too_long: 'Message trop long pour LinkedIn.',
  leads_added: 'Des leads ont été ajoutés.',
  pending_relieved: 'Assez d’invitations ont trouvé leur réponse.',
  opposed: 'Opposition enregistrée.',
  excluded: 'Personne exclue de vos campagnes.',
  replied: 'Une réponse est arrivée.',
  taken_over: 'Vous avez pris la conversation en main.',
  not_accepted: 'Invitation restée sans réponse.',
  declined: 'Invitation refusée ou retirée.',
  finished: 'Toutes les étapes sont faites.',
  campaign_over: 'La campagne est terminée.',
  hours: 'Hors des horaires de la campagne.',
  approval: 'Le message n’est pas encore validé.',
  text_refused: 'Le message est à corriger.',
  text_missing: 'Le message n’est pas encore écrit.',
  no_window: 'Aucun horaire n’est possible pour cette personne.',
  withdrawn: 'Invitation retirée par vous.',
  doubtful_no: 'Une réponse demande peut-être de ne plus écrire\u00a0: elle est à relire.',
  unread_message: 'Un message reçu n’a pas pu être lu.',
  colleague_replied: 'Une réponse est arrivée de la même entreprise.',
};

/** Whatever name the writer gave to the reason; a reason that is a sentence is shown as it is. */
function reasonOf(detail: Happening['detail']): string | null {
  const word = wordOf(detail, 'because') ?? wordOf(detail, 'reason') ?? wordOf(detail, 'outcome');
  if (!word) return null;
  return reasons[word] ?? (/\s/.test(word) ? word : null);
}
