import type { FastifyInstance } from 'fastify';
import { writingApi } from '#contract/texts/writing.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addRule } from './add-rule.ts';
import { changeRule } from './change-rule.ts';
import { learnFromSamples } from './learn-from-samples.ts';
import { readVoiceRules } from './list-voice-rules.ts';
import { presentRule } from './present-rule.ts';
import { removeRule } from './remove-rule.ts';

export function voiceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, writingApi.voice, 'member', async ({ ctx }) =>
    (await readVoiceRules(ctx, ctx.actor.workspaceId)).map(presentRule),
  );
  serve(app, deps, writingApi.addRule, 'member', async ({ ctx, body }) =>
    presentRule(await addRule(ctx, body.habit)),
  );
  serve(app, deps, writingApi.changeRule, 'member', async ({ ctx, params, body }) =>
    presentRule(await changeRule(ctx, params.id, body)),
  );
  serve(app, deps, writingApi.removeRule, 'member', async ({ ctx, params }) => {
    await removeRule(ctx, params.id);
    return { message: 'La règle est retirée.' };
  });
  serve(app, deps, writingApi.learnFromSamples, 'member', async ({ ctx, body }) => {
    const rules = await learnFromSamples(ctx, body.texts);
    return { rules: rules.map(presentRule), message: describeOutcome(rules.length, body.texts.length) };
  });
}

function describeOutcome(rules: number, texts: number): string {
  const read = texts > 1 ? `${texts} textes lus` : 'Un texte lu';
  if (rules === 0) return `${read}\u00a0: rien d’assez régulier pour en faire une règle.`;
  return `${read}\u00a0: ${rules > 1 ? `${rules} habitudes retenues` : 'une habitude retenue'}.`;
}
