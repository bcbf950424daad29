import type { FastifyInstance } from 'fastify';
import { twoFactorApi } from '#contract/identity/two-factor.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { confirmTwoFactor, startTwoFactor } from './set-up-two-factor.ts';
import { getTwoFactorStatus } from './two-factor-state.ts';

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, twoFactorApi.status, 'member', async ({ ctx }) => getTwoFactorStatus(ctx));
  serve(app, deps, twoFactorApi.start, 'member', async ({ ctx, body }) => startTwoFactor(ctx, body.password));
  serve(app, deps, twoFactorApi.confirm, 'member', async ({ ctx, body }) => ({
    recoveryCodes: await confirmTwoFactor(ctx, body.code),
  }));
  serve(app, deps, twoFactorApi.disable, 'member', async ({ ctx, body }) => {
    await disableTwoFactor(ctx, body.password, body.code);
    return { message: 'La double authentification est désactivée.' };
  });
  serve(app, deps, twoFactorApi.renewRecoveryCodes, 'member', async ({ ctx, body }) => ({
    recoveryCodes: await renewRecoveryCodes(ctx, body.password),
  }));
}
