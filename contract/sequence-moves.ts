import { z } from 'zod';
import { moveGroups } from '#core/engine/sequence-move.ts';
import { endpoint } from './endpoint.ts';

/** Who is on the way on an older version of a sequence, and what a move to the present one would do to them. */
export const SequenceMovePreview = z.object({
  /** The present version. */
  version: z.number(),
  /** On the way on it already. */
  onIt: z.number(),
  groups: z.array(
    z.object({
      group: z.enum(moveGroups),
      count: z.number(),
      title: z.string(),
      detail: z.string(),
      /** Some of them. */
      people: z.array(z.object({ personId: z.uuid(), name: z.string() })),
    }),
  ),
});
export type SequenceMovePreview = z.infer<typeof SequenceMovePreview>;

const params = z.object({ id: z.uuid() });

export const sequenceMovesApi = {
  preview: endpoint('GET', '/api/campaigns/:id/sequence-move', { params, reply: SequenceMovePreview }),
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
