import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';
import { siteCalls } from '../paths.ts';

const token = z.string().max(200);
const words = (most: number) => oneLine(most).default('');

/** Who writes, and for whom: the controller of the data. */
export const SenderPage = z.object({
  name: z.string(),
  /** Empty when the sender gave none. */
  company: z.string(),
  /** Why the sender thinks that they may write, in their words; null: not confirmed yet. */
  balancing: z.string().nullable(),
});
export type SenderPage = z.infer<typeof SenderPage>;

/** The address of the profile, or a name and a company. */
export const Opposition = z.object({
  expediteur: token,
  profile: words(500),
  firstName: words(80),
  lastName: words(80),
  company: words(200),
  /** A trap for robots: people do not see this field. */
  website: z.string().max(2000).optional(),
});
export type Opposition = z.input<typeof Opposition>;

export const senderPageApi = {
  read: endpoint('GET', siteCalls.senderPage, {
    query: z.object({ expediteur: token }),
    reply: SenderPage,
  }),
  /** The same answer whether or not this person is known: nobody learns who is in a list. */
  oppose: endpoint('POST', siteCalls.opposition, {
    body: Opposition,
    reply: z.object({ message: z.string() }),
  }),
};
