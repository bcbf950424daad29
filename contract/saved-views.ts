import { z } from 'zod';
import { leadSorts, sortOrders } from '#core/leads/lead-sort.ts';
import { endpoint } from './endpoint.ts';
import { LeadFilter } from './lead-filter.ts';
import { oneLine } from './one-line.ts';

/** Filters and order of the leads. */
export const ViewContent = z.object({
  filter: LeadFilter,
  sort: z.enum(leadSorts).default('recent'),
  order: z.enum(sortOrders).optional(),
});
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
