import type { FastifyInstance } from 'fastify';
import { accountDataApi } from '#contract/integrations/account-data.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { askExport, openExport, readExport } from './ask-export.ts';
import { askDeletion, cancelDeletion, readDeletion } from './delete-account.ts';

export function accountDataRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, accountDataApi.readExport, 'member', async ({ ctx }) => readExport(ctx));
  serve(app, deps, accountDataApi.askExport, 'member', async ({ ctx }) => askExport(ctx));
  serveFile(app, deps, accountDataApi.exportFile, 'member', async ({ ctx }) => ({
    name: `accroche-${ctx.clock.now().toISOString().slice(0, 10)}.zip`,
    type: 'application/zip',
    content: await openExport(ctx),
  }));
  serve(app, deps, accountDataApi.readDeletion, 'member', async ({ ctx }) => readDeletion(ctx));
  serve(app, deps, accountDataApi.askDeletion, 'member', async ({ ctx, body }) => askDeletion(ctx, body));
  serve(app, deps, accountDataApi.cancelDeletion, 'member', async ({ ctx }) => cancelDeletion(ctx));
}
