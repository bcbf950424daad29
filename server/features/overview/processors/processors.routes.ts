import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { privacyApi } from '#contract/overview/privacy.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { readAgreement, writeAgreementPaper } from './read-agreement.ts';

export function processorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, privacyApi.agreement, 'member', async ({ ctx }) => readAgreement(ctx));
  serveFile(app, deps, privacyApi.agreementFile, 'member', async ({ ctx }) => ({
    name: 'contrat-de-sous-traitance.pdf',
    type: 'application/pdf',
    content: Readable.from([await writeAgreementPaper(ctx)]),
  }));
}
