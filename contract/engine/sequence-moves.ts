import { z } from 'zod';
import { moveGroups } from '#core/engine/sequence-move.ts';
import { EngagementConfig } from '../campaigns/engagement.ts';
import { endpoint } from '../endpoint.ts';

/** Who is on the way on another version of a sequence, and what a move to the present or proposed one would do to them. */
export const SequenceMovePreview = z.object({
  /** The present version; of a proposed one, the version that it would follow. */
  version: z.number(),
  /** On the way on it already. */
  onIt: z.number(),
  groups: z.array(
    z.object({
      group: z.enum(moveGroups),
      count: z.number(),
      title: z.string(),
      detail: z.string(),
      /** The steps that they would go on from, in their order; nobody who stays. */
      from: z.array(z.object({ step: z.string(), count: z.number() })),
      /** Some of them. */
      people: z.array(z.object({ personId: z.uuid(), name: z.string(), nextStep: z.string().nullable() })),
    }),
  ),
});
export type SequenceMovePreview = z.infer<typeof SequenceMovePreview>;

const params = z.object({ id: z.uuid() });

export const sequenceMovesApi = {
  preview: endpoint('GET', '/api/campaigns/:id/sequence-move', { params, reply: SequenceMovePreview }),
  /** The same for a sequence that is not saved: what would happen, and nothing does. */
  propose: endpoint('POST', '/api/campaigns/:id/sequence-move/preview', {
    params,
    body: z.object({ engagementConfig: EngagementConfig }),
    reply: SequenceMovePreview,
  }),
  move: endpoint('POST', '/api/campaigns/:id/sequence-move', {
    params,
    body: z.object({
      /** The version that was previewed: another one since is refused. */
      version: z.number().int().positive(),
      groups: z.array(z.enum(['moves', 'passes_over'])).min(1, 'Choisissez qui passe à la nouvelle version.'),
      /** Only these of them; without, all. */
      personIds: z.array(z.uuid()).min(1).max(500).optional(),
    }),
    reply: z.object({ moved: z.number(), preview: SequenceMovePreview }),
  }),
};
