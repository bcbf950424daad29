import type { FastifyInstance } from 'fastify';
import { writingApi } from '#contract/texts/writing.ts';
import { defaultBannedPhrases } from '#core/text-gate/wording/default-banned-phrases.ts';
import type { Deps } from '#server/deps.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addWord, changeWritingSettings } from './change-writing-settings.ts';
import { readWritingSettings } from './read-writing-settings.ts';

export function writingSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, writingApi.settings, 'member', async ({ ctx }) => present(ctx));
  serve(app, deps, writingApi.changeSettings, 'member', async ({ ctx, body }) => {
    await changeWritingSettings(ctx, body);
    return present(ctx);
  });
  serve(app, deps, writingApi.addWord, 'member', async ({ ctx, body }) => {
    await addWord(ctx, body.word);
    return present(ctx);
  });
}

const present = async (ctx: MemberCtx) => ({
  ...(await readWritingSettings(ctx, ctx.actor.workspaceId)),
  defaultBannedPhrases: [...defaultBannedPhrases],
});
