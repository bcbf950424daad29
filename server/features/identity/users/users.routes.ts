import type { FastifyInstance } from 'fastify';
import { usersApi } from '#contract/identity/users.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { getPlanChoice } from './get-plan-choice.ts';
import { presentUser } from './present-user.ts';
import { updateProfile } from './update-profile.ts';

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, usersApi.planChoice, 'member', async ({ ctx }) => getPlanChoice(ctx));
  serve(app, deps, usersApi.updateProfile, 'member', async ({ ctx, body }) => ({
    user: await presentUser(ctx, await updateProfile(ctx, body)),
    message: 'Votre profil est enregistré.',
  }));
}
