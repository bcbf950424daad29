import { z } from 'zod';
import { leadSorts, sortOrders } from '#core/leads/lead-sort.ts';
import { prospectSorts } from '#core/prospects/stages.ts';
import { LeadFilter } from '../campaigns/lead-filter.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';
import { ProspectFilter } from '../overview/prospects.ts';

const order = z.enum(sortOrders).optional();
const LeadView = z.object({
  list: z.literal('leads').default('leads'),
  filter: LeadFilter,
  sort: z.enum(leadSorts).default('recent'),
  order,
});
const ProspectView = z.object({
  list: z.literal('prospects'),
  filter: ProspectFilter,
  sort: z.enum(prospectSorts).default('next'),
  order,
});
/** Filters and order of a list; the views kept before lists were named are those of the leads. */
export const ViewContent = z.union([ProspectView, LeadView]);
export type ViewContent = z.infer<typeof ViewContent>;

export const SavedView = z.object({ id: z.uuid(), name: z.string(), content: ViewContent });
export type SavedView = z.infer<typeof SavedView>;

export const ViewName = oneLine(60, 'Donnez un nom.');
export const NewView = z.object({ name: ViewName, content: ViewContent });

const one = z.object({ id: z.uuid() });

export const savedViewsApi = {
  list: endpoint('GET', '/api/saved-views', { reply: z.array(SavedView) }),
  create: endpoint('POST', '/api/saved-views', { body: NewView, reply: SavedView }),
  update: endpoint('PATCH', '/api/saved-views/:id', {
    params: one,
    body: NewView.partial(),
    reply: SavedView,
  }),
  remove: endpoint('DELETE', '/api/saved-views/:id', {
    params: one,
    reply: z.object({ message: z.string() }),
  }),
};
