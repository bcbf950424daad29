import type { FastifyInstance } from 'fastify';
import { senderPageApi } from '#contract/overview/sender-page.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readSender } from './read-sender.ts';
import { receiveOpposition } from './receive-opposition.ts';

export function senderPageRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, senderPageApi.read, 'public', async ({ ctx, query, request }) =>
    readSender(ctx, query.expediteur, clientAddress(request)),
  );
  serve(app, deps, senderPageApi.oppose, 'public', async ({ ctx, body, request }) => {
    await receiveOpposition(ctx, body, clientAddress(request));
    return {
      message: 'Votre opposition est enregistrée, pour toutes les campagnes et sans limite de durée.',
    };
  });
}
