import type { AskReason } from '../engine/decide/decision.ts';
import type { ReplyKind } from '../replies/reply.ts';

/** What became of somebody in the end, as the user says it: the engine never writes it. */
export const prospectOutcomes = ['meeting', 'won', 'lost'] as const;
export type ProspectOutcome = (typeof prospectOutcomes)[number];

/** Where a person stands, in the order of the pipeline. `asking`: the user must decide before anything more happens. */
export const prospectStages = [
  'to_contact',
  'invited',
  'accepted',
  'messaged',
  'asking',
  'replied',
  ...prospectOutcomes,
  'finished',
  'opposed',
] as const;
export type ProspectStage = (typeof prospectStages)[number];

/** What somebody came to in a campaign, whatever followed: the figures of the campaign count these. */
export const prospectMarks = ['invited', 'accepted', 'replied', 'finished', 'asking', 'on_hold'] as const;
export type ProspectMark = (typeof prospectMarks)[number];
export const markLabels: Record<ProspectMark, string> = {
  invited: 'Une invitation est partie',
  accepted: 'L’invitation a été acceptée',
  replied: 'Une réponse est arrivée',
  finished: 'La séquence est terminée',
  asking: 'Votre accord ou votre décision est attendu',
  on_hold: 'La suite attend votre décision',
};

/** What the user decides of a person; texts, tasks and uncertain sends have their own lists. */
export const onHoldReasons: readonly AskReason[] = ['colleague_replied', 'unread_message', 'no_window'];

/** Of the act, never of the person: no word gives anybody a gender. */
export const stageLabels: Record<ProspectStage, string> = {
  to_contact: 'À contacter',
  invited: 'Invitation envoyée',
  accepted: 'Invitation acceptée',
  messaged: 'Message envoyé',
  asking: 'À faire par vous',
  replied: 'A répondu',
  meeting: 'Rendez-vous pris',
  won: 'Gagné',
  lost: 'Perdu',
  finished: 'Terminée',
  opposed: 'Opposition',
};

export const isOutcome = (stage: string): stage is ProspectOutcome =>
  (prospectOutcomes as readonly string[]).includes(stage);

/** What a reply says: never what somebody is. */
export const replyKindLabels: Record<ReplyKind, string> = {
  interested: 'intérêt',
  question: 'question',
  later: 'plus tard',
  refusal: 'refus',
  opposition: 'opposition',
  absence: 'absence',
  wrong_person: 'mauvaise personne',
  other: 'autre réponse',
};

/** Sorts of the list, each with the order that is meant when none is said. */
export const prospectSorts = ['next', 'name', 'company', 'stage', 'score', 'event'] as const;
export type ProspectSort = (typeof prospectSorts)[number];
export const defaultProspectOrder: Readonly<Record<ProspectSort, 'asc' | 'desc'>> = {
  next: 'asc',
  name: 'asc',
  company: 'asc',
  stage: 'asc',
  score: 'desc',
  event: 'desc',
};
