import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { privacyApi } from '#contract/overview/privacy.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { changeRequest, extendRequest } from './change-request.ts';
import { enterRequest } from './enter-request.ts';
import { listInformation, noteInformed } from './list-information.ts';
import { listRequests } from './list-requests.ts';
import { receiveRequest } from './receive-request.ts';
import { settleRequest } from './settle-request.ts';
import { writePersonFile } from './write-person-file.ts';

export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, privacyApi.requests, 'member', async ({ ctx }) => listRequests(ctx));
  serve(app, deps, privacyApi.enter, 'member', async ({ ctx, body }) => enterRequest(ctx, body));
  serve(app, deps, privacyApi.change, 'member', async ({ ctx, params, body }) =>
    changeRequest(ctx, params.id, body),
  );
  serve(app, deps, privacyApi.extend, 'member', async ({ ctx, params, body }) =>
    extendRequest(ctx, params.id, body.reason),
  );
  serve(app, deps, privacyApi.settle, 'member', async ({ ctx, params, body }) =>
    settleRequest(ctx, params.id, body),
  );
  serve(app, deps, privacyApi.information, 'member', async ({ ctx }) => listInformation(ctx));
  serve(app, deps, privacyApi.noteInformed, 'member', async ({ ctx, body }) =>
    noteInformed(ctx, body.personIds, body.how),
  );
  serveFile(app, deps, privacyApi.paperFile, 'member', async ({ ctx, params }) => ({
    name: `dossier-${params.id}.pdf`,
    type: 'application/pdf',
    content: Readable.from([await writePersonFile(ctx, params.id)]),
  }));
  serve(app, deps, privacyApi.ask, 'public', async ({ ctx, body, request }) => {
    await receiveRequest(ctx, body, clientAddress(request));
    return {
      message:
        'Votre demande est enregistrée. L’expéditeur a un mois pour vous répondre, à l’adresse que vous avez donnée.',
    };
  });
}
