import type { FastifyInstance } from 'fastify';
import { supportApi } from '#contract/identity/support.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { serve } from '#server/platform/http/serve.ts';
import { sendSupportRequest } from './send-support-request.ts';

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, supportApi.send, 'public', async ({ ctx, body, request }) => {
    await sendSupportRequest(ctx, body, clientAddress(request));
    return { message: 'Votre message est bien arrivé. Nous vous répondrons par e-mail.' };
  });
}
