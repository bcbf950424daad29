import type { FastifyInstance } from 'fastify';
import { demoApi } from '#contract/overview/demo.ts';
import type { Deps } from '#server/deps.ts';
import { beginSession } from '#server/features/identity/auth/sessions/session-cookie.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { serve } from '#server/platform/http/serve.ts';
import { enterDemo } from './enter-demo.ts';

export function demoRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, demoApi.enter, 'public', async ({ ctx, request, reply }) => {
    const user = await enterDemo(ctx, clientAddress(request));
    await beginSession(ctx, user, request, reply);
    return { message: `Bonjour ${user.firstName}.` };
  });
}
