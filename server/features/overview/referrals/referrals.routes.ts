import type { FastifyInstance } from 'fastify';
import { referralsApi } from '#contract/overview/referrals.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addReferred } from './add-referred.ts';
import { readReferred } from './read-referred.ts';

export function referralRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, referralsApi.read, 'member', async ({ ctx, params }) => ({
    referral: (await readReferred(ctx, params.id))?.shown ?? null,
  }));
  serve(app, deps, referralsApi.add, 'member', async ({ ctx, params, body }) =>
    addReferred(ctx, params.id, body),
  );
}
