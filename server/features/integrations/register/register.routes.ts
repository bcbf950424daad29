import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { privacyApi } from '#contract/overview/privacy.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { exportRegister } from './export-register.ts';
import { readRegister } from './read-register.ts';
import { writeDutiesPaper } from './write-duties-paper.ts';
import { writeRegisterEntry } from './write-register.ts';

export function registerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, privacyApi.register, 'member', async ({ ctx }) => readRegister(ctx));
  serve(app, deps, privacyApi.writeRegister, 'member', async ({ ctx, params, body }) =>
    writeRegisterEntry(ctx, params.id, body.written),
  );
  serveFile(app, deps, privacyApi.registerFile, 'member', async ({ ctx, query: { format } }) => ({
    name: `registre-des-traitements.${format}`,
    type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
    content: Readable.from([await exportRegister(ctx, format)]),
  }));
  serveFile(app, deps, privacyApi.dutiesFile, 'member', async ({ ctx }) => ({
    name: `donnees-des-personnes-${ctx.clock.now().toISOString().slice(0, 10)}.pdf`,
    type: 'application/pdf',
    content: Readable.from([await writeDutiesPaper(ctx)]),
  }));
}
