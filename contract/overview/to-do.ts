import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What waits for the user's hand, for the top of every page. */
const ToDo = z.object({
  /** Conversations « à traiter », read or not. */
  conversations: z.number(),
  /** Texts that are asked for. */
  texts: z.number(),
});
export const toDoApi = { read: endpoint('GET', '/api/to-do', { reply: ToDo }) };
