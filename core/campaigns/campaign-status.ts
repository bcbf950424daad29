import { quote } from '../words/quote.ts';
export const campaignStatuses = ['inactive', 'active', 'paused', 'completed', 'archived'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const pausedReasons = [
  'user',
  'account_disconnected',
  'account_restricted',
  'guardrail',
  'plan',
] as const;
export type PausedReason = (typeof pausedReasons)[number];

export const statusLabels: Record<CampaignStatus, string> = {
  inactive: 'Brouillon',
  active: 'En cours',
  paused: 'En pause',
  completed: 'Terminée',
  archived: 'Archivée',
};

export const pausedReasonLabels: Record<PausedReason, string> = {
  user: 'mise en pause par vous',
  account_disconnected: 'compte LinkedIn déconnecté',
  account_restricted: 'compte LinkedIn restreint',
  guardrail: 'garde-fou',
  plan: 'limite de votre formule',
};

/** What may be done to a campaign. `complete` and `reopen` follow from its leads; the others from the user. */
export const campaignActs = [
  'launch',
  'pause',
  'resume',
  'complete',
  'reopen',
  'archive',
  'unarchive',
] as const;
export type CampaignAct = (typeof campaignActs)[number];

/** The one state machine: from where each act leads where. */
const transitions: Record<CampaignAct, { from: readonly CampaignStatus[]; to: CampaignStatus }> = {
  launch: { from: ['inactive'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  complete: { from: ['active', 'paused'], to: 'completed' },
  reopen: { from: ['completed'], to: 'active' },
  archive: { from: ['inactive', 'paused', 'completed'], to: 'archived' },
  unarchive: { from: ['archived'], to: 'paused' },
};

export const startingPoints = (act: CampaignAct): readonly CampaignStatus[] => transitions[act].from;
export const outcomeOf = (act: CampaignAct): CampaignStatus => transitions[act].to;
export const canDo = (act: CampaignAct, status: CampaignStatus): boolean =>
  transitions[act].from.includes(status);

const personActs = campaignActs.filter((act) => act !== 'complete' && act !== 'reopen');

/** The act of a user that leads from one status to another; null when there is none. */
export const actBetween = (from: CampaignStatus, to: CampaignStatus): CampaignAct | null =>
  personActs.find((act) => transitions[act].to === to && canDo(act, from)) ?? null;

const actNames: Record<CampaignAct, string> = {
  launch: 'être lancée',
  pause: 'être mise en pause',
  resume: 'reprendre',
  complete: 'être terminée',
  reopen: 'être rouverte',
  archive: 'être archivée',
  unarchive: 'être désarchivée',
};

const statesInWords: Record<CampaignStatus, string> = {
  inactive: 'Une campagne à l’état de brouillon',
  active: 'Une campagne en cours',
  paused: 'Une campagne en pause',
  completed: 'Une campagne terminée',
  archived: 'Une campagne archivée',
};

/** Why an act is refused, and the way out where there is one. */
export function refusalOf(act: CampaignAct, status: CampaignStatus): string {
  const refusal = `${statesInWords[status]} ne peut pas ${actNames[act]}.`;
  if (act === 'archive' && status === 'active') return `${refusal} Mettez-la d’abord en pause.`;
  if (act === 'launch' && status === 'paused') return `${refusal} Reprenez-la.`;
  if (status === 'archived' && act !== 'unarchive') return `${refusal} Désarchivez-la d’abord.`;
  if (status === 'completed' && (act === 'launch' || act === 'resume'))
    return `${refusal} Ajoutez-lui des leads pour la rouvrir.`;
  return refusal;
}

export function refusalOfStatus(from: CampaignStatus, to: CampaignStatus): string {
  const state = quote(statusLabels[to].toLowerCase());
  if (from === to) return `Cette campagne est déjà à l’état ${state}.`;
  if (to === 'completed') return 'Une campagne se termine d’elle-même, après sa dernière personne.';
  const act = personActs.find((one) => transitions[one].to === to);
  return act ? refusalOf(act, from) : `${statesInWords[from]} ne peut pas passer à l’état ${state}.`;
}
