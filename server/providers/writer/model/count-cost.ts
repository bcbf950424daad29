import type { LanguageModelUsage } from 'ai';
import type { ModelConfig, ModelProvider } from './model-config.ts';

export type Tokens = { input: number; cached: number; written: number; output: number };
export const noTokens: Tokens = { input: 0, cached: 0, written: 0, output: 0 };

/** Writing a prefix to the cache costs more than reading it anew, where the provider says so. */
const writeFactors: Partial<Record<ModelProvider, number>> = { anthropic: 1.25 };

export const readTokens = (usage: LanguageModelUsage | undefined): Tokens => ({
  input: usage?.inputTokens ?? 0,
  cached: usage?.inputTokenDetails?.cacheReadTokens ?? 0,
  written: usage?.inputTokenDetails?.cacheWriteTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

/** A price per million tokens is a price in millionths per token. */
export function countCost(tokens: Tokens, { provider, prices }: Pick<ModelConfig, 'provider' | 'prices'>) {
  if (!prices) return null;
  const fresh = Math.max(0, tokens.input - tokens.cached - tokens.written);
  const written = tokens.written * (writeFactors[provider] ?? 1);
  return Math.round(
    (fresh + written) * prices.input + tokens.cached * prices.cached + tokens.output * prices.output,
  );
}
