import { z } from 'zod';
import { recontactReasons } from '#core/campaigns/audience.ts';
import { endpoint } from '../endpoint.ts';
import { mostChosen } from '../sourcing/lead-searches.ts';

const moment = z.iso.datetime();

/** A lead whom something of ours reached before this campaign: the user says whether they are contacted again. */
export const Recontact = z.object({
  personId: z.uuid(),
  name: z.string(),
  /** « DRH, Laiterie des Trois Monts » */
  detail: z.string().nullable(),
  score: z.number(),
  reason: z.enum(recontactReasons),
  /** The last invitation or message, in campaign time; null: they wrote first. */
  lastContact: z
    .object({
      at: moment,
      act: z.enum(['invite', 'message']),
      campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    })
    .nullable(),
  lastReplyAt: moment.nullable(),
});
export type Recontact = z.infer<typeof Recontact>;

const params = z.object({ id: z.uuid() });
const path = '/api/campaigns/:id/recontacts';

export const recontactsApi = {
  /** The best first, as many as one call may confirm; `total` counts them all. */
  list: endpoint('GET', path, {
    params,
    reply: z.object({ now: moment, total: z.number(), items: z.array(Recontact) }),
  }),
  /** Whoever said no, is excluded or on their way elsewhere is left as they are. */
  confirm: endpoint('POST', path, {
    params,
    body: z.object({
      personIds: z.array(z.uuid()).min(1, 'Choisissez au moins une personne.').max(mostChosen),
    }),
    reply: z.object({ confirmed: z.number() }),
  }),
};
