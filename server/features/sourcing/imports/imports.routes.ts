import type { FastifyInstance } from 'fastify';
import { importLimits, importsApi } from '#contract/sourcing/imports.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { confirmImport } from './confirm-import.ts';
import { createImport } from './create-import.ts';
import { limitUploads } from './file/uploads-at-once.ts';
import { getImport } from './get-import.ts';
import { writeRefusals } from './list-refusals.ts';
import { presentImport } from './present-import.ts';
import { previewImport } from './preview-import.ts';
import { removeImport } from './remove-import.ts';
import { updateImport } from './update-import.ts';

export async function importRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope, _options, done) => {
    limitUploads(scope);
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: importLimits.bytes },
      (_request, body, done) => done(null, body),
    );
    // Said of a file, not of a call.
    scope.setErrorHandler((error: { statusCode?: number }) => {
      if (error.statusCode !== 413) throw error;
      throw new AppError('too_large', 'Ce fichier dépasse 20 Mo. Partagez-le en plusieurs fichiers.');
    });
    serve(scope, deps, importsApi.create, 'member', async ({ ctx, query, request }) => {
      const { body } = request;
      if (!(body instanceof Uint8Array)) throw new AppError('invalid_input', 'Choisissez un fichier.');
      return presentImport(await createImport(ctx, { name: query.name, bytes: body }), ctx.clock.now());
    });
    done();
  });
  serve(app, deps, importsApi.one, 'member', async ({ ctx, params }) =>
    presentImport(await getImport(ctx, params.id), ctx.clock.now()),
  );
  serve(app, deps, importsApi.preview, 'member', async ({ ctx, params, query }) =>
    previewImport(ctx, params.id, query),
  );
  serve(app, deps, importsApi.update, 'member', async ({ ctx, params, body }) =>
    presentImport(await updateImport(ctx, params.id, body), ctx.clock.now()),
  );
  serve(app, deps, importsApi.confirm, 'member', async ({ ctx, params, body }) =>
    presentImport(await confirmImport(ctx, params.id, body), ctx.clock.now()),
  );
  serveFile(app, deps, importsApi.refusals, 'member', async ({ ctx, params }) => ({
    name: 'lignes-ecartees.csv',
    type: 'text/csv; charset=utf-8',
    content: await writeRefusals(ctx, params.id),
  }));
  serve(app, deps, importsApi.remove, 'member', async ({ ctx, params }) => {
    await removeImport(ctx, params.id);
    return { success: true as const };
  });
}
