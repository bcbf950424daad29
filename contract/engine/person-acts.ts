import { z } from 'zod';
import { enrolmentStates } from '#core/engine/enrolment.ts';
import { personActs } from '#core/engine/person-acts.ts';
import { endpoint } from '../endpoint.ts';

/** Where a person stands in one campaign, and what the user may do about it. */
export const PersonEnrolment = z.object({
  campaignId: z.uuid(),
  campaignName: z.string(),
  personId: z.uuid(),
  state: z.enum(enrolmentStates),
  /** Why they wait, are asked about or are finished: a reason of core/engine/decide/decision.ts; null: they are ready. */
  reason: z.string().nullable(),
  /** The same in French, in one sentence. */
  explanation: z.string(),
  nextActionAt: z.iso.datetime().nullable(),
  nextStepKey: z.string().nullable(),
  /** « Relance », « Invitation avec note »; null: none is left. */
  nextStepName: z.string().nullable(),
  pausedUntil: z.iso.datetime().nullable(),
  isPaused: z.boolean(),
  /** Somebody of the same company answered. */
  isOnHold: z.boolean(),
  /** « Envoyer maintenant » was asked for: they go first at the next slot. */
  goesFirst: z.boolean(),
  sequenceVersion: z.number(),
  /** What can be asked for now: a screen shows no other button. */
  acts: z.array(z.enum(personActs)),
});
export type PersonEnrolment = z.infer<typeof PersonEnrolment>;

const params = z.object({ id: z.uuid(), personId: z.uuid() });
const root = '/api/campaigns/:id/people/:personId';
const act = (verb: string) => endpoint('POST', `${root}/${verb}`, { params, reply: PersonEnrolment });

export const personActsApi = {
  place: endpoint('GET', `${root}/place`, { params, reply: PersonEnrolment }),
  pause: endpoint('POST', `${root}/pause`, {
    params,
    /** In campaign time; null: until further notice. */
    body: z.object({ until: z.iso.datetime().nullable() }),
    reply: PersonEnrolment,
  }),
  /** Also takes back somebody who was removed, and releases a colleague who was on hold. */
  resume: act('resume'),
  release: act('release'),
  skip: endpoint('POST', `${root}/skip`, {
    params,
    /** The step that is passed over: a second click does not pass over the next one too. */
    body: z.object({ stepKey: z.string().min(1).max(40) }),
    reply: PersonEnrolment,
  }),
  /** Refused with the reason (409) when the hours, the quota or the text say no. */
  sendNow: act('send-now'),
  remove: act('remove'),
};
