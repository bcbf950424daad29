import { z } from 'zod';
import { activityKinds } from '#core/activity/activity-kinds.ts';
import { activityTones } from '#core/activity/describe-activity.ts';
import { leftOutReasons } from '#core/campaign-live/left-out.ts';
import { campaignStatuses, pausedReasons } from '#core/campaigns/campaign-status.ts';
import { taskKinds } from '#core/campaigns/engagement.ts';
import { attemptActs } from '#core/engine/attempt.ts';
import { enrolmentStates } from '#core/engine/enrolment.ts';
import { personActs } from '#core/engine/person-acts.ts';
import { endpoint } from '../endpoint.ts';

/** Somebody as the lists of a running campaign name them. */
export const LivePerson = z.object({
  id: z.uuid(),
  name: z.string(),
  /** « DRH, Laiterie des Trois Monts » */
  detail: z.string().nullable(),
  profileUrl: z.string().nullable(),
});
export type LivePerson = z.infer<typeof LivePerson>;

/** From the leads to the answers: each is a part of the one before but for those who wait. */
export const CampaignFigures = z.object({
  enrolled: z.number(),
  invited: z.number(),
  accepted: z.number(),
  /** Who received an invitation or a message, or wrote to us: whose replies are counted. */
  reached: z.number(),
  replied: z.number(),
  finished: z.number(),
  /** Nothing goes on for them before the user acts. */
  asking: z.number(),
  /** Of those, how many wait for a text to be approved, mended or written. */
  toApprove: z.number(),
});
export type CampaignFigures = z.infer<typeof CampaignFigures>;

const Link = z.object({ label: z.string(), href: z.string() });

/** Why nothing leaves, or what leaves next: one true sentence. */
export const Silence = z.object({
  /** Whether something will leave by itself, without anybody's help. */
  isMoving: z.boolean(),
  reason: z.string(),
  text: z.string(),
  /** The same in a few words; null when nothing has to be said. */
  short: z.string().nullable(),
  /** When it changes by itself; null: when somebody acts. In campaign time. */
  until: z.iso.datetime().nullable(),
  wayOut: Link.nullable(),
});
export type Silence = z.infer<typeof Silence>;

/** What stopped a campaign by itself: what was measured, the threshold, and the way out. */
export const Guardrail = z.object({ measured: z.string(), threshold: z.string(), wayOut: z.string() });
export type Guardrail = z.infer<typeof Guardrail>;

export const NextAction = z.object({
  person: LivePerson,
  state: z.enum(enrolmentStates),
  stepKey: z.string().nullable(),
  /** « Message 1 »; null when nothing more is to come. */
  stepName: z.string().nullable(),
  act: z.enum(attemptActs).nullable(),
  /** null: when somebody acts, or when it is not known. */
  at: z.iso.datetime().nullable(),
  /** Then, not before, or at the latest. */
  sense: z.enum(['at', 'from', 'until']),
  reason: z.string(),
  wayOut: Link.nullable(),
  /** What can be asked for now: a screen shows no other button. */
  acts: z.array(z.enum(personActs)),
  /** Why « Envoyer maintenant » is not among them, where the user would look for it. */
  notNow: z.string().nullable(),
});
export type NextAction = z.infer<typeof NextAction>;

/** It was launched from an account that is no longer the linked one. */
export const AccountChange = z.object({
  /** Whose account it left from, and whose is linked now. */
  from: z.string(),
  to: z.string(),
  /** Approached by the former one: their sequence would end. */
  begun: z.number(),
  /** Nothing was done to them yet: they would begin with the new one. */
  free: z.number(),
});
export type AccountChange = z.infer<typeof AccountChange>;

export const CampaignLive = z.object({
  /** In campaign time, as every moment here. */
  now: z.iso.datetime(),
  status: z.enum(campaignStatuses),
  pausedReason: z.enum(pausedReasons).nullable(),
  figures: CampaignFigures,
  /** The qualified people who are not in the sequence, by what keeps them out. */
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), people: z.number() })),
  silence: Silence,
  /** Whoever is served next; null: nobody by itself. */
  next: NextAction.nullable(),
  guardrail: Guardrail.nullable(),
  /** null: it leaves from the linked account, or none is linked. */
  accountChange: AccountChange.nullable(),
  /** How many stand before each step of the present version; the others follow an older one. */
  steps: z.array(z.object({ key: z.string(), people: z.number() })),
  onOlderVersions: z.number(),
  undecided: z.number(),
  /** Sends that may have left, while the network’s record is being read. */
  checking: z.number(),
});
export type CampaignLive = z.infer<typeof CampaignLive>;

export const nextActionViews = ['coming', 'asking', 'finished'] as const;
export type NextActionView = (typeof nextActionViews)[number];

export const ActivityLine = z.object({
  id: z.number(),
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  person: LivePerson.nullable(),
  title: z.string(),
  detail: z.string().nullable(),
  tone: z.enum(activityTones),
});
export type ActivityLine = z.infer<typeof ActivityLine>;

export const activityViews = ['all', 'sent', 'received', 'held'] as const;
export type ActivityView = (typeof activityViews)[number];

/** Something that may have left. What the network’s record does not tell, only the user can settle. */
export const UndecidedSend = z.object({
  id: z.uuid(),
  person: LivePerson,
  campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  act: z.enum(attemptActs),
  stepName: z.string(),
  /** What would have left, word for word. */
  text: z.string().nullable(),
  calledAt: z.iso.datetime(),
  /** The network’s own record is still being read: nothing is asked of the user yet. */
  isChecking: z.boolean(),
  /** What to look for on the network. */
  lookFor: z.string(),
});
export type UndecidedSend = z.infer<typeof UndecidedSend>;

/** Done by the user: a call, an e-mail. */
export const ManualTask = z.object({
  id: z.uuid(),
  person: LivePerson,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  campaign: z.object({ id: z.uuid(), name: z.string() }),
  task: z.enum(taskKinds),
  title: z.string(),
  instruction: z.string(),
  dueAt: z.iso.datetime(),
});
export type ManualTask = z.infer<typeof ManualTask>;

const Use = z.object({ today: z.number(), inSevenDays: z.number() });
/** How an account is, and who uses its quotas. */
export const AccountHealth = z.object({
  now: z.iso.datetime(),
  /** When something leaves next, of any campaign; null: nothing by itself. */
  nextDepartureAt: z.iso.datetime().nullable(),
  /** Why not sooner, where something other than its turn keeps it. */
  waitReason: z.string().nullable(),
  ready: z.number(),
  /** Those whose next step has its moment: it leaves by itself. */
  coming: z.number(),
  /** Those who wait for a send in campaigns that are paused. */
  paused: z.object({ people: z.number(), campaigns: z.number() }),
  backsOffUntil: z.iso.datetime().nullable(),
  /** Of the invitations that are decided: accepted, withdrawn, or without an answer for more than fourteen days. */
  acceptance: z.object({
    sent: z.number(),
    accepted: z.number(),
    decided: z.number(),
    /** Under so many, nothing is concluded. */
    neededToConclude: z.number(),
    lowest: z.number(),
  }),
  alarms: z.array(Guardrail),
  undecided: z.number(),
  /** Sends that may have left, while the network’s record is being read. */
  checking: z.number(),
  campaigns: z.array(
    z.object({ id: z.uuid(), name: z.string(), invitations: Use, messages: Use, visits: Use }),
  ),
});
export type AccountHealth = z.infer<typeof AccountHealth>;

const one = z.object({ id: z.uuid() });
const cursor = z.string().max(300).optional();
const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
const Done = z.object({ message: z.string() });

export const campaignLiveApi = {
  live: endpoint('GET', '/api/campaigns/:id/live', { params: one, reply: CampaignLive }),
  nextActions: endpoint('GET', '/api/campaigns/:id/next-actions', {
    params: one,
    query: z.object({ view: z.enum(nextActionViews).default('coming'), cursor }),
    reply: page(NextAction),
  }),
  activity: endpoint('GET', '/api/campaigns/:id/activity', {
    params: one,
    query: z.object({ view: z.enum(activityViews).default('all'), cursor }),
    reply: page(ActivityLine),
  }),
  /** The oldest first, a hundred at most of each kind: settling some shows the others. `total` counts what is asked. */
  undecided: endpoint('GET', '/api/undecided-sends', {
    query: z.object({ campaignId: z.uuid().optional() }),
    reply: z.object({ items: z.array(UndecidedSend), total: z.number(), checking: z.number() }),
  }),
  settle: endpoint('POST', '/api/undecided-sends/:id/settle', {
    params: one,
    body: z.object({ hasLeft: z.boolean() }),
    reply: Done,
  }),
  tasks: endpoint('GET', '/api/manual-tasks', {
    query: z.object({ campaignId: z.uuid().optional() }),
    reply: z.object({ items: z.array(ManualTask), total: z.number() }),
  }),
  finishTask: endpoint('POST', '/api/manual-tasks/:id/finish', {
    params: one,
    body: z.object({ isDone: z.boolean() }),
    reply: Done,
  }),
  accountHealth: endpoint('GET', '/api/social-accounts/:id/health', { params: one, reply: AccountHealth }),
};
